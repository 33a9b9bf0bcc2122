import { describe, expect, it } from "vitest";
import type { Check, Members } from "../../src/structure/checker.js";
import { explain } from "../../src/structure/explain.js";
import { checkerFor } from "../support/checker-for.js";

/** The names in an object and in its short form. */
function namesIn(object: Members, short: string): string[] {
  return [...new Set([...Object.keys(object), ...(short.match(/(?<=^|;)\w+/gu) ?? [])])];
}

/** The findings in an object of a short form, as rule and place. */
function foundIn(
  object: Members,
  short: string,
  checks: readonly Check<never>[] = [],
  checker = checkerFor(),
): string[] {
  explain(object, checker, 1, short, checks, [], namesIn(object, short), 0);
  return checker.findings.map(({ rule, place }) => `${rule} ${place.join(".")}`);
}

describe("values beside a wrong one", () => {
  it.each<[short: string, right: unknown]>([
    ["a:s", "x"],
    ["a:b", false],
    ["a:i", 7],
    ["a:eX|Y", "Y"],
    ["a:n0|0.5", 0.5],
    ["a:r0|100", 0],
    ["a:r0|100", 100],
    ["a:femail", "a@example.com"],
    ["a!:", null],
    ["a:", undefined],
  ])("are valid: %s, %j", (short, right) => {
    expect(foundIn({ a: right, b: 1 }, `${short};b:s`)).toEqual(["structure.type b"]);
  });

  it.each(["a:s", "a:b", "a:i", "a:eX", "a:r0|100", "a:femail", "a:o", "a:a", "a:O", "a:"])(
    "cause no finding if they are absent and optional: %s",
    (short) => expect(foundIn({ b: 1 }, `${short};b:s`)).toEqual(["structure.type b"]),
  );
});

it("explain treats members that are undefined as absent, like JSON", () => {
  for (const kind of ["s", "b", "i", "eX", "r0|100", "femail", "o", "a", "O", ""]) {
    expect(foundIn({ a: undefined, b: 1 }, `a:${kind};b:s`), kind).toEqual(["structure.type b"]);
    const required = ["structure.required a", "structure.type b"];
    expect(foundIn({ a: undefined, b: 1 }, `a!:${kind};b:s`), kind).toEqual(required);
  }
  expect(foundIn({ a: undefined, b: undefined }, "a:s;:s")).toEqual([]);
});

it("explain treats hidden members as absent, like JSON", () => {
  for (const kind of ["s", "b", "i", "eX", "r0|100", "femail", "o", "a", "O", ""]) {
    const object = Object.defineProperty({ b: 1 }, "a", { value: Symbol(kind), enumerable: false });
    expect(foundIn(object, `a:${kind};b:s`), kind).toEqual(["structure.type b"]);
  }
});

it("checks the value that was read, even if reading removes the member", () => {
  const fading = (value: unknown) => ({
    get a() {
      Reflect.deleteProperty(this, "a");
      return value;
    },
  });
  expect(foundIn(fading("x"), "a!:")).toEqual([]);
  expect(foundIn(fading(undefined), "a!:")).toEqual(["structure.required a"]);
  expect(foundIn(fading(undefined), "a:")).toEqual([]);
});

it("explain only requires the presence of a member with any value", () => {
  const checker = checkerFor();
  explain({}, checker, 1, "a!:", [], [], undefined, 0);
  expect(checker.findings).toStrictEqual([
    { rule: "structure.required", params: {}, place: ["a"], fix: undefined, by: undefined, level: "error" },
  ]);
});

it("explain reads no member that the schema does not name", () => {
  const object = {
    a: 1,
    get b() {
      throw new Error("boom");
    },
  };
  expect(foundIn(object, "a:s")).toEqual(["structure.type a"]);
});

it("checks each member once, and only as far as its shape requires", () => {
  expect(foundIn({ x: 1, a: 1, y: "y" }, "a!:s;:s")).toEqual(["structure.type a", "structure.type x"]);
  const checker = checkerFor({ maxErrors: 1 });
  expect(foundIn({ x: 1, y: 1, z: 1 }, ":s", [], checker)).toEqual(["structure.type x", "structure.type y"]);
});

it.each<[short: string, order: string[]]>([
  ["@mark;a:s;b:o", ["visit", "b"]],
  ["a:s;@mark;b:o", ["visit structure.type a", "b"]],
  ["a:s;b:o;@mark", ["b", "visit structure.type a"]],
])("visits the object if its schema says so: %s", (short, order) => {
  const events: string[] = [];
  const checker = checkerFor({
    visit(mark, _object, depth, since) {
      expect([mark, depth]).toEqual(["mark", 1]);
      events.push(["visit", ...checker.findings.slice(since).map(({ rule, place }) => `${rule} ${place}`)].join(" "));
    },
  });
  foundIn({ a: 1, b: {} }, short, [() => events.push("b")], checker);
  expect(events).toEqual(order);
});

it.each<[wrong: string[] | undefined, count: number, found: string[]]>([
  [undefined, 1, []],
  [["a"], 1, ["structure.type a"]],
  [undefined, 0, ["structure.required b"]],
  [["x"], 1, ["structure.type x"]],
  [["x", "a"], 0, ["structure.type a", "structure.required b", "structure.type x"]],
])("checks only members that may be wrong or absent: %j, %j", (wrong, count, found) => {
  const checker = checkerFor();
  explain({ a: 1, x: 1, y: 1 }, checker, 1, "a:s;b!:s;:s", [], [], wrong, count);
  expect(checker.findings.map(({ rule, place }) => `${rule} ${place.join(".")}`)).toEqual(found);
});

it("checks the containers that it gets, in order", () => {
  const checked: unknown[] = [];
  const check: Check<Members> = (container, _checker, depth) => checked.push([container, depth]);
  const [a, c] = [{ is: "a" }, { is: "c" }];
  explain({ a, b: {}, c }, checkerFor(), 1, "a:o;b:o;c:o", [check, check, check], [a, undefined, c], undefined);
  expect(checked).toEqual([
    [a, 2],
    [c, 2],
  ]);
});

it("explain finds an object that contains itself", () => {
  const object: { a: number; b?: unknown } = { a: 1 };
  object.b = object;
  const check: Check<Members> = (inner, checker, depth) =>
    explain(inner, checker, depth, "a:s;b:O", [check], [], ["a", "b"]);
  expect(foundIn(object, "a:s;b:O", [check])).toEqual([
    "structure.type a",
    "structure.type b.a",
    "structure.too-deep b.b",
  ]);
});

it("explain treats content as keyed if the deciding member is present, whatever its value", () => {
  const short = "locales:a;content!:kpush|locales";
  const content = { en: { push: 1 } };
  const keyed = ["structure.type locales", "structure.type content.en.push"];
  expect(foundIn({ locales: null, content }, short, [() => undefined, () => undefined])).toEqual(keyed);
  const flat = ["structure.required content.push"];
  expect(foundIn({ locales: undefined, content }, short, [() => undefined, () => undefined])).toEqual(flat);
});
