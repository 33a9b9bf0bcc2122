import { validateCreate } from "campaign-rules";
import { jsonSchemaDocument } from "campaign-rules/schemas";
import { expect, it } from "vitest";
import { features } from "../../../../src/rules/rule-context.js";
import { channels } from "../../../../src/structure/channel.js";
import { deliveryTypes, emailDeliveryTypes } from "../../src/examples/delivery-types.js";
import { call } from "../support/call.js";
import { connect } from "../support/connect.js";

const client = await connect();
const example = (args: Record<string, unknown>) => call(client, "campaign_example", args);

type Scene = readonly [channel: (typeof channels)[number], type: (typeof deliveryTypes)[number]];

const typesOf = (channel: string) => (channel === "EMAIL" ? emailDeliveryTypes : deliveryTypes);
const scenes = channels.flatMap((channel) => typesOf(channel).map((type): Scene => [channel, type]));

it("the delivery types of each channel are those of the schema", () => {
  const { $defs = {} } = jsonSchemaDocument("create-request");
  const typesIn = (name: string) => {
    const { properties } = $defs[name] as { properties: { campaign_delivery_type: { enum: readonly string[] } } };
    return properties.campaign_delivery_type.enum;
  };
  expect(typesIn("PushCreateRequest")).toEqual(deliveryTypes);
  expect(typesIn("EmailCreateRequest")).toEqual(emailDeliveryTypes);
});

it.each(scenes)(
  "an example for %s %s is valid without warnings, and the same for the same seed",
  async (channel, type) => {
    for (const kind of ["minimal", "varied"]) {
      for (const [seed, chosen] of [
        [1, []],
        [2, features],
      ] as const) {
        const args = { channel, delivery_type: type, kind, seed, features: chosen };
        const { body } = await example(args);
        const { ok, warnings } = validateCreate(body, { features: chosen, lint: true });
        expect([ok, warnings]).toEqual([true, []]);
        expect((await example(args)).body).toEqual(body);
      }
    }
  },
);

it("a minimal example contains nothing that can be left out", async () => {
  for (const [channel, type] of scenes) {
    const { body } = await example({ channel, delivery_type: type });
    for (const key of Object.keys(body as object)) {
      const without = { ...(body as object), [key]: undefined };
      const { ok, warnings } = validateCreate(JSON.parse(JSON.stringify(without)), { features: [], lint: true });
      expect([channel, type, key, ok && warnings.length === 0]).toEqual([channel, type, key, false]);
    }
  }
});

it("different seeds give different varied examples", async () => {
  const args = { channel: "PUSH", delivery_type: "ONE_TIME", kind: "varied" };
  const bodies = await Promise.all([1, 2, 3].map((seed) => example({ ...args, seed })));
  expect(new Set(bodies.map(({ body }) => JSON.stringify(body))).size).toBe(3);
});

it("Email has no delivery types of Push", async () => {
  expect(await example({ channel: "EMAIL", delivery_type: "DEVICE_TRIGGERED" })).toEqual({
    refused:
      "Email has no campaigns of the type DEVICE_TRIGGERED, only ONE_TIME, PERIODIC, EVENT_TRIGGERED, BUSINESS_EVENT_TRIGGERED",
  });
});
