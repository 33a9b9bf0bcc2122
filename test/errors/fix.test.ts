import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topLevelMembers } from "../../src/generated/members.js";
import { type Context, type Segment, type Violation, validateCreate } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { attribute, withFilters } from "../support/filter-places.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { forAll } from "../support/for-all.js";
import { frozen, segmentsOf, valueAt, withValue } from "../support/json.js";
import { patched } from "../support/json-patch.js";
import { mutated, placesOf } from "../support/mutations.js";
import { type Changes, emailRequest, pushRequest } from "../support/test-rule.js";

const runs = budget(100, 2_000);

const fixtures = fixturesIn<ValidFixture>("create/valid").map(([, fixture]) => fixture);

function found(body: unknown, context: Context): Violation[] {
  const { violations, warnings } = validateCreate(frozen(structuredClone(body)), { ...context, lint: true });
  return [...violations, ...warnings];
}

/** A mistake: a change, and the place that no other mistake may change. */
interface Slip {
  readonly place: readonly Segment[];
  make(body: unknown): unknown;
}

/** The possible mistakes at a place of a valid body. */
function slipsAt(body: unknown, place: readonly Segment[]): Slip[] {
  const value = valueAt(body, place);
  const key = place.at(-1);
  const set = (wrong: unknown): Slip => ({ place, make: (target) => withValue(target, place, wrong) });
  const slips: Slip[] = [];
  if (typeof value === "string" && /^[A-Z][A-Z_]+$/u.test(value)) slips.push(set(value.toLowerCase()));
  if (typeof value === "string" && /^\d{4}-.*:\d\d$/u.test(value))
    slips.push(set(`${value}Z`), set(`${value}.000+00:00`));
  if (typeof value === "string" && /^[1-9]\d*$/u.test(value)) slips.push(set(Number(value)));
  if (typeof value === "number" || typeof value === "boolean") slips.push(set(String(value)));
  if (typeof key === "string") {
    for (const name of [
      key.toUpperCase(),
      key.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
      `${key}s`,
    ]) {
      if (name !== key) slips.push({ place, make: (target) => renamed(target, place, name) });
    }
    const isMember = place.length === 2 && !topLevelMembers.includes(key);
    if (isMember) slips.push({ place, make: (target) => withValue(withValue(target, place, undefined), [key], value) });
  }
  return slips;
}

function renamed(body: unknown, place: readonly Segment[], name: string): unknown {
  return withValue(withValue(body, place, undefined), [...place.slice(0, -1), name], valueAt(body, place));
}

function isApart(place: readonly Segment[], other: readonly Segment[]): boolean {
  const length = Math.min(place.length, other.length);
  return place.slice(0, length).join() !== other.slice(0, length).join();
}

const slippedBodies = fc
  .tuple(fc.constantFrom(...fixtures), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 }))
  .map(([{ body, context }, picks]) => {
    const places = placesOf(body);
    const slips: Slip[] = [];
    for (const [where, which] of picks) {
      const possible = slipsAt(body, places[where % places.length] ?? []);
      const slip = possible[which % possible.length];
      if (slip !== undefined && slips.every(({ place }) => isApart(place, slip.place))) slips.push(slip);
    }
    return { body, context, slips };
  });

describe("a fix", () => {
  it("corrects one mistake and changes nothing else; all fixes lead to the same body in any order", () => {
    const fixed = new Map<string, number>();
    fc.assert(
      fc.property(slippedBodies, fc.infiniteStream(fc.nat()), ({ body, context, slips }, random) => {
        const slipped = slips.reduce((target, slip) => slip.make(target), body);
        const withFix = found(slipped, context).filter(({ fix }) => fix !== undefined);
        const undone = slips.map((_, index) =>
          slips.filter((_, other) => other !== index).reduce((target, slip) => slip.make(target), body),
        );
        for (const { rule, path, fix = [] } of withFix) {
          fixed.set(rule, (fixed.get(rule) ?? 0) + 1);
          const after = patched(slipped, fix);
          expect(
            undone.some((target) => isDeepStrictEqual(target, after)),
            `${rule} ${path}`,
          ).toBe(true);
          expect(found(after, context).some((other) => other.rule === rule && other.path === path)).toBe(false);
        }
        const inOrder = withFix.reduce((target, { fix = [] }) => patched(target, fix), slipped);
        const shuffled = withFix
          .map((violation) => ({ violation, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .reduce((target, { violation: { fix = [] } }) => patched(target, fix), slipped);
        expect(shuffled).toEqual(inOrder);
      }),
      // Always the same mistakes, because random ones may lack a rare one.
      { numRuns: runs, seed: 3 },
    );
    for (const rule of ["structure.enum", "structure.type", "structure.format", "member.known"]) {
      expect(fixed.get(rule) ?? 0, rule).toBeGreaterThan(0);
    }
  });

  it("of a warning never adds an error", () => {
    const bodies = fixtures.map(({ body }) => body);
    const tried = { times: 0 };
    forAll(runs, mutated(bodies, 3), slippedBodies, (body, { slips }) => {
      const slipped = slips.reduce((target, slip) => (isThere(target, slip.place) ? slip.make(target) : target), body);
      const before = validateCreate(slipped, { lint: true, features: [] });
      const names = ({ violations }: typeof before) => violations.map(({ rule, path }) => `${rule} ${path}`);
      for (const { fix } of before.warnings) {
        if (fix === undefined) continue;
        tried.times++;
        const added = names(validateCreate(patched(slipped, fix), { features: [] })).filter(
          (name) => !names(before).includes(name),
        );
        expect(added).toEqual([]);
      }
    });
    expect(tried.times).toBeGreaterThan(runs / 120);
  });

  it("does not change a string that may stand for a number", () => {
    for (const name of [2 ** 53, 1.1, 1e21, true]) {
      expect(found(pushRequest({ "basic_details.name": name }), {})[0]?.fix, String(name)).toBe(undefined);
    }
    expect(found(pushRequest({ "basic_details.name": 42 }), {})[0]?.fix).toEqual([
      { op: "replace", path: "/basic_details/name", value: "42" },
    ]);
  });

  it("moves nothing into an array", () => {
    const body = pushRequest({ scheduling_details: [], start_time: "2026-12-01T09:00:00" });
    expect(found(body, {}).flatMap(({ fix = [] }) => fix)).toEqual([]);
  });

  it("is absent if a person must decide", () => {
    const undecided: unknown[] = [
      pushRequest({ channel: "SMS" }),
      pushRequest({ "basic_details.platforms": ["ANDROIDS"] }),
      pushRequest({ "basic_details.name": undefined }),
      pushRequest({ "basic_details.name": {} }),
      pushRequest({ "scheduling_details.start_time": "2026-02-30T10:00:00Z" }),
      pushRequest({ "scheduling_details.start_time": "2026-03-01T10:00:00.5+02:00" }),
      pushRequest({ control_group_details: { campaign_control_group_percentage: "101" } }),
      pushRequest({ created_by: 7 }),
      pushRequest({ wholly_unknown: 1 }),
      pushRequest({ connector: {} }),
      emailRequest({ campaign_delivery_type: "DEVICE_TRIGGERED" }),
      pushRequest({ segmentation_details: {} }),
      withFilters({ [included]: [attribute({ operator: 2 })] }),
    ];
    for (const body of undecided) {
      const violations = found(body, {});
      expect(violations).not.toEqual([]);
      expect(violations.filter(({ fix }) => fix !== undefined)).toEqual([]);
    }
  });

  const utm = (utm_source: string) => ({ utm_source, utm_medium: "m", utm_campaign: "c" });

  it.each<[string, object, object]>([
    [
      "names of one member",
      { "basic_details.name": undefined },
      { "basic_details.Name": "a", "basic_details.NAME": "b" },
    ],
    [
      "places of one member",
      { utm_params: undefined },
      { "basic_details.utm_params": utm("a"), "campaign_content.utm_params": utm("b") },
    ],
    ["names of a UTM key", {}, { "utm_params.content": "a", "utm_params.utmContent": "b" }],
  ])("is not offered for either of two %s: only the sender knows which is meant", (_, without, both) => {
    const fixesOf = (members: object) => {
      return found(pushRequest({ ...without, ...members }), {}).flatMap(({ fix = [] }) => fix);
    };
    for (const [path, value] of Object.entries(both)) expect(fixesOf({ [path]: value })).toHaveLength(1);
    expect(fixesOf(both)).toEqual([]);
  });

  it("has an exact pointer, or is absent", () => {
    const awkward = pushRequest({
      utm_params: { utm_source: "s", utm_medium: "m", "a/b~c": "x", ["k".repeat(300)]: "y" },
    });
    expect(found(awkward, {}).map(({ fix }) => fix)).toEqual([
      [{ op: "move", from: "/utm_params/a~1b~0c", path: "/utm_params/utm_a~1b~0c" }],
      undefined,
    ]);
  });
});

function isThere(body: unknown, place: readonly Segment[]): boolean {
  return placesOf(body).some((other) => other.join() === place.join());
}

const included = "segmentation_details.included_filters";
const everyone = { "segmentation_details.is_all_user_campaign": false };

/** The ten most common mistakes, each with a message that says what to type. */
describe("the most common mistakes", () => {
  const segment = { filter_operator: "and", filters: [{ filter_type: "custom_segments" }] };
  const limit = { is_campaign_audience_limit_enabled: true, limit: 5, frequency: "TOTAL", metrics: "SENT" };
  const slips: [name: string, changes: Changes, messages: string[], context?: Context][] = [
    [
      "lower-case enums",
      { "basic_details.platforms": ["android"] },
      ['basic_details.platforms[0] must be one of "ANDROID", "IOS", "WEB", but is "android"; did you mean "ANDROID"?'],
    ],
    [
      "an offset in a schedule time",
      { scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2026-12-01T09:00:00Z" } },
      [
        "scheduling_details.start_time must be an existing UTC date and time without offset or fraction, like " +
          '"2026-03-01T09:00:00", but is "2026-12-01T09:00:00Z"; did you mean "2026-12-01T09:00:00"?',
      ],
    ],
    [
      "metrics instead of metric",
      {
        campaign_delivery_type: "EVENT_TRIGGERED",
        "delivery_controls.bypass_dnd": false,
        trigger_condition: { included_filters: { filter_operator: "and", filters: [] } },
        campaign_audience_limit: limit,
      },
      [
        'campaign_audience_limit.metric is a mandatory field ("SENT") when the limit is enabled and campaign_delivery_type is "EVENT_TRIGGERED", but is absent',
        'campaign_audience_limit.metrics is not known here and probably has no effect; did you mean "metric"?',
      ],
      { features: ["AUDIENCE_LIMIT"] },
    ],
    [
      "a spelling of the service put right",
      {
        campaign_delivery_type: "DEVICE_TRIGGERED",
        trigger_condition: { included_filters: { filter_operator: "and", filters: [] } },
        "delivery_controls.max_time_to_show_message_of_same_campaign": "5",
      },
      [
        "delivery_controls.max_time_to_show_message_of_same_campaign is not known here and probably has no effect; " +
          'did you mean "max_time_to_show_message_of_same_camapign"?',
      ],
    ],
    [
      "connector on Push",
      { connector: {} },
      ["connector is not known here and probably has no effect; only Email requests have it"],
    ],
    [
      "a member one level too high",
      { "basic_details.tags": undefined, tags: ["a"] },
      ["tags is not known here and probably has no effect; it belongs to basic_details"],
    ],
    [
      "PERIODIC with ASAP",
      { campaign_delivery_type: "PERIODIC", "scheduling_details.periodic_details": { sending_frequency: "DAILY" } },
      [
        'scheduling_details.delivery_type must be "AT_FIXED_TIME" when campaign_delivery_type is "PERIODIC", but is "ASAP"',
      ],
    ],
    [
      "a segment without id",
      { ...everyone, [included]: segment },
      [`${included}.filters[0].id is a mandatory field unless name is present; both are absent`],
    ],
    [
      "a missing companion of SEND_IN_BTS",
      { scheduling_details: { delivery_type: "SEND_IN_BTS", start_time: "2026-12-01T09:00:00" } },
      [
        'scheduling_details.bts_details is a mandatory field (an object) when delivery_type is "SEND_IN_BTS", but is absent',
      ],
    ],
    [
      "a number where the service wants a text",
      { "basic_details.team": 7 },
      ['basic_details.team has an invalid value, expected type string but got number; did you mean "7"?'],
    ],
  ];

  it.each(slips)("%s", (_, changes, messages, context = {}) => {
    expect(found(pushRequest(changes), context).map(({ message }) => message)).toEqual(messages);
  });
});

it("a member's place is found by the path of its message", () => {
  const [violation] = found(pushRequest({ "basic_details.nam": 1 }), {});
  expect(violation?.segments).toEqual(segmentsOf(violation?.path ?? ""));
});
