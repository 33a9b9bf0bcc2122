import fc from "fast-check";
import { changes, patchOf } from "../requests/patches.js";
import { faultyBodies } from "../requests/pool.js";
import { updateRequestOf, withHeaders } from "../requests/requests.js";
import { exchange } from "../session.js";
import { isTooDeep } from "../world/client-request.js";
import { campaignAt, commandsOf, hasCampaigns } from "./command.js";

const campaign = fc.nat(9);

/** Members of an update that are not components. */
const stamps = fc.record(
  {
    updated_by: fc.constantFrom("jo@example.com", "jo", 1),
    version_note: fc.constantFrom("a note", "\0", 1),
    request_id: fc.constantFrom("in-body", "é", "\ud800", "x".repeat(300), 1),
  },
  { requiredKeys: [] },
);

export const update = commandsOf(
  "update",
  fc.record({ campaign, changes }),
  (data, session, service) => {
    const target = campaignAt(session, data.campaign);
    return exchange(session, service, updateRequestOf(session, target, patchOf(target, data.changes)));
  },
  hasCampaigns,
);

const headers = fc.constantFrom(undefined, "in-body", "in-header", "é", "x".repeat(300), "a, b");

export const updateWithStamps = commandsOf(
  "updateWithStamps",
  fc.record({ campaign, changes, stamps, header: headers }),
  (data, session, service) => {
    const target = campaignAt(session, data.campaign);
    const request = updateRequestOf(session, target, { ...patchOf(target, data.changes), ...data.stamps });
    return exchange(session, service, withHeaders(request, { "x-svc-request-id": data.header }));
  },
  hasCampaigns,
);

export const updateWithAnything = commandsOf(
  "updateWithAnything",
  fc.record({ campaign, body: fc.nat(faultyBodies.length - 1), isText: fc.boolean() }),
  (data, session, service) => {
    const request = updateRequestOf(session, campaignAt(session, data.campaign), faultyBodies[data.body]);
    return exchange(session, service, data.isText ? { ...request, text: request.text.slice(0, -1) } : request);
  },
  (session, { body }) =>
    hasCampaigns(session) && (session.world.settings.limits !== "off" || !isTooDeep(faultyBodies[body])),
);

const statuses = fc.oneof(
  { arbitrary: fc.constant("PUBLISH"), weight: 8 },
  { arbitrary: fc.constantFrom("STOP", "PAUSE", "RESUME", "publish", "", null, 1), weight: 2 },
);

const beside = fc.oneof(
  { arbitrary: fc.constant({}), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      { utm_params: { utm_source: "a", utm_medium: "b" } },
      { advanced: null },
      { channel: "EMAIL" },
      { connector: {} },
      { version_note: "note" },
      { updated_by: "nobody" },
    ),
    weight: 3,
  },
);

export const publish = commandsOf(
  "publish",
  fc.record({ campaign, status: statuses, beside }),
  (data, session, service) => {
    const target = campaignAt(session, data.campaign);
    return exchange(session, service, updateRequestOf(session, target, { status: data.status, ...data.beside }));
  },
  hasCampaigns,
);

const faultyHeaders = fc.constantFrom(
  { "idempotency-key": undefined },
  { "idempotency-key": "8f2b6c1e-4d3a-1b7f-9c21-5e0d7a6b3f10" },
  { "idempotency-key": "key" },
  { "content-type": "text/plain" },
  { "x-svc-request-id": undefined },
  { "idempotency-key": undefined, "x-svc-request-id": undefined, "content-type": "text/html" },
);

export const updateWithFaultyHeaders = commandsOf(
  "updateWithFaultyHeaders",
  fc.record({ campaign, changes, headers: faultyHeaders, isPublishing: fc.boolean() }),
  (data, session, service) => {
    const target = campaignAt(session, data.campaign);
    const patch = data.isPublishing ? { status: "PUBLISH" } : patchOf(target, data.changes);
    return exchange(session, service, withHeaders(updateRequestOf(session, target, patch), data.headers));
  },
  hasCampaigns,
);
