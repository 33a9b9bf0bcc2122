import fc from "fast-check";
import { changes, patchOf } from "../requests/patches.js";
import { basic, updateRequestOf, withHeaders } from "../requests/requests.js";
import { exchange } from "../session.js";
import { workspaceNames } from "../settings.js";
import { campaignAt, commandsOf, hasCampaigns } from "./command.js";

const campaign = fc.nat(9);

export const update = commandsOf(
  "update",
  fc.record({ campaign, changes }),
  (data, session, service) => {
    const target = campaignAt(session, data.campaign);
    return exchange(session, service, updateRequestOf(session, target, patchOf(target, data.changes)));
  },
  hasCampaigns,
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

/** A campaign of another workspace is not found, whatever the request is. */
export const updateOfAnother = commandsOf(
  "updateOfAnother",
  fc.record({ campaign, workspace: fc.constantFrom(...workspaceNames), status: fc.boolean() }),
  (data, session, service) => {
    const patch = data.status ? { status: "PUBLISH" } : { basic_details: null };
    const request = updateRequestOf(session, campaignAt(session, data.campaign), patch);
    return exchange(session, service, withHeaders(request, { authorization: basic(data.workspace) }));
  },
  hasCampaigns,
);
