import type { Fix } from "../../errors/fix.js";
import { knownMembers } from "../../generated/members.js";
import { isSlip, isSpelling, nearest } from "../../structure/nearest.js";
import { defineRule, type Inspected, type RuleContext } from "../rule.js";

export const memberKnown = defineRule({
  id: "member.known",
  severity: "warning",
  scope: "object",
  spec: "Resources and their fields",
  summary: "A member that the specification does not name has no effect; it may be misspelt or misplaced.",
  reads: {},
  message: "is not known here and probably has no effect",

  check(inspected, report, { request }) {
    const { object, names, others } = inspected;
    if (others === "free") return;
    for (const key in object) {
      if (names.includes(key)) continue;
      const near = nearest(key, names);
      // Where other members are possible, only what looks like a slip is worth a word.
      if (others === "possible" && near === undefined) continue;
      const advice = adviceOn(key, near === undefined ? undefined : String(near), inspected, request);
      if (!report([key], advice.params, advice.fix)) return;
    }
  },
});

interface Advice {
  readonly params: { nearest?: string; belongs?: string };
  readonly fix?: Fix;
}

/** Members of a capped audience and of queues are refused in many a request, so nobody is talked into them. */
const DELICATE: readonly string[] = ["metric", "frequency", "limit", "queuing_enabled", "queue_duration"];

/** What was probably meant: a slip of the pen first, then another place, then a name that is merely like it. */
function adviceOn(
  key: string,
  near: string | undefined,
  inspected: Inspected,
  request: RuleContext["request"],
): Advice {
  const { object } = inspected;
  if (near !== undefined && (isSpelling(key, near) || isSlip(key, near))) {
    const isFree = !(near in object) && !DELICATE.includes(near);
    return { params: { nearest: near }, ...(isFree && { fix: { kind: "rename", to: near } }) };
  }
  return homeOf(key, inspected, request) ?? { params: near === undefined ? {} : { nearest: near } };
}

/** Where a member of this name is known, if that is in one place only. */
function homeOf(key: string, { object, names }: Inspected, request: RuleContext["request"]): Advice | undefined {
  if (isKeyedContent(object[key], names)) {
    return { params: { belongs: "content keyed by locale or variation needs locales or variation_details" } };
  }
  const homes = knownMembers.filter((home) => home.names.includes(key));
  const own = homes.filter(({ channel }) => channel === request.channel);
  const [home] = own.length > 0 ? own : homes;
  if (home === undefined || own.length > 1) return undefined;
  if (own.length === 0) {
    const isOfOne = homes.every(({ channel }) => channel === home.channel);
    return isOfOne
      ? { params: { belongs: `only ${home.channel === "PUSH" ? "Push" : "Email"} requests have it` } }
      : undefined;
  }
  const params = { belongs: `it belongs to ${home.place.join(".") || "the top level of the request"}` };
  const fix = moveTo(home.place, key, object, request);
  return fix === undefined || DELICATE.includes(key) ? { params } : { params, fix };
}

/** Whether an unknown member of flat content looks like content under a locale. */
function isKeyedContent(value: unknown, [channel = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && typeof value === "object" && value !== null && channel in value;
}

/** Moves a member one level up or down, when the object it belongs to is there and has none of this name. */
function moveTo(place: readonly string[], key: string, from: object, request: object): Fix | undefined {
  let parent: unknown;
  let home: unknown = request;
  for (const segment of place) {
    parent = home;
    home = (home as Record<string, unknown> | undefined)?.[segment];
  }
  if (typeof home !== "object" || home === null || key in home) return undefined;
  const isOneLevelAway = parent === from || Object.values(home).includes(from);
  return isOneLevelAway ? { kind: "move", to: [...place, key] } : undefined;
}
