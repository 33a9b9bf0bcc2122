import { describe, expect, it } from "vitest";
import { components } from "../../../src/generated/members.js";
import { type UpdateContext, type Violation, validateUpdate } from "../../../src/index.js";
import { states } from "../../../src/rules/parts/update-parts.js";
import {
  type Body,
  LIVE_ACTIVITY_TABLE,
  SENT,
  type Situation,
  STATE_TABLE,
  STATUS_TABLE,
  STORED_EMAIL,
  STORED_PUSH,
  TABLE_FEATURES,
  type TablePlace,
  type TableState,
} from "../../oracle/update-table.js";
import { frozen } from "../../support/json.js";

/** Every state, and undefined for an unknown one. */
const all: readonly TableState[] = [...states, "absent"];

const knowledge = ["known", "unknown"] as const;

/** The places that a state may lock: all components, and two members of one. */
const NESTED: readonly TablePlace[] = ["scheduling_details.delivery_type", "scheduling_details.start_time"];
const places = [...components, "connector", ...NESTED] as TablePlace[];

const SITUATIONS: readonly Situation[] = ["absent", "unchanged", "reordered", "changed"];

function situationsOf(place: TablePlace): readonly Situation[] {
  return NESTED.includes(place) ? [...SITUATIONS, "removed"] : SITUATIONS;
}

function contextOf(state: TableState, body: unknown): UpdateContext {
  return { features: TABLE_FEATURES, campaign: { ...(state !== "absent" && { state }), body } };
}

function storedFor(place: TablePlace): Body {
  return place === "connector" ? STORED_EMAIL : STORED_PUSH;
}

function violationsOf(patch: unknown, state: TableState, body: unknown): Violation[] {
  return validateUpdate(frozen(patch), frozen(contextOf(state, body))).violations;
}

/** The paths of the violations of rules about states, in order. */
function refusedAt(violations: readonly Violation[]): string[] {
  return violations.filter(({ rule }) => rule.startsWith("update.")).map(({ path }) => path);
}

const rows = all.flatMap((state) =>
  knowledge.flatMap((known) =>
    places.flatMap((place) => situationsOf(place).map((situation) => [state, known, place, situation] as const)),
  ),
);

describe("what a state allows to change", () => {
  it.each(rows)("%s, stored campaign %s: %s %s", (state, known, place, situation) => {
    const patch = SENT[place][situation];
    const expected = STATE_TABLE[state][known][place][situation];
    if (patch === undefined || expected === undefined) throw new Error("the table has a hole");
    const stored = known === "known" ? storedFor(place) : undefined;
    expect(refusedAt(violationsOf(patch, state, stored))).toEqual(expected);
  });

  it.each(rows)("reports nothing else: %s, stored campaign %s: %s %s", (state, known, place, situation) => {
    const stored = known === "known" ? storedFor(place) : undefined;
    const others = violationsOf(SENT[place][situation], state, stored).filter(
      ({ rule }) => !rule.startsWith("update."),
    );
    const isFinal = state === "STOPPED" || state === "ARCHIVED";
    const lacksKind = place === "scheduling_details.delivery_type" && situation === "removed" && !isFinal;
    expect(others.map(({ rule, path }) => `${rule} ${path}`)).toEqual(
      lacksKind ? ["structure.required scheduling_details.delivery_type"] : [],
    );
  });

  it("covers every place, situation and state, and no others", () => {
    expect(Object.keys(STATE_TABLE).sort()).toEqual([...all].sort());
    for (const answers of Object.values(STATE_TABLE).flatMap(({ known, unknown }) => [known, unknown, SENT])) {
      expect(Object.keys(answers).sort()).toEqual([...places].sort());
      for (const place of places) {
        expect(Object.keys(answers[place]).sort(), place).toEqual([...situationsOf(place)].sort());
      }
    }
    expect(rows).toHaveLength(7 * 2 * (12 * 4 + 2 * 5));
  });

  it.each(places)("sends the members of %s that it lists", (place) => {
    const [component = "", inner] = place.split(".");
    const { absent, unchanged, reordered, changed, removed } = SENT[place];
    const stored = storedFor(place)[component] as Body;
    const sent = (patch: Body | undefined) => patch?.[component] as Body;
    expect(absent).not.toHaveProperty([component]);
    expect(unchanged).toEqual({ [component]: stored });
    expect(reordered).toEqual({ [component]: stored });
    expect(Object.keys(sent(reordered))).not.toEqual(Object.keys(stored));
    expect(sent(changed)).not.toEqual(stored);
    if (inner === undefined) return;
    const { [inner]: _, ...rest } = stored;
    expect(removed).toEqual({ [component]: rest });
    expect(sent(changed)).toEqual({ ...rest, [inner]: expect.not.stringMatching(String(stored[inner])) });
  });
});

describe("publishing", () => {
  const published = STATUS_TABLE.flatMap(({ status, beside, updatable, final }) =>
    all.flatMap((state) =>
      knowledge.map((known) => {
        const isFinal = state === "STOPPED" || state === "ARCHIVED";
        const name = `${JSON.stringify(status)} beside ${beside.join(", ") || "nothing"}`;
        const patch: Body = Object.assign({ status }, ...beside.map((place) => SENT[place].changed));
        return [name, state, known, patch, isFinal ? final : updatable] as const;
      }),
    ),
  );

  it.each(published)("%s: %s, stored campaign %s", (_, state, known, patch, expected) => {
    const stored = known === "known" ? STORED_PUSH : undefined;
    expect(violationsOf(patch, state, stored).map(({ path }) => path)).toEqual(expected);
  });

  it("the table has every component alone beside a status", () => {
    const alone = STATUS_TABLE.filter(({ status, beside }) => status === "PUBLISH" && beside.length === 1);
    expect(alone.flatMap(({ beside }) => beside).sort()).toEqual([...components, "connector"].sort());
  });
});

describe("becoming a live activity", () => {
  /** A body with the members that each delivery type requires. */
  const complete: Body = {
    ...STORED_PUSH,
    basic_details: {
      name: "Cart",
      platforms: ["IOS"],
      platform_specific_details: {},
      broadcast_live_activity_id: "la-1",
      geofences: {
        name: "lisbon-chiado",
        latitude: "38.7107",
        longitude: "-9.1422",
        radius: "150",
        triggered_at: "EXIT",
        response_time_value: "1",
        response_time_granularity: "HOURS",
      },
    },
    scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-03-01T10:00:00", periodic_details: {} },
  };

  function storedOf(type: string | undefined): unknown {
    if (type === "unknown") return undefined;
    const { campaign_audience_limit: _limit, campaign_delivery_type: _type, ...rest } = complete;
    return type === undefined ? rest : { ...rest, campaign_delivery_type: type };
  }

  const conversions = LIVE_ACTIVITY_TABLE.flatMap(({ storedType, patchType, draft, others }) =>
    all
      .filter((state) => state !== "STOPPED" && state !== "ARCHIVED")
      .map((state) => [storedType, patchType, state, state === "DRAFT" ? draft : others] as const),
  );

  it.each(conversions)("from %s to %s: %s", (storedType, patchType, state, expected) => {
    const patch = patchType === undefined ? {} : { campaign_delivery_type: patchType };
    expect(violationsOf(patch, state, storedOf(storedType)).map(({ path }) => path)).toEqual(expected);
  });
});
