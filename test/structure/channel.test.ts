import { expect, it } from "vitest";
import { channelIn, channelOf } from "../../src/structure/channel.js";

const email = { campaign_content: { content: { email: undefined } } };
const push = { campaign_content: { content: { push: undefined } } };

it.each<[channel: string, request: Record<string, unknown>]>([
  ["PUSH", { channel: "PUSH", ...email }],
  ["EMAIL", { channel: "EMAIL", ...push }],
  ["PUSH", { channel: " Push\n", ...email }],
  ["EMAIL", { channel: "eMail", ...push }],
  ["PUSH", { channel: `PUSH${" ".repeat(60)}`, ...email }],
  // Longer texts are not compared.
  ["EMAIL", { channel: `PUSH${" ".repeat(61)}`, ...email }],
  ["EMAIL", { channel: "SMS", ...email }],
  ["EMAIL", { channel: undefined, ...email }],
  ["EMAIL", { channel: ["PUSH"], connector: undefined }],
  ["EMAIL", email],
  ["EMAIL", { connector: null }],
  ["PUSH", push],
  ["PUSH", { advanced: null }],
  ["PUSH", { basic_details: { platforms: null } }],
  ["unknown", { ...push, connector: {} }],
  ["unknown", { channel: "SMS" }],
  ["unknown", {}],
  ["unknown", { campaign_content: { email: {}, push: {} }, content: { email: {} }, platforms: [], basic_details: {} }],
])("the channel is %s in %j", (channel, request) => expect(channelOf(request)).toBe(channel));

it("the channel of a stored campaign precedes the members of a request without one", () => {
  expect(channelOf(push, "EMAIL")).toBe("EMAIL");
  expect(channelOf({ channel: undefined, ...push }, "EMAIL")).toBe("PUSH");
});

it.each([[null], ["PUSH"], [["PUSH"]], [undefined]])("the channel of %j is unknown", (value) => {
  expect(channelIn(value)).toBe("unknown");
});
