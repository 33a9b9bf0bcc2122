import type { Fix } from "../../errors/fix.js";
import { knownMembers } from "../../generated/members.js";
import { isSpelling, nearest } from "../../structure/nearest.js";
import { defineRule, type Inspected, type RuleContext } from "../rule.js";

export const memberKnown = defineRule({
  id: "member.known",
  severity: "warning",
  scope: "object",
  spec: "Resources and their fields",
  summary: "A member that the specification does not name is ignored; it may be misspelt or misplaced.",
  reads: {},
  message: "is not known here and is ignored",

  check(inspected, report, context) {
    const { object, names, others } = inspected;
    if (others === "free") return;
    for (const key in object) {
      if (names.includes(key)) continue;
      const { params, fix } = adviceOn(key, inspected, context);
      // Where other members are possible, only what looks like a slip is worth a word.
      if (others === "possible" && params.nearest === undefined) continue;
      if (!report([key], params, fix)) return;
    }
  },
});

interface Advice {
  readonly params: { nearest?: string; belongs?: string };
  readonly fix: Fix | undefined;
}

/** What was probably meant by an unknown member: another name, or another place. */
function adviceOn(key: string, { object, names }: Inspected, { request }: RuleContext): Advice {
  const near = nearest(key, names);
  const home = near !== undefined && isSpelling(key, near) ? undefined : homeOf(key, request);
  if (home !== undefined) return home;
  if (near === undefined) return { params: {}, fix: undefined };
  const name = String(near);
  return { params: { nearest: name }, fix: name in object ? undefined : { kind: "rename", to: name } };
}

/** Where a member of this name is known, if that is one place only. */
function homeOf(key: string, request: RuleContext["request"]): Advice | undefined {
  const homes = knownMembers.filter(({ names }) => names.includes(key));
  const own = homes.filter(({ channel }) => channel === request.channel);
  const [home, second] = own;
  if (home !== undefined) {
    if (second !== undefined) return undefined;
    return { params: { belongs: home.place.join(".") || "the request itself" }, fix: moveTo(home.place, key, request) };
  }
  const [foreign] = homes;
  if (foreign === undefined || !homes.every(({ channel }) => channel === foreign.channel)) return undefined;
  return { params: { belongs: `${foreign.channel === "PUSH" ? "Push" : "Email"} requests` }, fix: undefined };
}

/** Moves a member to the object it belongs to, when that is there and has none of this name. */
function moveTo(place: readonly string[], key: string, request: object): Fix | undefined {
  let object: unknown = request;
  for (const segment of place) object = (object as Record<string, unknown> | undefined)?.[segment];
  if (typeof object !== "object" || object === null || key in object) return undefined;
  return { kind: "move", to: [...place, key] };
}
