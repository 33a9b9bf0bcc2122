import { describe, expect, it } from "vitest";
import { createValidator, type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { annotated } from "../support/gmail.js";
import { createInput } from "../support/requests.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

type Members = Record<string, unknown>;

/** Characters that take more than one byte in JSON, in a terminal, or in both. */
const characters: Readonly<Record<string, string>> = {
  plain: "k",
  controls: "\u0001",
  quotes: '"',
  ideographs: "例",
  emoji: "😀",
  "directional marks": "\u202e",
  "half characters": "\ud800",
  "slashes and tildes": "/~",
};

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Members with long, distinct names. */
const membersOf = (count: number, character: string, length: number, value: unknown): Members =>
  Object.fromEntries(times(count, (index) => [character.repeat(length) + index, value]));

/** A request with copies of a filter below many levels of others. */
function filtering(levels: number, filter: object): unknown {
  let filters: unknown = times(150, () => ({ ...filter }));
  for (let level = 0; level < levels; level++) {
    const attributes = { filter_operator: "and", filters };
    filters = [{ filter_type: "actions", action_name: "a", attributes }];
  }
  return pushRequest({ segmentation_details: { included_filters: { filter_operator: "and", filters } } });
}

/** Bodies that cause long answers, made of one character. */
const bodies: Readonly<Record<string, (character: string, length: number) => unknown>> = {
  "UTM keys": (character, length) => pushRequest({ utm_params: membersOf(150, character, length, 1) }),
  "unknown members": (character, length) => pushRequest(membersOf(150, character, length, {})),
  "wrong values": (character, length) =>
    pushRequest({ basic_details: { platforms: times(150, () => character.repeat(length)) } }),
  "locales and variations": (character, length) =>
    emailRequest({
      campaign_content: {
        locales: [],
        content: { [character.repeat(length)]: membersOf(150, character, length, { email: 1 }) },
      },
    }),
  "deep filters": (character, length) => filtering(62, { filter_type: "actions", [character.repeat(length)]: 1 }),
  "deep texts": (character, length) => filtering(60, { filter_type: character.repeat(length) }),
  everything: (character, length) => ({
    ...(annotated({ [character.repeat(length)]: 1 }) as Members),
    ...membersOf(150, character, length, 1),
    request_id: character.repeat(256 / character.length),
    utm_params: membersOf(100, character, length, 1),
    created_by: character.repeat(length),
  }),
};

const context: UpdateContext = { lint: true, features: ["PORTFOLIO"] };
const validator = createValidator(context);

const answers: Readonly<Record<string, (body: unknown) => object>> = {
  create: (body) => validateCreate(body, context),
  update: (body) => validateUpdate(body, { ...context, policies: { merge: "member" } }),
  "update of a stored campaign": (body) => validateUpdate({ utm_params: {} }, { ...context, campaign: { body } }),
  request: (body) => validator.request(createInput({ body })),
};

const INVISIBLE = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The bytes of JSON in which control characters of terminals are escaped, too. */
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value).replace(INVISIBLE, "\\u0000"), "utf8");

/** Every text in a result, except ids, which are echoed unchanged. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) if (key !== "request_id") yield* textsIn(member);
}

describe.each(Object.entries(answers))("the size of an answer to hostile texts: %s", (_, answer) => {
  const cases = Object.keys(bodies).flatMap((name) => Object.keys(characters).map((kind) => [name, kind] as const));

  it.each(cases)("%s of %s", (name, kind) => {
    const character = characters[kind] as string;
    for (const length of [200, 3000]) {
      const { value: _value, merged: _merged, ...result } = answer(bodies[name]?.(character, length)) as Members;
      const texts = [...textsIn(result)];
      expect(Math.max(0, ...texts.map((text) => bytesOf(text) - 2))).toBeLessThanOrEqual(1024);
      expect(bytesOf(result["body"] ?? "")).toBeLessThanOrEqual(256 * 1024);
      expect(bytesOf(result)).toBeLessThanOrEqual(1024 * 1024);
    }
  });
});

it("a list that is cut because of its bytes says so", () => {
  const result = validateCreate(bodies["deep filters"]?.("\u0001", 3000), context);
  expect(result.warnings.length).toBeLessThan(100);
  expect(result.truncated).toBe(true);
});

it("a hundred usual violations are not cut", () => {
  const utm_params = { utm_source: "s", utm_medium: "m", ...membersOf(99, "campaign key ", 2, 1) };
  const { violations, truncated } = validateUpdate({ channel: "PUSH", utm_params }, context);
  // One violation is about the number of keys.
  expect(violations).toHaveLength(100);
  expect(truncated).toBe(false);
});

// A table of where the id comes from is in test/operations/request/validate-request.test.ts.
it("the id of a rejected request is echoed up to 256 characters", () => {
  const idOf = (body: unknown) => {
    const result = validateCreate(body);
    return result.ok ? "accepted" : result.body.error.request_id;
  };
  const longest = "i".repeat(256);
  expect(idOf({ request_id: longest })).toBe(longest);
  expect(idOf({ request_id: `${longest}i` })).toBeUndefined();
  expect(idOf({ request_id: "😀".repeat(256) })).toBe("😀".repeat(256));
  expect(idOf({ request_id: `${"😀".repeat(255)}ab` })).toBeUndefined();
  expect(idOf({ request_id: "" })).toBe("");
  expect(idOf({ request_id: 5 })).toBeUndefined();
});
