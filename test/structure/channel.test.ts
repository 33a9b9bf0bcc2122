import { expect, it } from "vitest";
import { channelIn, channelOf } from "../../src/structure/channel.js";

const email = { campaign_content: { content: { email: null } } };
const push = { campaign_content: { content: { push: null } } };

/** Every member of `basic_details` that only one channel has, and those that both have. */
const ofPush = [
  "platforms",
  "platform_specific_details",
  "broadcast_live_activity_id",
  "geofences",
  "send_to_triggered_platform_only",
];
const ofEmail = [
  "content_type",
  "user_attribute_identifier",
  "subscription_category",
  "send_only_double_opt_in_users",
  "deduplication_attribute",
];
const ofBoth = { name: "n", business_event: "b", tags: [], team: "t" };

const basics = (name: string, value: unknown = null) => ({ basic_details: { ...ofBoth, [name]: value } });

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
  ["PUSH", { ...push, connector: undefined, campaign_content: { content: { email: undefined, push: null } } }],
  ["unknown", { advanced: undefined, basic_details: { platforms: undefined, content_type: undefined } }],
  ["PUSH", { basic_details: { platforms: null, content_type: undefined } }],
  ["EMAIL", { channel: null, ...email }],
  ["EMAIL", { channel: ["PUSH"], connector: null }],
  ["EMAIL", email],
  ["EMAIL", { connector: null }],
  ["PUSH", push],
  ["PUSH", { advanced: null }],
  ...ofPush.map((name): [string, Record<string, unknown>] => ["PUSH", basics(name)]),
  ...ofEmail.map((name): [string, Record<string, unknown>] => ["EMAIL", basics(name)]),
  // The channel decides before the members.
  ["PUSH", { channel: "push", ...basics("content_type") }],
  // Signs of both channels tell nothing, whatever their number.
  ["unknown", { ...push, connector: {} }],
  ["unknown", { ...push, advanced: {}, ...basics("content_type") }],
  ["unknown", { basic_details: { platforms: [], geofences: {}, content_type: "" } }],
  ["unknown", { ...basics("platforms"), ...email }],
  // Members of both channels, members in another place, and unknown ones are no signs.
  ["unknown", basics("contentType")],
  ["unknown", { content_type: "PROMOTIONAL", delivery_controls: { queuing_enabled: true, platforms: [] } }],
  ["unknown", { basic_details: ["platforms"] }],
  ["unknown", { campaign_content: { content: { en: { push: {} } }, locales: ["en"] } }],
  ["unknown", { campaign_delivery_type: "DEVICE_TRIGGERED" }],
  ["unknown", { channel: "SMS" }],
  ["unknown", {}],
  ["unknown", { campaign_content: { email: {}, push: {} }, content: { email: {} }, platforms: [], basic_details: {} }],
])("the channel is %s in %j", (channel, request) => expect(channelOf(request)).toBe(channel));

it("the channel of a stored campaign precedes the members of a request without one", () => {
  expect(channelOf(push, "EMAIL")).toBe("EMAIL");
  expect(channelOf({ channel: undefined, ...push }, "EMAIL")).toBe("EMAIL");
  expect(channelOf({ channel: null, ...push }, "EMAIL")).toBe("PUSH");
});

it.each([[null], ["PUSH"], [["PUSH"]], [undefined]])("the channel of %j is unknown", (value) => {
  expect(channelIn(value)).toBe("unknown");
});
