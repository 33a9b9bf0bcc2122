// Shows that time grows no faster than what is looked at, kind by kind. Each time is the least of several; a kind for
// which doubling costs more than three times twice in a row is measured again, and then fails the command.
import { parseArgs } from "node:util";
import email from "../fixtures/create/valid/email-event-triggered.json" with { type: "json" };
import keyed from "../fixtures/create/valid/push-keyed-by-locale-and-variation.json" with { type: "json" };
import push from "../fixtures/create/valid/push-nested-filters.json" with { type: "json" };
import {
  checkCreationQuota,
  checkRateLimit,
  createValidator,
  decideIdempotency,
  type RequestInput,
  validateRequest,
  validateUpdate,
} from "../src/index.js";

/** Makes what is looked at, of a size, and looks at it. */
type Kind = (size: number) => () => unknown;

const MOST_RATIO = 3;
const ATTEMPTS = 4;
const ROUNDS = 5;
/** Calls are repeated until they take so long together that the clock can tell. */
const MEASURABLE_MS = 2;

const plain = createValidator({});
const linting = createValidator({ lint: true });
const roomy = createValidator({ lint: true, bounds: { maxViolations: 100_000, maxDepth: 1000 } });

type Members = Record<string, unknown>;

const times = <T>(size: number, make: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => make(index));
const membersOf = (size: number, prefix: string, value: unknown): Members =>
  Object.fromEntries(times(size, (index) => [prefix + index, value]));

const attribute = { filter_type: "user_attributes", data_type: "string", name: "n", operator: "is", value: "v" };
const group = (filters: readonly unknown[]) => ({ filter_operator: "and", filters });
const action = (attributes: unknown) => ({ filter_type: "actions", action_name: "a", attributes });

function nested(levels: number): unknown {
  let inner: unknown = group([attribute]);
  for (let level = 0; level < levels; level++) inner = group([action(inner)]);
  return inner;
}

/** Every level holds the one below it twice. */
function shared(levels: number): unknown {
  let inner: unknown = group([attribute]);
  for (let level = 0; level < levels; level++) inner = group([action(inner), action(inner)]);
  return inner;
}

/** A campaign with something else at a place. */
function withPart(campaign: { readonly body: object }, place: readonly string[], value: unknown): object {
  const body = structuredClone(campaign.body) as Members;
  const container = place.slice(0, -1).reduce((object, name) => {
    object[name] ??= {};
    return object[name] as Members;
  }, body);
  container[place[place.length - 1] as string] = value;
  return body;
}

const described = (members: unknown) => withPart(push, ["basic_details"], members);
const filtered = (filters: unknown) => withPart(push, ["segmentation_details", "included_filters"], filters);

/** Texts that a format or a search for names might go over again and again, by where they stand. */
const texts: Readonly<Record<string, readonly [place: readonly string[], text: (size: number) => string]>> = {
  "email address": [["created_by"], (size) => "a@".repeat(size)],
  "email domain": [["created_by"], (size) => `a@${"a.".repeat(size)}`],
  "local date-time": [["scheduling_details", "start_time"], (size) => `2026-03-01T09:00:00${".0".repeat(size)}`],
  "numeric string": [["basic_details", "geofences"], (size) => "1".repeat(size)],
  "https URL": [
    ["campaign_content", "content", "email", "gmail_annotations", "sender_logo"],
    (size) => `https://${"a.".repeat(size)}`,
  ],
  "date-time": [
    ["campaign_content", "content", "email", "gmail_annotations", "deal_card"],
    (size) => `2026-03-01T09:00:00.${"0".repeat(size)}`,
  ],
  enumeration: [["channel"], (size) => "_".repeat(size)],
};

/** What a text stands for: itself, or the object that has members of its format. */
const holders: Readonly<Record<string, (text: string) => unknown>> = {
  "numeric string": (text) => [{ latitude: text, longitude: text, radius: text }],
  "date-time": (text) => ({ availability_starts: text, availability_ends: text }),
};

const credentials = `Basic ${btoa("WORKSPACE:key")}`;

function request(headers: RequestInput["headers"], body: unknown = {}): () => unknown {
  return () => validateRequest({ method: "PATCH", path: "/v5/campaigns/c-1", headers, body });
}

const many = (size: number) => filtered(group(times(size, () => attribute)));
const patch = { basic_details: { name: "n" } };

const kinds: Readonly<Record<string, readonly [size: number, kind: Kind]>> = {
  filters: [2000, (size) => bound(many(size), plain.create)],
  "filters, linted": [2000, (size) => bound(many(size), linting.create)],
  "depth of groups": [60, (size) => bound(filtered(nested(size)), roomy.create)],
  "shared groups": [15, (size) => bound(filtered(shared(size)), plain.create)],
  "unknown members": [2000, (size) => bound(described(membersOf(size, "k", 0)), roomy.create)],
  "misspelt members": [2000, (size) => bound(described(membersOf(size, "platform", 0)), roomy.create)],
  "misplaced members": [
    500,
    (size) => bound(filtered(group(times(size, () => ({ ...attribute, platforms: [] })))), roomy.create),
  ],
  ...Object.fromEntries(
    Object.entries(texts).map(([name, [place, text]]) => [
      `long text: ${name}`,
      [100_000, (size: number) => bound(withPart(email, place, (holders[name] ?? same)(text(size))), linting.create)],
    ]),
  ),
  "long key": [100_000, (size) => bound(withPart(email, ["utm_params"], { ["k~".repeat(size)]: 1 }), linting.create)],
  "contents by locale": [
    1000,
    (size) => {
      const content = membersOf(size, "l", { push: { android: {} } });
      return bound(withPart(keyed, ["campaign_content"], { locales: Object.keys(content), content }), linting.create);
    },
  ],
  "UTM keys": [1000, (size) => bound(withPart(email, ["utm_params"], membersOf(size, "k", "v")), roomy.create)],
  platforms: [
    2000,
    (size) =>
      bound(
        withPart(
          push,
          ["basic_details", "platforms"],
          times(size, () => "ANDROID"),
        ),
        roomy.create,
      ),
  ],
  faults: [5000, (size) => bound(filtered(group(times(size, () => ({ ...attribute, operator: 1 })))), roomy.create)],
  "findings of rules": [
    5000,
    (size) => bound(filtered(group(times(size, () => ({ ...attribute, operator: "?" })))), roomy.create),
  ],
  "repairs of values": [
    5000,
    (size) => bound(filtered(group(times(size, () => ({ ...attribute, data_type: "STRING" })))), roomy.create),
  ],
  "repairs of names": [
    500,
    (size) => bound(filtered(group(times(size, () => ({ ...attribute, Project_Name: "p" })))), roomy.create),
  ],
  "rules that are skipped": [
    2000,
    (size) => {
      const body = described(5) as Members;
      return bound({ ...body, segmentation_details: { included_filters: group(times(size, () => 5)) } }, roomy.create);
    },
  ],
  "headers, different": [
    5000,
    (size) => request([["authorization", credentials], ...times(size, (i) => [`x-${i}`, "v"] as const)]),
  ],
  "headers, one repeated": [
    5000,
    (size) => request([["authorization", credentials], ...times(size, (i) => ["idempotency-key", `${i}`] as const)]),
  ],
  credentials: [100_000, (size) => request({ authorization: `Basic ${"A".repeat(size)}` })],
  path: [100_000, (size) => () => validateRequest({ method: "PATCH", path: "/".repeat(size), headers: {}, body: {} })],
  "rate limit": [
    20_000,
    (size) =>
      bound(
        times(size, (i) => i % 1000),
        (history) => checkRateLimit(history, 500),
      ),
  ],
  "creation quota": [
    20_000,
    (size) =>
      bound(
        times(size, (i) => i),
        (history) => checkCreationQuota(history, size),
      ),
  ],
  idempotency: [
    100_000,
    (size) =>
      bound("f".repeat(size), (text) =>
        decideIdempotency({ fingerprint: `${text}a`, response: {} }, `${text}b`, "reject"),
      ),
  ],
  "update of a big campaign": [
    2000,
    (size) => bound(many(size), (body) => validateUpdate(patch, { campaign: { state: "DRAFT", body } })),
  ],
  "update of a big campaign by member": [
    2000,
    (size) =>
      bound(many(size), (body) =>
        validateUpdate(patch, { policies: { merge: "member" }, campaign: { state: "DRAFT", body } }),
      ),
  ],
  "comparison with what is stored": [
    2000,
    (size) => {
      const body = many(size) as Members;
      const sent = { segmentation_details: structuredClone(body["segmentation_details"]) };
      return () => validateUpdate(sent, { campaign: { state: "ACTIVE", body } });
    },
  ],
};

function same(text: string): unknown {
  return text;
}

function bound<T>(value: T, look: (value: T) => unknown): () => unknown {
  return () => look(value);
}

/** Milliseconds that a call takes: the least of several rounds, each of as many calls as the clock can tell. */
function timeOf(call: () => unknown): number {
  let calls = 1;
  for (;;) {
    const first = clocked(call, calls);
    if (first >= MEASURABLE_MS) return Math.min(first, ...times(ROUNDS, () => clocked(call, calls))) / calls;
    calls *= 2;
  }
}

function clocked(call: () => unknown, count: number): number {
  const start = performance.now();
  for (let index = 0; index < count; index++) call();
  return performance.now() - start;
}

/** What each of two doublings costs. */
function ratiosOf(size: number, kind: Kind): readonly [number, number] {
  const [one = 0, two = 0, four = 0] = [size, size * 2, size * 4].map((n) => timeOf(kind(n)));
  return [two / one, four / two];
}

const isLinear = (ratios: readonly number[]) => ratios.some((ratio) => ratio <= MOST_RATIO);

const { positionals } = parseArgs({ allowPositionals: true });
const failed: string[] = [];
for (const [name, [size, kind]] of Object.entries(kinds)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  let ratios = ratiosOf(size, kind);
  for (let attempt = 1; attempt < ATTEMPTS && !isLinear(ratios); attempt++) ratios = ratiosOf(size, kind);
  if (!isLinear(ratios)) failed.push(name);
  const shown = ratios.map((ratio) => ratio.toFixed(1).padStart(5)).join(" ");
  console.log(`${isLinear(ratios) ? "ok" : "NO"}  ${name.padEnd(36)} ${String(size).padStart(7)} ${shown}`);
}
if (failed.length > 0) {
  console.log(`more than linear: ${failed.join(", ")}`);
  process.exitCode = 1;
}
