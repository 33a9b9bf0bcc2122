import { type HeadersInput, identifyRequest } from "campaign-rules";
import { type Incoming, requestIdOf } from "../http/incoming.js";
import { readJson } from "../http/json-body.js";
import type { Outgoing } from "../http/outgoing.js";
import { isOperation, routeOf } from "../http/route.js";
import type { Faults } from "../state/faults.js";
import { LONGEST_PATH, type LogEntry, MOST_FINDINGS, type RequestLog } from "../state/log.js";
import type { Decided } from "./decided.js";
import { handle } from "./handle.js";
import type { Service } from "./service.js";
import { faultAnswer } from "./with-fault.js";

/** Answers a request to the service, unless a fault does, and logs it. */
export async function exchange(
  incoming: Incoming,
  service: Service,
  faults: Faults,
  log: RequestLog,
): Promise<Outgoing> {
  const { method, path, headers } = incoming;
  const route = routeOf(method, path);
  const operation = route.kind;
  // The credentials of other requests are found as in an update.
  const target = isOperation(route) ? { method, path } : { method: "PATCH", path: "/v5/campaigns/any" };
  const identified = identifyRequest({ ...target, headers });
  const workspace = identified.ok ? identified.workspace : undefined;
  const now = service.clocks.of(workspace).now();
  // Requests to other paths, such as that of a browser for an icon, do not use up faults.
  const fault = operation === "unknown" ? undefined : faults.take({ operation, workspace, path });
  const request = {
    time: now,
    method,
    path: path.slice(0, LONGEST_PATH),
    headers: shownHeaders(headers),
    operation,
    ...(workspace !== undefined && { workspace }),
  };
  const start = performance.now();
  const body = isOperation(route) ? await readJson(incoming, service.settings.maxBodySize) : undefined;
  const requestId = requestIdOf(incoming, body?.value);
  const decide = () => handle({ incoming, route, identified, body, requestId }, service);
  const add = (entry: Verdict & { status?: number }, answer?: Outgoing): void => {
    const duration = Math.round(performance.now() - start);
    const text = typeof answer?.body === "string" ? answer.body : undefined;
    log.add({ ...request, ...entry, duration }, { body: body?.text, answer: text });
  };

  let decided = fault?.after || fault?.cut ? await decide() : undefined;
  if (fault !== undefined) {
    let answer: Outgoing | undefined;
    // The wait may never end.
    if (fault.timeout) add(withoutAnswer(decided));
    try {
      answer = await faultAnswer(fault, { incoming, operation, requestId, answer: decided?.answer, now });
    } catch (error) {
      if (!fault.timeout) add(withoutAnswer(decided));
      throw error;
    }
    if (answer !== undefined) {
      add({ ...withoutAnswer(decided), status: answer.status }, answer);
      return answer;
    }
  }
  decided ??= await decide();
  add(entryOf(decided), decided.answer);
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

/** The longest value that the log shows, in characters. */
const LONGEST_VALUE = 200;

/** Headers that carry credentials, by parts of their names. The value of `SVC-APPKEY` is the id of a workspace. */
const SECRET = /auth|cookie|token|secret|password|api-?key/iu;

/** The headers of a request for the log, by their names in lower case. Credentials are cut after their scheme. */
export function shownHeaders(headers: HeadersInput): Readonly<Record<string, string>> {
  const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  const shown = new Map<string, string>();
  for (const [name, value] of entries) {
    const lower = name.toLowerCase();
    for (const text of value === undefined ? [] : [value].flat()) {
      const safe = SECRET.test(lower) ? cut(lower, text) : text.slice(0, LONGEST_VALUE);
      const before = shown.get(lower);
      shown.set(lower, before === undefined ? safe : `${before}, ${safe}`);
    }
  }
  return Object.fromEntries(shown);
}

function cut(name: string, value: string): string {
  // Another word may be the credential.
  const [scheme] = name === "authorization" ? (/^(?:basic|bearer|digest)(?= )/iu.exec(value) ?? []) : [];
  return scheme === undefined ? "…" : `${scheme} …`;
}
