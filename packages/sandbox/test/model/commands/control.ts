import fc from "fast-check";
import { expect } from "vitest";
import { COMPONENTS } from "../../../../../test/oracle/update.js";
import { validBodies } from "../requests/pool.js";
import { pick } from "../requests/requests.js";
import type { Service } from "../service/sandbox-service.js";
import { compareAll, type Session } from "../session.js";
import { workspaceNames } from "../settings.js";
import { creationQuota, rateLimit, reuseOfRequestId, windows } from "../world/windows.js";
import { newWorld, plant, restarted, states } from "../world/world.js";
import { campaignAt, commandsOf, hasCampaigns } from "./command.js";

export async function advanceBy(ms: number, { world }: Session, service: Service): Promise<void> {
  world.now += ms;
  await service.advance(ms);
}

const offset = fc.constantFrom(0, -1, 1);
const { SECOND, MINUTE, HOUR, DAY } = windows;

export const advance = commandsOf(
  "advance",
  fc.oneof(
    fc.nat(2_000),
    fc.tuple(fc.constantFrom(SECOND, MINUTE, HOUR, DAY), offset).map(([length, by]) => length + by),
  ),
  advanceBy,
);

/** Advances to the moment at which an event stops counting, or a millisecond before or after. */
export const advanceToEdge = commandsOf(
  "advanceToEdge",
  fc.record({ edge: fc.nat(30), offset }),
  async (data, session, service) => {
    const ahead = edgesAhead(session);
    const edge = ahead[data.edge % ahead.length];
    if (edge !== undefined) await advanceBy(Math.max(0, edge + data.offset - session.world.now), session, service);
  },
  (session) => edgesAhead(session).length > 0,
);

function edgesAhead({ world }: Session): number[] {
  const ends = [...world.histories.values()].flatMap(({ calls, created, requestIds }) => [
    ...rateLimit.flatMap(({ length }) => calls.map((time) => time + length)),
    ...creationQuota.flatMap(({ length }) => created.map((time) => time + length)),
    ...requestIds.map(({ channel, at }) => at + reuseOfRequestId[channel]),
  ]);
  return [...new Set(ends)].filter((end) => end > world.now).sort((a, b) => a - b);
}

export const setState = commandsOf(
  "setState",
  fc.record({ campaign: fc.nat(9), state: fc.constantFrom(...states) }),
  async (data, session, service) => {
    const campaign = campaignAt(session, data.campaign);
    campaign.state = data.state;
    await service.setState(campaign.id, data.state);
  },
  hasCampaigns,
);

export const inject = commandsOf(
  "inject",
  fc.record({
    kind: fc.constantFrom(429 as const, 500 as const, "drop" as const),
    isAfter: fc.boolean(),
    left: fc.integer({ min: 1, max: 3 }),
  }),
  async (fault, { world }, service) => {
    world.faults = world.faults.map((faults) => [...faults, fault]);
    await service.inject(fault);
  },
);

export const limit = commandsOf("limit", fc.boolean(), async (isLimited, { world }, service) => {
  world.isLimited = isLimited;
  await service.limit(isLimited);
});

export const reset = commandsOf("reset", fc.constant("all"), async (_, session, service) => {
  session.world = newWorld(session.world.settings, session.world.now);
  await service.reset();
});

/** Stores a campaign, valid or not: a new one, or one that replaces another. */
export const seed = commandsOf(
  "seed",
  fc.record({
    workspace: fc.constantFrom(...workspaceNames),
    state: fc.constantFrom(...states),
    body: fc.nat(99),
    without: fc.constantFrom("nothing", ...COMPONENTS, "channel", "campaign_delivery_type"),
    replaces: fc.option(fc.nat(9)),
  }),
  async ({ workspace, state, body: choice, without, replaces }, session, service) => {
    const { [without]: _, ...body } = pick(validBodies[workspace], choice) ?? {};
    const replaced = replaces === null || !hasCampaigns(session) ? undefined : campaignAt(session, replaces).id;
    const campaign = { workspace, state, body, ...(replaced !== undefined && { id: replaced }) };
    if (replaced !== undefined && !plant(session.world, { ...campaign, id: replaced })) {
      await expect(service.seed([campaign])).rejects.toThrow();
      return;
    }
    const [id = ""] = await service.seed([campaign]);
    if (replaced === undefined) plant(session.world, { ...campaign, id });
    else expect(id).toBe(replaced);
  },
);

export const restart = commandsOf("restart", fc.constant("all"), async (_, session, service) => {
  restarted(session.world);
  await service.restart();
});

export const compare = commandsOf("compare", fc.constant("campaigns"), (_, session, service) =>
  compareAll(session, service),
);
