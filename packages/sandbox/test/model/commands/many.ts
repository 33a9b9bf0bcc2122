import fc from "fast-check";
import { plainPush } from "../requests/plain.js";
import { createRequestOf } from "../requests/requests.js";
import { exchange, type Session } from "../session.js";
import { workspaceNames } from "../settings.js";
import { creationQuota, type Limit, rateLimit, waitFor } from "../world/windows.js";
import { historyOf } from "../world/world.js";
import { commandsOf } from "./command.js";
import { advanceBy } from "./control.js";

const workspace = fc.constantFrom(...workspaceNames);
const created = (session: Session) => ({ ...plainPush, request_id: `m-${session.fresh()}` });

/** Creations at regular intervals, near those that the limits allow. */
export const createMany = commandsOf(
  "createMany",
  fc.record({
    workspace,
    count: fc.integer({ min: 2, max: 8 }),
    gap: fc.constantFrom(0, 1, 199, 200, 201, 999, 1_000),
  }),
  async ({ workspace: name, count, gap }, session, service) => {
    for (let made = 0; made < count; made++) {
      await exchange(session, service, createRequestOf(name, created(session)));
      await advanceBy(gap, session, service);
    }
  },
);

/** Creations, or calls that fail, as fast as the limits allow, until the longest window is full. */
export const fill = commandsOf(
  "fill",
  fc.record({ workspace, what: fc.constantFrom("created" as const, "calls" as const), most: fc.constantFrom(25, 100) }),
  async ({ workspace: name, what, most }, session, service) => {
    const limit = what === "created" ? creationQuota : rateLimit;
    for (let made = 0; made < most; made++) {
      const body = what === "created" ? created(session) : {};
      await exchange(session, service, createRequestOf(name, body));
      const wait = waitUnderLongest(limit, session, name, what);
      if (wait > 0) await advanceBy(wait, session, service);
    }
    await exchange(session, service, createRequestOf(name, created(session)));
  },
  ({ world }) => world.isLimited,
);

/** The wait until all windows but the longest have room. */
function waitUnderLongest(limit: Limit, { world }: Session, workspace: string, what: "created" | "calls"): number {
  const history = historyOf(world, workspace);
  return Math.max(
    waitFor(limit.slice(0, -1), history[what], world.now),
    waitFor(rateLimit.slice(0, -1), history.calls, world.now),
  );
}
