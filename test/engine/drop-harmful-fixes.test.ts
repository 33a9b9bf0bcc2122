import { describe, expect, it } from "vitest";
import { defineRule, validateCreate } from "../../src/index.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";

type Members = Record<string, unknown>;

const [, fixture] = fixturesIn<ValidFixture>("create/valid").find(([name]) => name === "push-event-triggered") ?? [];
const context = { ...fixture?.context, lint: true };
const body = fixture?.body as unknown as Record<string, Members>;

/** The body with some members of its components one level too high, by component and name. */
function misplaced(...moves: readonly (readonly [component: string, key: string])[]): Members {
  const copy = structuredClone(body);
  for (const [component, key] of moves) {
    copy[key] = copy[component]?.[key] as Members;
    delete copy[component]?.[key];
  }
  return copy;
}

const knownWarnings = (request: unknown) =>
  validateCreate(request, context).warnings.filter(({ rule }) => rule === "member.known");

/** Each optional member for which a fix is offered if only this member is misplaced. */
const movable = Object.entries(body)
  .filter(([, value]) => typeof value === "object")
  .flatMap(([component, value]) => Object.keys(value).map((key) => [component, key] as const))
  .filter(([component, key]) => validateCreate(misplaced([component, key]), context).ok && !(key in body))
  .filter((move) => knownWarnings(misplaced(move))[0]?.fix !== undefined);

describe("the fix of a misplaced member", () => {
  it("moves it to where it belongs", () => {
    expect(movable.length).toBeGreaterThan(21);
    for (const [component, key] of movable) {
      const [warning] = knownWarnings(misplaced([component, key]));
      expect(warning?.fix).toEqual([{ op: "move", from: `/${key}`, path: `/${component}/${key}` }]);
    }
  });

  it("is tested for the first twenty, and dropped for the others", () => {
    const of = (count: number) =>
      knownWarnings(misplaced(...movable.slice(0, count))).map(({ fix }) => fix !== undefined);
    expect(of(20)).toEqual(Array.from({ length: 20 }, () => true));
    expect(of(22)).toEqual(Array.from({ length: 22 }, (_, index) => index < 20));
  });

  it("is dropped if it would be wrong, and counts as tested", () => {
    const [[component, key] = ["", ""]] = movable;
    const wrong = { ...misplaced([component, key]), [key]: { of: "a wrong type" } };
    expect(knownWarnings(wrong)).toHaveLength(1);
    expect(knownWarnings(wrong)[0]?.fix).toBeUndefined();
    const many = { ...misplaced(...movable.slice(0, 21)), [key]: { of: "a wrong type" } };
    expect(knownWarnings(many).filter(({ fix }) => fix !== undefined)).toHaveLength(19);
  });

  it("is kept if existing errors remain the same", () => {
    const [move = ["", ""]] = movable;
    const request = { ...misplaced(move), created_by: "nobody" };
    expect(validateCreate(request, context).violations.map(({ path }) => path)).toEqual(["created_by"]);
    expect(knownWarnings(request)[0]?.fix).toBeDefined();
  });
});

describe("a fix beside other errors", () => {
  const [[component, key] = ["", ""]] = movable;

  it("is dropped if it would add an error", () => {
    const wrong = { ...misplaced([component, key]), [key]: { of: "a wrong type" }, created_by: "nobody" };
    expect(validateCreate(wrong, context).violations.map(({ path }) => path)).toEqual(["created_by"]);
    expect(knownWarnings(wrong)).toHaveLength(1);
    expect(knownWarnings(wrong)[0]?.fix).toBeUndefined();
  });

  it("is kept untested, however many fixes there are, unless it is about an unknown member", () => {
    const rule = "utm.custom-key-prefixed";
    const keys = Array.from({ length: 22 }, (_, index) => [`k${index}`, "x"] as const);
    const utm_params = { utm_source: "s", utm_medium: "m", ...Object.fromEntries(keys) };
    const { warnings } = validateCreate({ ...body, utm_params }, { ...context, rules: { [rule]: "warning" } });
    const fixes = warnings.filter((warning) => warning.rule === rule).map(({ fix }) => fix?.[0]?.op);
    expect(fixes).toEqual(keys.map(() => "move"));
  });
});

describe("fixes that add members", () => {
  /** Requires a member of `utm_params`, and can add it. */
  const required = (name: string) =>
    defineRule({
      ...{ id: `acme.${name}`, scope: "request", message: "is required" },
      reads: { values: ["utm_params"] },
      check({ utm_params }, report) {
        const place = ["utm_params", name];
        if (utm_params && !(name in utm_params)) report(place, {}, { kind: "add", to: place, value: "x" });
      },
    });

  /** Rejects a member of `utm_params` if there is the first of those that are added. */
  const rejected = (name: string) =>
    defineRule({
      ...{ id: "acme.rejected", scope: "request", message: "is rejected" },
      reads: { values: ["utm_params"] },
      check({ utm_params }, report) {
        if (utm_params && "utm_a" in utm_params) report(["utm_params", name]);
      },
    });

  it.each([
    ["are all dropped if they cause an error elsewhere", "utm_b", [false, false]],
    ["are all dropped if they cause an error at a name that only begins like theirs", "utm_ab", [false, false]],
    ["are dropped alone if the error is at their place", "utm_a", [false, true]],
  ])("%s", (_, name, offered) => {
    const request = { ...body, utm_params: { utm_source: "s", utm_medium: "m" } };
    const customRules = [required("utm_a"), required("utm_c"), rejected(name)];
    const { violations } = validateCreate(request, { ...context, customRules });
    expect(violations.map(({ path }) => path)).toEqual(["utm_params.utm_a", "utm_params.utm_c"]);
    expect(violations.map(({ fix }) => fix !== undefined)).toEqual(offered);
  });
});
