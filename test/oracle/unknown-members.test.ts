// Tests that lint names unknown members whatever the channel. Without a channel, these are unknown to both channels.
import { expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../../src/index.js";
import { ABSENT, email, type Json, on, push } from "./bodies.js";

/** No member of it implies a channel. */
const untold = (edits: Json) =>
  on(push, {
    ...{ channel: ABSENT, advanced: ABSENT, basic_details: { name: "n" } },
    campaign_content: { content: {} },
    ...edits,
  });

const at = (place: string) => (violation: { path: string }) => violation.path === place;

const named = ["nonsense", "basic_details.nonsense", "delivery_controls.nonsense", "scheduling_details.nonsense"];

it.each([
  ["Push", push],
  ["Email", email],
  ["no channel", () => untold({})],
  ["no channel, with members of both", () => untold({ connector: {}, advanced: {} })],
  ["a wrong channel", () => untold({ channel: "SMS" })],
])("%s", (_, base) => {
  for (const place of named) {
    const body = on(base, { [place]: 1 });
    expect(validateCreate(body, { lint: true }).warnings.filter(at(place)), place).toHaveLength(1);
    expect(validateUpdate(body, { lint: true }).warnings.filter(at(place)), place).toHaveLength(1);
    const empty = on(base, { [place]: undefined });
    expect(validateCreate(empty, { lint: true }).warnings.filter(at(place)), place).toEqual([]);
  }
});

it.each([
  "connector",
  "advanced",
  "basic_details.platforms",
  "basic_details.content_type",
  "delivery_controls.queuing_enabled",
])("%s is not unknown to both channels", (place) => {
  const others = { connector: {}, advanced: {}, [place]: {} };
  const { warnings } = validateCreate(untold(others), { lint: true, features: ["QUEUING"] });
  expect(warnings.filter(at(place))).toEqual([]);
});

it("a publish names unknown members", () => {
  const patch = { status: "PUBLISH", nonsense: 1, version: undefined };
  const paths = validateUpdate(patch, { lint: true }).warnings.map(({ path }) => path);
  expect(paths.filter((path) => ["nonsense", "version"].includes(path))).toEqual(["nonsense"]);
});
