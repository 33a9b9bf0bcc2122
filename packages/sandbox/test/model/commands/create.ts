import fc from "fast-check";
import { faultyBodies, validBodies } from "../requests/pool.js";
import { createRequestOf, pick } from "../requests/requests.js";
import { exchange, type Session } from "../session.js";
import { type WorkspaceName, workspaceNames } from "../settings.js";
import type { ClientRequest } from "../world/client-request.js";
import { reuseOfRequestId } from "../world/windows.js";
import { commandsOf } from "./command.js";
import { advanceBy } from "./control.js";

const workspace = fc.constantFrom(...workspaceNames);
const bodyChoice = fc.nat(validBodies.ALPHA.length - 1);

/** Mostly a new id, otherwise one of a few that are shared, or one that was used before. */
const requestIds = fc.oneof(
  { arbitrary: fc.constant("fresh" as const), weight: 6 },
  { arbitrary: fc.constantFrom("shared-1", "shared-2", "__proto__", "\0", "x".repeat(300)), weight: 1 },
  { arbitrary: fc.nat(9), weight: 3 },
);

function requestIdFor(session: Session, chosen: string | number): string {
  if (chosen === "fresh") return `r-${session.fresh()}`;
  if (typeof chosen === "string") return chosen;
  return usedAt(session, chosen)?.requestId ?? `r-${session.fresh()}`;
}

/** A valid request, which the limits may still reject. */
function validCreate(
  session: Session,
  { workspace, body, requestId }: { workspace: WorkspaceName; body: number; requestId: string | number },
): ClientRequest {
  const valid = pick(validBodies[workspace], body);
  return createRequestOf(workspace, { ...valid, request_id: requestIdFor(session, requestId) });
}

export const createValid = commandsOf(
  "createValid",
  fc.record({ workspace, body: bodyChoice, requestId: requestIds }),
  (data, session, service) => exchange(session, service, validCreate(session, data)),
);

export const createInvalid = commandsOf(
  "createInvalid",
  fc.record({ workspace, body: fc.nat(faultyBodies.length - 1) }),
  ({ workspace: name, body }, session, service) =>
    exchange(session, service, createRequestOf(name, faultyBodies[body])),
);

/** Repeats an id, on the same channel or with any body. */
export const createRepeated = commandsOf(
  "createRepeated",
  fc.record({ used: fc.nat(9), body: bodyChoice, isSameChannel: fc.boolean() }),
  (data, session, service) => exchange(session, service, repeatedCreate(session, data)),
  hasUsedIds,
);

/** Repeats an id when it is about to be free again, or would be on the other channel. */
export const createRepeatedLater = commandsOf(
  "createRepeatedLater",
  fc.record({
    used: fc.nat(9),
    after: fc.constantFrom("PUSH" as const, "EMAIL" as const),
    offset: fc.constantFrom(0, -1, 1),
  }),
  async ({ used, after, offset }, session, service) => {
    const ms = (usedAt(session, used)?.at ?? 0) + reuseOfRequestId[after] + offset - session.world.now;
    await advanceBy(Math.max(0, ms), session, service);
    await exchange(session, service, repeatedCreate(session, { used, body: 0, isSameChannel: true }));
  },
  hasUsedIds,
);

function hasUsedIds({ world }: Session): boolean {
  return [...world.histories.values()].some((history) => history.requestIds.length > 0);
}

/** Late uses come first. */
function usedAt({ world }: Session, choice: number) {
  const used = [...world.histories].flatMap(([workspace, { requestIds }]) =>
    requestIds.map((one) => ({ ...one, workspace })),
  );
  return pick(used.reverse(), choice);
}

function repeatedCreate(
  session: Session,
  { used: choice, body, isSameChannel }: { used: number; body: number; isSameChannel: boolean },
): ClientRequest {
  const { workspace: known, channel, requestId } = usedAt(session, choice) ?? {};
  const name = workspaceNames.find((one) => one === known) ?? "ALPHA";
  const bodies = validBodies[name].filter((one) => !isSameChannel || one["channel"] === channel);
  return createRequestOf(name, { ...pick(bodies, body), request_id: requestId });
}

/** A body that may be valid in another workspace only. */
export const createForeign = commandsOf(
  "createForeign",
  fc.record({ workspace, from: workspace, body: bodyChoice, requestId: requestIds }),
  ({ workspace: name, from, ...data }, session, service) => {
    const { text } = validCreate(session, { ...data, workspace: from });
    return exchange(session, service, { ...createRequestOf(name, {}), text });
  },
);
