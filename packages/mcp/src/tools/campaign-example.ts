import { z } from "zod";
import { features } from "../../../../src/rules/rule-context.js";
import { channels } from "../../../../src/structure/channel.js";
import { answer, Refusal } from "../answers/answer.js";
import { orText, parameters, scalar } from "../documents/parameters.js";
import { deliveryTypes, emailDeliveryTypes } from "../examples/delivery-types.js";
import type { RegisterTool } from "./tool-list.js";

const input = parameters({
  channel: z.enum(channels),
  delivery_type: z.enum(deliveryTypes).describe(`Email has only ${emailDeliveryTypes.join(", ")}.`),
  kind: z
    .enum(["minimal", "varied"])
    .default("minimal")
    .describe("minimal has only what the request needs; varied also has optional members, with random texts."),
  seed: scalar(z.int32().min(0).default(1)).describe("The same seed gives the same example."),
  features: orText("features", "an array", z.array(z.enum(features)).max(features.length).default([])).describe(
    "The features of the workspace.",
  ),
});

const output = {
  seed: z.int(),
  body: z.looseObject({}).describe("The body of a create request that the service accepts without warnings."),
};

export const registerCampaignExample: RegisterTool = (tools) => {
  tools.registerTool(
    "campaign_example",
    {
      title: "Get an example of a campaign",
      description: "Returns the body of a valid create request for a channel and a delivery type, to start from.",
      inputSchema: input,
      outputSchema: z.strictObject(output),
    },
    async (args) => {
      const { channel, delivery_type: type, seed } = args;
      if (channel === "EMAIL" && !emailDeliveryTypes.includes(type)) {
        throw new Refusal(`Email has no campaigns of the type ${type}, only ${emailDeliveryTypes.join(", ")}`);
      }
      // The generators take half a second to load, and most sessions do not need them.
      const { exampleOf } = await import("../examples/example-of.js");
      const example = {
        channel,
        deliveryType: type,
        isMinimal: args.kind === "minimal",
        seed,
        features: args.features,
      };
      return answer({ seed, body: exampleOf(example) });
    },
  );
};
