import { describe, expect, it } from "vitest";
import { explain } from "../../src/structure/explain.js";
import { type Check, type Members, type Visitor, Walk } from "../../src/structure/walk.js";

const MOST = { maxDepth: 9, maxFaults: 9 };

/** What is found in an object of a short form, as rule and place. */
function foundIn(
  object: Members,
  short: string,
  checks: readonly Check<never>[] = [],
  walk = new Walk(MOST),
): string[] {
  explain(object, walk, 1, short, checks);
  return walk.found.map(({ rule, place }) => `${String(rule)} ${place.join(".")}`);
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
    ["a!:", undefined],
  ])("are right: %s, %j", (short, right) => {
    expect(foundIn({ a: right, b: 1 }, `${short};b:s`)).toEqual(["structure.type b"]);
  });

  it.each(["a:s", "a:b", "a:i", "a:eX", "a:r0|100", "a:femail", "a:o", "a:a", "a:O", "a:"])(
    "are no fault when they are absent and optional: %s",
    (short) => expect(foundIn({ b: 1 }, `${short};b:s`)).toEqual(["structure.type b"]),
  );
});

it("takes hidden members for absent, as JSON does", () => {
  for (const kind of ["s", "b", "i", "eX", "r0|100", "femail", "o", "a", "O", ""]) {
    const object = Object.defineProperty({ b: 1 }, "a", { value: Symbol(kind), enumerable: false });
    expect(foundIn(object, `a:${kind};b:s`), kind).toEqual(["structure.type b"]);
  }
});

it("judges a member by what was read, even if reading takes it away", () => {
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

it("says of a member that may be anything only that it has to be there", () => {
  const walk = new Walk(MOST);
  explain({}, walk, 1, "a!:", []);
  expect(walk.found).toStrictEqual([
    { rule: "structure.required", params: {}, place: ["a"], fix: undefined, level: "error" },
  ]);
});

it("reads no member that the schema does not name", () => {
  const object = {
    a: 1,
    get b() {
      throw new Error("boom");
    },
  };
  expect(foundIn(object, "a:s")).toEqual(["structure.type a"]);
});

it("looks at other members by what is said of them, at named ones only once, and no further than is asked for", () => {
  expect(foundIn({ x: 1, a: 1, y: "y" }, "a!:s;:s")).toEqual(["structure.type a", "structure.type x"]);
  const walk = new Walk({ maxDepth: 9, maxFaults: 1 });
  expect(foundIn({ x: 1, y: 1, z: 1 }, ":s", [], walk)).toEqual(["structure.type x", "structure.type y"]);
});

it.each<[short: string, order: string[]]>([
  ["@mark;a:s;b:o", ["visit", "b"]],
  ["a:s;@mark;b:o", ["visit structure.type a", "b"]],
  ["a:s;b:o;@mark", ["b", "visit structure.type a"]],
])("shows the visitor the object where its schema says so: %s", (short, order) => {
  const events: string[] = [];
  const visitor: Visitor = {
    visit: (mark, _object, walk, depth, since) => {
      expect([mark, depth]).toEqual(["mark", 1]);
      events.push(["visit", ...walk.found.slice(since).map(({ rule, place }) => `${String(rule)} ${place}`)].join(" "));
    },
    inspects: false,
    inspect: () => undefined,
  };
  foundIn({ a: 1, b: {} }, short, [() => events.push("b")], new Walk({ ...MOST, visitor }));
  expect(events).toEqual(order);
});

it("finds an object that holds itself", () => {
  const object: { a: number; b?: unknown } = { a: 1 };
  object.b = object;
  const check: Check<Members> = (inner, walk, depth) => explain(inner, walk, depth, "a:s;b:O", [check]);
  expect(foundIn(object, "a:s;b:O", [check])).toEqual([
    "structure.type a",
    "structure.type b.a",
    "structure.too-deep b.b",
  ]);
});

it("takes content for keyed when a member says so that is there, whatever it holds", () => {
  const short = "locales:a;content!:kpush|locales";
  const content = { en: { push: 1 } };
  const keyed = ["structure.type locales", "structure.type content.en.push"];
  expect(foundIn({ locales: null, content }, short, [() => undefined, () => undefined])).toEqual(keyed);
  const flat = ["structure.type locales", "structure.required content.push"];
  expect(foundIn({ locales: undefined, content }, short, [() => undefined, () => undefined])).toEqual(flat);
});
