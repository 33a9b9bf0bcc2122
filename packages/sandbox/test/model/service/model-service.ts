import type { Answer, Received, Refusal } from "../world/answer.js";
import { bodyOf } from "../world/client-request.js";
import { memberOf } from "../world/json.js";
import { type Call, serve } from "../world/serve.js";
import { newWorld, plant, restarted, type Settings } from "../world/world.js";
import type { Service } from "./service.js";

/** The model as a service, to test it with the same cases as a sandbox. */
export function modelService(settings: Settings, now: number): Service {
  let world = newWorld(settings, now);
  let made = 0;

  return {
    async send(call) {
      const answer = serve(world, call, openParts(call, ++made));
      return answer.status === 0 ? undefined : received(answer);
    },
    async advance(ms) {
      world.now += ms;
    },
    async setState(id, state) {
      for (const campaign of world.campaigns) if (campaign.id === id) campaign.state = state;
    },
    async inject(fault) {
      world.faults = world.faults.map((faults) => [...faults, fault]);
    },
    async limit(isLimited) {
      world.isLimited = isLimited;
    },
    async reset() {
      world = newWorld(settings, world.now);
    },
    async restart() {
      restarted(world);
    },
    async seed(campaigns) {
      const seeds = campaigns.map((campaign) => ({ ...campaign, id: campaign.id ?? `c-${++made}` }));
      if (!seeds.every((campaign) => plant(world, campaign))) throw new Error("is another workspace's");
      return seeds.map(({ id }) => id);
    },
    log: async (front) => structuredClone(world.logs[front] ?? []),
    campaigns: async (workspace) =>
      structuredClone(world.campaigns.filter((one) => workspace === undefined || one.workspace === workspace)),
    async close() {},
  };
}

/** Invented values for the parts that the specification leaves open. */
function openParts({ request }: Call, made: number): Answer {
  const requestId = request.headers["x-svc-request-id"] ?? memberOf(bodyOf(request), "request_id");
  const text = JSON.stringify({ response_id: requestId, type: "campaign", data: { made } });
  const refusal: Refusal = { code: "open", target: "open", details: ["open"], requestId: undefined };
  const body = { campaignId: `c-${made}`, text, responseId: requestId, ...refusal };
  return { status: 0, retryAfter: undefined, allow: undefined, body };
}

function received({ status, retryAfter, allow, body }: Answer): Received {
  const headers = {
    "content-type": "application/json",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(allow !== undefined && { allow }),
  };
  return { status, headers, text: "text" in body ? body.text : JSON.stringify(shown(body)) };
}

function shown(body: Exclude<Answer["body"], { text: string }>): unknown {
  if ("campaignId" in body) return { campaign_id: body.campaignId };
  const { code, target, details, requestId } = body;
  const shownDetails = details.map((detail) => ({ target: detail, message: "is wrong" }));
  return { error: { code, message: "is wrong", target, details: shownDetails, request_id: requestId } };
}
