import fc from "fast-check";
import type { Context } from "../../engine/context/context.js";
import type { Segment } from "../../errors/path.js";
import type { Feature } from "../../rules/rule-context.js";
import { isObject } from "../../structure/checker.js";
import { type Members, oneOfAll } from "../from-schema.js";
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

/** Represents a member that must be absent. */
export const ABSENT = Symbol("absent");

/** Values by dotted path, each constant or drawn. Missing parents are created. */
export type Changes = Readonly<Record<string, unknown>>;

/** A fault made of changes. The violation is at `at`. */
export function having(
  at: string,
  changes: Changes | ((scene: Scene) => Changes),
  circumstances: Circumstances = {},
): Fault {
  const changesIn = typeof changes === "function" ? changes : () => changes;
  return {
    ...circumstances,
    // If the changes are a function, their members are unknown.
    touches: [...new Set([at, ...Object.keys(changes)].map(memberOf))],
    breaks(scene) {
      const drawn = Object.entries(changesIn(scene)).map(([path, value]) => {
        return fc.tuple(fc.constant(segmentsOf(path)), value instanceof fc.Arbitrary ? value : fc.constant(value));
      });
      return fc.tuple(...drawn).map((all) => (request) => {
        for (const [place, value] of all) put(request, place, value);
        return segmentsOf(at);
      });
    },
  };
}

/** A fault that is the absence of a member, after other changes. */
export function lacking(at: string, changes: Changes, circumstances: Circumstances = {}): Fault {
  return having(at, { ...changes, [at]: ABSENT }, circumstances);
}

const CONTENT = ["campaign_content", "content"];

/** The places of the content in a request: flat, by locale, by variation. */
const contentPlaces: fc.Arbitrary<readonly string[]> = oneOfAll(
  [[], ["fr"], ["fr", "variation_1"]].map((place) => fc.constant(place)),
);

/** A fault in the Email content, at any of its places; `at` and the changes are relative to it. */
export function inEmail(at: string, changes: Changes, circumstances: Circumstances = {}): Fault {
  return {
    contentType: "PROMOTIONAL",
    ...circumstances,
    channel: "EMAIL",
    touches: ["campaign_content"],
    breaks(scene) {
      const relative = having(at, changes).breaks(scene);
      return fc.tuple(contentPlaces, relative).map(([keys, change]) => (request) => {
        if (keys.length > 0) put(request, ["campaign_content", "locales"], ["fr"]);
        const place = [...CONTENT, ...keys, "email"];
        const email = structuredClone(valueAt(request, place) ?? {}) as Members;
        const inside = change(email);
        put(request, place, email);
        return [...place, ...inside];
      });
    },
  };
}

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

/** The value at a place; undefined if there is none. */
export function valueAt(value: unknown, place: readonly Segment[]): unknown {
  return place.reduce<unknown>((inner, segment) => (inner as Members | undefined)?.[segment], value);
}

/** The member of the request that a path starts with. */
function memberOf(path: string): string {
  return path.split(".", 1)[0] as string;
}

function segmentsOf(path: string): Segment[] {
  return path.split(".").map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}
