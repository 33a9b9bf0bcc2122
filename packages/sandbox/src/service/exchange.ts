import type { Faults } from "../control/faults.js";
import { type LogEntry, MOST_FINDINGS, type RequestLog } from "../control/log.js";
import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import type { Decided } from "./decided.js";
import { handle } from "./handle.js";
import { routeOf } from "./route.js";
import type { Service } from "./service.js";
import { faultAnswer } from "./with-fault.js";

/** The longest path that the log shows, in characters. */
const LONGEST_PATH = 200;

/** Answers a request to the service, subject to the next fault, and logs it. */
export async function exchange(
  incoming: Incoming,
  service: Service,
  faults: Faults,
  log: RequestLog,
): Promise<Outgoing> {
  const route = routeOf(incoming.method, incoming.path);
  const request = {
    time: service.clock.now(),
    method: incoming.method,
    path: incoming.path.slice(0, LONGEST_PATH),
    operation: route.kind,
  };
  const decide = async () => handle(route, incoming, service);
  const fault = faults.take();
  if (fault === undefined) {
    const decided = await decide();
    log.add({ ...request, ...entryOf(decided) }, decided.body);
    return decided.answer;
  }

  let decided = fault.after ? await decide() : undefined;
  let answer: Outgoing | undefined;
  // The wait may never end.
  if (fault.timeout) log.add({ ...request, ...withoutAnswer(decided) }, decided?.body);
  try {
    answer = await faultAnswer(fault, incoming);
  } catch (error) {
    if (!fault.timeout) log.add({ ...request, ...withoutAnswer(decided) }, decided?.body);
    throw error;
  }
  if (answer !== undefined) {
    log.add({ ...request, ...withoutAnswer(decided), status: answer.status }, decided?.body);
    return answer;
  }
  decided ??= await decide();
  log.add({ ...request, ...entryOf(decided) }, decided.body);
  return decided.answer;
}

type Verdict = Pick<LogEntry, "verdict" | "campaign_id" | "violations" | "warnings">;

function entryOf(decided: Decided): Verdict & { status: number } {
  const { answer, violations, warnings, campaignId, replayed } = decided;
  return {
    status: answer.status,
    verdict: replayed ? "replayed" : answer.status < 400 ? "accepted" : "rejected",
    ...(campaignId !== undefined && { campaign_id: campaignId }),
    violations: violations.slice(0, MOST_FINDINGS),
    warnings: warnings.slice(0, MOST_FINDINGS),
  };
}

/** The entry of a request whose answer was replaced or lost. */
function withoutAnswer(decided: Decided | undefined): Verdict {
  const { campaignId } = decided ?? {};
  return {
    verdict: "fault",
    ...(campaignId !== undefined && { campaign_id: campaignId }),
    violations: [],
    warnings: [],
  };
}
