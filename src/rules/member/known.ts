import type { Fix } from "../../errors/fix.js";
import { isObject, type Members } from "../../structure/checker.js";
import { isLocalDateTime } from "../../structure/formats.js";
import { isSlip, isSpelling, isSpellingOfAny } from "../../structure/nearest.js";
import { type Home, homesOf } from "../member-homes.js";
import { defineRule } from "../rule.js";
import type { RuleContext } from "../rule-context.js";
import type { Inspected } from "../scope.js";

export const memberKnown = defineRule({
  id: "member.known",
  severity: "warning",
  scope: "object",
  fixMayAddErrors: true,
  spec: "Resources and their fields",
  summary: "A member that the specification does not name has no effect; it may be misspelt or misplaced.",
  reads: {},
  message: "is not known here and probably has no effect",

  check(inspected, report, context) {
    for (const key of inspected.others) {
      const near = inspected.nearestName(key);
      // Where other members are possible, only what looks like a slip is worth a word.
      if (inspected.shape.isOpen && near === undefined) continue;
      const advice = adviceOn(key, near, inspected, context);
      if (!report([key], advice.params, advice.fix)) return;
    }
  },
});

interface Advice {
  readonly params: { nearest?: string; belongs?: string };
  readonly fix: Fix | undefined;
}

/** What was probably meant: a slip of the pen first, then another place, then a name that is merely like it. */
function adviceOn(key: string, near: string | undefined, inspected: Inspected, context: RuleContext): Advice {
  const { object } = inspected;
  if (near !== undefined && (isSpelling(key, near) || isSlip(key, near))) {
    return { params: { nearest: near }, fix: near in object ? undefined : { kind: "rename", to: near } };
  }
  if (isZone(key) && hasLocalStart(inspected, context)) {
    return { params: { belongs: "start_time is always UTC, whatever zone stands beside it" }, fix: undefined };
  }
  return homeOf(key, inspected, context) ?? { params: near === undefined ? {} : { nearest: near }, fix: undefined };
}

/** Whether a name is that of a time zone, however it is written. */
function isZone(key: string): boolean {
  return isSpellingOfAny(key, ZONES);
}

const ZONES = ["timezone", "tz", "timezone_id", "timezone_name", "start_timezone", "utc_offset"];

/** Whether an object is the schedule, or the request that holds it, and that has a start without an offset. */
function hasLocalStart({ object }: Inspected, { request }: RuleContext): boolean {
  const campaign: object = request;
  const schedule = (campaign as Members)["scheduling_details"];
  if (!isObject(schedule) || (object !== schedule && object !== campaign)) return false;
  const { start_time: start } = schedule;
  return typeof start === "string" && isLocalDateTime(start);
}

/** Where a member of this name is known, if that is in one place only. */
function homeOf(key: string, { object, shape: { names } }: Inspected, context: RuleContext): Advice | undefined {
  const { request } = context;
  const homes = homesOf(key);
  const own = homes.filter(({ channel }) => channel === context.channel);
  const [home] = own.length > 0 ? own : homes;
  if (home === undefined && isFlatContent(names)) {
    return {
      params: { belongs: "content keyed by locale or variation needs locales or variation_details" },
      fix: undefined,
    };
  }
  if (home === undefined || own.length > 1) return undefined;
  if (own.length === 0) {
    const isOfOne = homes.every(({ channel }) => channel === home.channel);
    return isOfOne
      ? { params: { belongs: `only ${home.channel === "PUSH" ? "Push" : "Email"} requests have it` }, fix: undefined }
      : undefined;
  }
  // In its own place already: it is one of create requests, and unknown to an update.
  if (home.place.length === 0 && object === (request as object)) return undefined;
  const params = { belongs: `it belongs to ${home.place.join(".") || "the top level of the request"}` };
  return { params, fix: moveTo(home, key, object, request) };
}

/** Whether an object can hold nothing but the content of a channel. */
function isFlatContent(names: readonly string[]): boolean {
  return names.length === 1 && (names[0] === "push" || names[0] === "email");
}

/** Moves a member one level up or down, when the object it belongs to is there and has none of this name. */
function moveTo({ place, names }: Home, key: string, from: object, request: object): Fix | undefined {
  let parent: unknown;
  let home: unknown = request;
  for (const segment of place) {
    parent = home;
    home = (home as Members | undefined)?.[segment];
  }
  if (!isObject(home) || key in home) return undefined;
  const object = home;
  const isOneLevelAway = parent === from || names.some((name) => name in object && object[name] === from);
  return isOneLevelAway ? { kind: "move", to: [...place, key] } : undefined;
}
