import { expect, it } from "vitest";
import { withKeysOfBody, withoutUniqueKeys } from "../../src/adapters/unique-keys.js";
import { validateRequest } from "../../src/index.js";
import type { SentJson } from "../../src/text/json/repeated-keys.js";
import { type HeadersByName, updateInput } from "../support/requests.js";

const RULE = "input.json-unique-keys";

/** The text of an update with a duplicate key on two lines, and its value. */
const TWICE = '{"status":"?",\n "status":"PUBLISH"}';

const sent = (text: string): SentJson => ({ text, value: JSON.parse(text) });

/** The result for an update after its duplicate keys are added; `most` is the length of the longest list. */
function resultOf(text: string, level: "off" | "warning" | "error", most = 100, headers: HeadersByName = {}) {
  const input = updateInput({ headers, body: JSON.parse(text) });
  const result = validateRequest(input, { bounds: { maxViolations: most }, lint: true });
  return { result, changed: withKeysOfBody(result, input.headers, () => sent(text), { level, most }) };
}

const places = (list: readonly { readonly rule: string; readonly path: string }[]) =>
  list.map(({ rule, path }) => (rule === RULE ? `${path} twice` : path));

it.each<[unknown, string]>([
  [{ rules: 1 }, "rules must be an object"],
  [{ bounds: 1 }, "bounds must be an object"],
])("a context %j is invalid", (context, message) => {
  expect(() => withoutUniqueKeys(context as never)).toThrow(new TypeError(message));
});

it("a duplicate key is the first warning if the context says so", () => {
  const { result, changed } = resultOf(
    '{"utm_params":1,"chanel":1,"utm_params":{"utm_source":"a","utm_medium":"b"}}',
    "warning",
  );
  expect([result.ok, changed.ok, changed.truncated, places(changed.warnings)]).toEqual([
    true,
    true,
    false,
    ["utm_params twice", "chanel"],
  ]);
});

it("warnings for which there is no room are left out", () => {
  const { changed } = resultOf('{"a":1,"b":1,"a":1,"b":1,"status":"PUBLISH"}', "warning", 1);
  expect([changed.ok, changed.truncated, places(changed.warnings)]).toEqual([true, true, ["a twice"]]);
});

/** An update with this number of duplicate keys, and an invalid member. */
const repeating = (count: number) => {
  const members = Array.from({ length: count }, (_, index) => `"m${index}":1`);
  return `{${[...members, ...members, '"status":"?"'].join(",")}}`;
};

it.each<[string, number, number, boolean, number]>([
  ["all keys and violations", 2, 3, false, 3],
  ["no violations for which there is no room", 3, 3, true, 3],
  ["no keys for which there is no room", 4, 3, true, 3],
  ["at most a hundred keys", 101, 1000, true, 101],
])("an answer lists %s", (_, keys, most, truncated, listed) => {
  const { changed } = resultOf(repeating(keys), "error", most);
  const names = Array.from({ length: Math.min(keys, most, 100) }, (_key, index) => `m${index} twice`);
  expect([changed.truncated, changed.ok || places(changed.violations)]).toEqual([
    truncated,
    [...names, "status"].slice(0, listed),
  ]);
});

it.each(["warning", "error"] as const)("a duplicate key comes after what is wrong with the headers: %s", (level) => {
  const { changed } = resultOf(TWICE, level, 100, { "Idempotency-Key": "no UUID" });
  expect(places([...changed.violations, ...changed.warnings])).toEqual(["Idempotency-Key", "status twice"]);
});
