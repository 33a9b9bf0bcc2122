import { expect, it } from "vitest";
import { fileKindOf } from "../../src/cli/file-kind-of.js";
import type { RequestOptions } from "../../src/cli/options.js";
import { waysOutFor } from "../../src/cli/ways-out.js";
import { type Context, defineRule } from "../../src/index.js";
import type { FileResult } from "../../src/text/request/check-text.js";
import { sample } from "./run.js";

const push = sample("push-one-time.json");
const stored = { value: sample("stored-campaign.json") };
const { segmentation_details: _, ...others } = stored.value;

const create: RequestOptions = { operation: "create" };
const update: RequestOptions = { operation: "update" };
const draft: RequestOptions = { operation: "update", state: "DRAFT" };

/** The notes on a body. */
function notesOn(options: RequestOptions, body: unknown, known: Context = {}, current?: typeof stored) {
  const result = fileKindOf(options, known, current).check(body) as unknown as FileResult;
  return waysOutFor(options, known, current)(result, body);
}

const startingAt = (start_time: string, others = {}) => ({
  ...push,
  scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time, ...others },
});
const queuing = { ...push, delivery_controls: { queuing_enabled: true, queue_duration: 2 } };
const withUtm = (keys: string[]) => ({
  ...push,
  utm_params: { ...push["utm_params"], ...Object.fromEntries(keys.map((key) => [key, ""])) },
});
const team = { utm_params: withUtm(["team"]).utm_params };
const prefixed = { policies: { utmCustomKeys: "prefix" } } as const;
const sale = { basic_details: { name: "Sale", platforms: ["IOS"] } };
const named = defineRule({
  id: "acme.unnamed",
  scope: "request",
  reads: { values: ["basic_details.name"] },
  unlessFeature: "CAMPAIGN_VERSIONING",
  message: "must not be",
  check: (_, report) => void report(["basic_details", "name"]),
});

const ZERO = "2026-12-01T09:00:00Z";
const FEATURE = "--feature QUEUING, if the workspace has it, accepts";
const OFFSET = "--policy scheduleOffset=zero, if the service agrees, accepts scheduling_details.start_time";
const MERGED = "--policy merge=member, if the service agrees, accepts basic_details.platform_specific_details";
const MANY = "utm_params.a, utm_params.b, utm_params.c and 2 other fields";
const ANY = "--policy utmCustomKeys=any, if the service agrees, accepts";
const BY_OPERATION = "--policy utmCustomKeys=by-operation, if the service agrees, accepts utm_params.team";
const QUEUED = "delivery_controls.queuing_enabled, delivery_controls.queue_duration";
const DRAFT = "--policy drafts=in-progress, if the service agrees, accepts segmentation_details";
const UNNAMED = "--feature CAMPAIGN_VERSIONING, if the workspace has it, accepts basic_details.name";

it.each<[string, readonly string[], readonly string[]]>([
  ["a valid body", notesOn(create, push), []],
  ["an offset of zero", notesOn(create, startingAt(ZERO)), [OFFSET]],
  ["another offset", notesOn(create, startingAt("2026-12-01T09:00:00+05:30")), []],
  ["only one of two times", notesOn(create, startingAt(ZERO, { expiry_time: "2026-12-01T09:00:00.5Z" })), [OFFSET]],
  ["an accepted offset", notesOn(create, startingAt(ZERO), { policies: { scheduleOffset: "zero" } }), []],
  ["members without their feature", notesOn(create, queuing, { features: ["PORTFOLIO"] }), [`${FEATURE} ${QUEUED}`]],
  ["members whose feature is unknown", notesOn(create, queuing), []],
  ["one custom key", notesOn(create, withUtm(["team"])), [`${ANY} utm_params.team`]],
  ["many custom keys", notesOn(create, withUtm(["a", "b", "c", "d", "e"])), [`${ANY} ${MANY}`]],
  ["a custom key, by the first value that accepts it", notesOn(update, team, prefixed), [BY_OPERATION]],
  ["more errors than are listed", notesOn(create, withUtm(["a", "b"]), { bounds: { maxViolations: 1 } }), []],
  ["a stored member that the patch drops", notesOn(update, sale, {}, stored), [MERGED]],
  ["a draft that lacks a component", notesOn(draft, { updated_by: "a@b.co" }, {}, { value: others }), [DRAFT]],
  ["a rule of one's own", notesOn(create, push, { features: [], customRules: [named] }), [UNNAMED]],
  ["what is not an object", notesOn(create, 5), []],
])("the notes on %s name what accepts it", (_, notes, expected) => expect(notes).toEqual(expected));
