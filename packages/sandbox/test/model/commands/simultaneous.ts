import fc from "fast-check";
import { expect } from "vitest";
import { changes, patchOf } from "../requests/patches.js";
import { plainEmail, plainPush } from "../requests/plain.js";
import { createRequestOf, updateRequestOf, withHeaders } from "../requests/requests.js";
import type { Service } from "../service/sandbox-service.js";
import { describe, type Session, shown } from "../session.js";
import { workspaceNames } from "../settings.js";
import { type Answer, answerOf } from "../world/answer.js";
import type { ClientRequest } from "../world/client-request.js";
import { type Call, serve } from "../world/serve.js";
import type { World } from "../world/world.js";
import { campaignAt, commandsOf, hasCampaigns } from "./command.js";

const count = fc.integer({ min: 2, max: 3 });
const workspace = fc.constantFrom(...workspaceNames);

/**
 * Simultaneous creations with the same `request_id` or with different ones. The limits may allow only some of them.
 */
export const createAtOnce = commandsOf(
  "createAtOnce",
  fc.record({ count, workspace, isSameId: fc.boolean(), plain: fc.constantFrom(plainPush, plainEmail) }),
  (data, session, service) => {
    const id = session.fresh();
    const requests = Array.from({ length: data.count }, (_, index) =>
      createRequestOf(data.workspace, { ...data.plain, request_id: `o-${id}-${data.isSameId ? "all" : index}` }),
    );
    return allAtOnce(session, service, requests);
  },
  hasNoFaults,
);

/** Simultaneous updates of one campaign or several, under the same key or different ones. */
export const updateAtOnce = commandsOf(
  "updateAtOnce",
  fc.record({
    isSameKey: fc.boolean(),
    patches: fc.array(fc.record({ campaign: fc.nat(1), changes, isPublishing: fc.boolean() }), {
      minLength: 2,
      maxLength: 3,
    }),
  }),
  ({ isSameKey, patches }, session, service) => {
    const requests = patches.map(({ campaign, changes: wanted, isPublishing }) => {
      const target = campaignAt(session, campaign);
      return updateRequestOf(session, target, isPublishing ? { status: "PUBLISH" } : patchOf(target, wanted));
    });
    const key = requests[0]?.headers["idempotency-key"];
    const sent = isSameKey ? requests.map((request) => withHeaders(request, { "idempotency-key": key })) : requests;
    return allAtOnce(session, service, sent);
  },
  (session) => hasCampaigns(session) && hasNoFaults(session),
);

/** A fault may hide an answer, without which the order cannot be determined. */
function hasNoFaults({ world }: Session): boolean {
  return world.faults.every((faults) => faults.length === 0);
}

/** Sends requests at the same time: there must be an order in which the model gives the same answers and campaigns. */
async function allAtOnce(session: Session, service: Service, requests: readonly ClientRequest[]): Promise<void> {
  const calls = requests.map((request) => session.call(request));
  const answers = (await Promise.all(calls.map((call) => service.send(call)))).map(answerOf);
  const sent = calls.map((call, index) => ({ call, answer: answers[index] as Answer }));
  const campaigns = JSON.stringify(shown(await service.campaigns()));

  const explanation = ordersOf(sent)
    .map((order) => explained(session.world, order))
    .find((world) => world !== undefined && JSON.stringify(shown(world.campaigns)) === campaigns);
  if (explanation !== undefined) {
    session.world = explanation;
    return;
  }
  const seen = sent.map(({ call, answer }) => `${describe(call.request)}\n  -> ${JSON.stringify(answer)}`);
  expect.fail(`no order explains these answers:\n${seen.join("\n")}\nand campaigns ${campaigns}`);
}

/** The world after these requests in this order; undefined if the answers differ. */
function explained(
  world: World,
  order: readonly { readonly call: Call; readonly answer: Answer }[],
): World | undefined {
  const { settings, ...memory } = world;
  const after: World = { ...structuredClone(memory), settings };
  const isSame = order.every(
    ({ call, answer }) => JSON.stringify(serve(after, call, answer)) === JSON.stringify(answer),
  );
  return isSame ? after : undefined;
}

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    ordersOf([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}
