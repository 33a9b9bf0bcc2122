import fc from "fast-check";
import type { Context } from "../../engine/context/context.js";
import type { Segment } from "../../errors/path.js";
import { valueAt } from "../../rules/parts/member-path.js";
import type { Feature } from "../../rules/rule-context.js";
import { isObject } from "../../structure/checker.js";
import { ABSENT, drawnFrom, type Members } from "../from-schema.js";
import type { Scene } from "../scene.js";

/** Modifies a request, in place, and returns the place of the violation. */
export type Break = (request: Members) => Segment[];

/** When a fault applies. Omitted conditions match anything. */
export interface Circumstances {
  readonly channel?: Scene["channel"];
  readonly contentType?: Scene["contentType"];
  /** Delivery types with which it applies. */
  readonly types?: readonly string[];
  /** Delivery types with which it does not apply. */
  readonly exceptTypes?: readonly string[];
  /** Features that the workspace must have, and must not have. */
  readonly withFeatures?: readonly Feature[];
  readonly withoutFeatures?: readonly Feature[];
  /** Other facts that must be known. */
  readonly context?: Pick<Context, "productSets" | "policies" | "bounds">;
  /** Whether the workspace's features must be unknown. */
  readonly featuresUnknown?: true;
}

/** One way to break a rule in an otherwise valid request. */
export interface Fault extends Circumstances {
  /** Top-level members that it changes. */
  readonly touches: readonly string[];
  breaks(scene: Scene): fc.Arbitrary<Break>;
}

/** Values by dotted path, each constant or drawn. Missing parents are created. */
export type Changes = Readonly<Record<string, unknown>>;

/** The ways to write a fault. Paths start at the request, or at a part of it. */
interface Faults {
  /** The changes cause a violation at a place. */
  after(at: string, changes: Changes, when?: Circumstances): Fault;
  /** The value of a member, after other changes. */
  having(at: string, value: unknown, first?: Changes, when?: Circumstances): Fault;
  /** The absence of a member, after other changes. */
  lacking(at: string, first?: Changes, when?: Circumstances): Fault;
}

function faultsMadeBy(after: Faults["after"]): Faults {
  const having: Faults["having"] = (at, value, first, when) => after(at, { ...first, [at]: value }, when);
  return { after, having, lacking: (at, first, when) => having(at, ABSENT, first, when) };
}

/** Faults whose paths start at the request. */
export const { after, having, lacking } = faultsMadeBy((at, changes, when) => ({
  ...when,
  touches: [at, ...Object.keys(changes)].flatMap((path) => path.split(".", 1)),
  breaks() {
    const places = Object.keys(changes).map(segmentsOf);
    return fc.tuple(...Object.values(changes).map(drawnFrom)).map((values) => (request) => {
      for (const [index, place] of places.entries()) put(request, place, values[index]);
      return segmentsOf(at);
    });
  },
}));

/** Faults whose paths start at a member, which is itself `""`: one of the request, or of the content of an Email. */
export function within(member: string, always: Circumstances = {}, whole: Pick<Faults, "after"> = { after }): Faults {
  const full = (path: string) => (path === "" ? member : `${member}.${path}`);
  return faultsMadeBy((at, changes, when) => {
    const entries = Object.entries(changes).map(([path, value]) => [full(path), value]);
    return whole.after(full(at), Object.fromEntries(entries), { ...always, ...when });
  });
}

/** The places of the content in a request: flat, by locale, by variation. */
const contentPlaces = fc.constantFrom<string[][]>([], ["fr"], ["fr", "variation_1"]);

/** Faults whose paths start at the content of an Email, at any of its places. */
export const inEmail = faultsMadeBy((at, changes, when) => ({
  contentType: "PROMOTIONAL",
  ...when,
  channel: "EMAIL",
  touches: ["campaign_content"],
  breaks(scene) {
    const relative = after(at, changes).breaks(scene);
    return fc.tuple(contentPlaces, relative).map(([keys, change]) => (request) => {
      if (keys.length > 0) put(request, ["campaign_content", "locales"], ["fr"]);
      const place = ["campaign_content", "content", ...keys, "email"];
      const email = structuredClone(valueAt(request, place) ?? {}) as Members;
      const inside = change(email);
      put(request, place, email);
      return [...place, ...inside];
    });
  },
}));

/** Counts and intervals that are too small. */
export const notPositive = fc.constantFrom(0, -1);

/** Sets a value in an object, or removes the member if the value is `ABSENT`. The value is copied. */
export function put(target: Members, place: readonly Segment[], value: unknown): void {
  const [first, ...rest] = place as readonly [Segment, ...Segment[]];
  if (rest.length === 0) {
    if (value === ABSENT) delete target[first];
    else target[first] = structuredClone(value);
    return;
  }
  const inner = target[first];
  const isContainer = typeof rest[0] === "number" ? Array.isArray(inner) : isObject(inner);
  if (!isContainer) target[first] = {};
  put(target[first] as Members, rest, value);
}

function segmentsOf(path: string): Segment[] {
  return path.split(".").map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}
