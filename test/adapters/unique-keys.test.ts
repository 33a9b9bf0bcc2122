import { expect, it } from "vitest";
import { sentJson, withKeysOfBody, withoutUniqueKeys } from "../../src/adapters/unique-keys.js";
import { validateRequest } from "../../src/index.js";
import type { SentJson } from "../../src/text/json/repeated-keys.js";
import { createInput, type HeadersByName, updateInput } from "../support/requests.js";

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

it.each<[string, string | undefined, SentJson | undefined]>([
  ["that was not kept", undefined, undefined],
  ["without a key twice", '{"a":1}', undefined],
  ["with a key twice", '{"a":1,"a":2}', { text: '{"a":1,"a":2}', value: { a: 2 } }],
  ["that is not JSON", '{"a":1,"a":2,}', undefined],
])("a text %s is sent JSON or not", (_, text, expected) => expect(sentJson(text)).toEqual(expected));

it("a context has its level of duplicate keys and its bounds taken out", () => {
  expect(withoutUniqueKeys({})).toEqual({
    context: { rules: {}, bounds: {} },
    uniqueKeys: { level: "error", most: 100 },
  });
  const rules = { "member.known": "off", [RULE]: "warning" } as const;
  expect(withoutUniqueKeys({ lint: true, rules, bounds: { maxViolations: 2.9 } })).toEqual({
    context: { lint: true, rules: { "member.known": "off" }, bounds: { maxViolations: 2.9 } },
    uniqueKeys: { level: "warning", most: 2 },
  });
});

it.each<[unknown, string]>([
  [null, "context must be an object"],
  [{ rules: 1 }, "rules must be an object"],
  [{ bounds: 1 }, "bounds must be an object"],
  [{ rules: { [RULE]: "warn" } }, `unknown level of the rule ${RULE}: "warn"`],
])("a context %j is invalid", (context, message) => {
  expect(() => withoutUniqueKeys(context as never)).toThrow(new TypeError(message));
});

it.each<[string, ReturnType<typeof resultOf>]>([
  ["if the rule is off", resultOf(TWICE, "off")],
  ["if no key is repeated", resultOf('{"status":"PUBLISH"}', "error")],
  ["without credentials", resultOf(TWICE, "error", 100, { Authorization: undefined })],
  [
    "if the body is not declared as JSON, among other problems",
    resultOf(TWICE, "error", 100, { "Content-Type": "text/plain", "X-SVC-Request-Id": undefined }),
  ],
  ["if the body is not declared as JSON", resultOf(TWICE, "error", 100, { "Content-Type": "text/plain" })],
])("a result stays as it is %s", (_, { result, changed }) => expect(changed).toBe(result));

it("a result stays as it is if the text is unknown", () => {
  const { headers } = createInput();
  const result = validateRequest(createInput());
  const uniqueKeys = { level: "error", most: 100 } as const;
  expect(withKeysOfBody(result, headers, undefined, uniqueKeys)).toBe(result);
  expect(withKeysOfBody(result, headers, () => undefined, uniqueKeys)).toBe(result);
});

it("an accepted request with a duplicate key is rejected, with its request id and its place", () => {
  const { result, changed } = resultOf(TWICE, "error");
  const path = "status";
  const message = `${path} is repeated at line 2, column 2; it first appears at line 1, column 2, and only the last value counts`;
  const violation = {
    ...{ rule: RULE, severity: "error", path, segments: [path], pointer: `/${path}`, target: path, detailTarget: path },
    ...{ message, params: { line: 2, column: 2, firstLine: 1, firstColumn: 2 }, origin: "request" },
  };
  const details = [{ target: path, message }];
  expect(changed).toEqual({
    ...{ ok: false, status: 400, violations: [violation], warnings: [], skipped: result.skipped, truncated: false },
    body: { error: { code: "400 Bad Request", message, target: path, details, request_id: "upd-1" } },
  });
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

it.each([
  ["PUSH", ["campaign_content", "campaign_content.content.email.gmail_annotations.a"]],
  ["EMAIL", ["campaign_content.content", "gmail_annotations.a"]],
])("a duplicate key in the annotations of %s has the targets of the channel", (channel, targets) => {
  const text = `{"request_id":"r-1","channel":"${channel}","campaign_content":{"content":{"email":{"gmail_annotations":{"a":1,"a":2}}}}}`;
  const input = createInput({ body: JSON.parse(text) });
  const uniqueKeys = { level: "error", most: 100 } as const;
  const changed = withKeysOfBody(validateRequest(input), input.headers, () => sent(text), uniqueKeys);
  if (changed.ok) throw new Error("the request must be rejected");
  const [{ target, detailTarget }] = changed.violations;
  expect([target, detailTarget, changed.body.error.request_id]).toEqual([...targets, "r-1"]);
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
