import fc from "fast-check";
import { changes, patchOf } from "../requests/patches.js";
import { basic, pick, updateRequestOf, withHeaders } from "../requests/requests.js";
import { exchange, type Session } from "../session.js";
import type { ClientRequest } from "../world/client-request.js";
import { campaignAt, commandsOf } from "./command.js";

const choice = fc.nat(9);

/** The same key again: with the same request, or with another one. */
const ways = ["same", "patch", "publishing", "request", "id", "text", "unknown", "credentials"] as const;

interface Repetition {
  readonly update: number;
  readonly way: (typeof ways)[number];
  readonly campaign: number;
  readonly changes: Parameters<typeof patchOf>[1];
}

/** Late updates come first, as in practice. */
const updateAt = ({ updates }: Session, index: number) => pick([...updates].reverse(), index);

export const repeat = commandsOf(
  "repeat",
  fc.record({ update: choice, way: fc.constantFrom("same" as const, ...ways), campaign: choice, changes }),
  async (data, session, service) => {
    const earlier = updateAt(session, data.update);
    if (earlier !== undefined) await exchange(session, service, repeated(session, earlier, data));
  },
  ({ world, updates }) => world.campaigns.length > 0 && updates.length > 0,
);

function repeated(
  session: Session,
  earlier: ClientRequest,
  { way, campaign, changes: wanted }: Repetition,
): ClientRequest {
  const key = { "idempotency-key": earlier.headers["idempotency-key"] };
  const target = campaignAt(session, campaign);
  switch (way) {
    case "same":
      return earlier;
    case "patch":
      return { ...earlier, text: JSON.stringify(patchOf(target, wanted)) };
    case "publishing":
      return { ...earlier, text: JSON.stringify({ status: "PUBLISH" }) };
    case "id":
      return withHeaders(earlier, { "x-svc-request-id": `again-${session.fresh()}` });
    case "text":
      return { ...earlier, text: "{" };
    case "unknown":
      return { ...earlier, path: "/v5/campaigns/unknown" };
    case "credentials":
      return withHeaders(earlier, { authorization: basic(target.workspace).slice(0, -4) });
    // The campaign may be in another workspace, which does not know the key.
    case "request":
      return withHeaders(updateRequestOf(session, target, patchOf(target, wanted)), key);
  }
}
