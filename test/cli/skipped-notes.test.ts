import { expect, it } from "vitest";
import { fileKindOf } from "../../src/cli/file-kind-of.js";
import type { RequestOptions } from "../../src/cli/options.js";
import { notesFor } from "../../src/cli/skipped-notes.js";
import type { Context } from "../../src/index.js";
import type { FileResult } from "../../src/text/request/check-text.js";

const create: RequestOptions = { operation: "create" };
const update: RequestOptions = { operation: "update", state: "DRAFT" };
const request: RequestOptions = { operation: "create", request: true };

const blocked = { rule: "schedule.start-time-required", reason: "structure" };
const unknown = { rule: "basic-details.double-opt-in-feature", reason: "unknown" };
const patch = { basic_details: { name: "Sale" } };

/** The notes on a file with this value, for which these rules were skipped. */
function notesOn(
  options: RequestOptions,
  skipped: object[],
  value: unknown,
  { ok = true, known = {} as Context } = {},
) {
  const result = { file: "a.json", ok, violations: [], warnings: [], skipped } as unknown as FileResult;
  return notesFor(options, known, undefined, fileKindOf(options, known, undefined))(result, value);
}

const REST = "the rest of the campaign is unknown; add --current FILE, or at least --channel PUSH or --channel EMAIL";
const STATE = "not checked: whether the campaign's state allows this update; add --state";

it.each<[string, readonly string[], readonly string[]]>([
  ["one rule", notesOn(create, [blocked], {}), ["1 rule skipped: the field it reads is invalid"]],
  ["two rules", notesOn(create, [blocked, blocked], {}), ["2 rules skipped: the fields they read are invalid"]],
  [
    "rules of two features",
    notesOn(
      create,
      [
        { ...unknown, rule: "gmail.product-sets-enabled" },
        { ...unknown, rule: "filter.project-name-required" },
      ],
      {},
    ),
    [
      "2 rules skipped: it is unknown whether the workspace has PORTFOLIO, PRODUCT_SETS; add --feature PORTFOLIO " +
        "--feature PRODUCT_SETS if it does, or list its features in a --workspace file",
    ],
  ],
  ["no rule, although other facts are unknown", notesOn(update, [], patch), []],
  [
    "a rule that no feature decides, because they are known",
    notesOn(update, [unknown], {}, { known: { features: [] } }),
    [`1 rule skipped: ${REST}`],
  ],
  [
    "a rule of a request without a body",
    notesOn({ ...request, state: "DRAFT" }, [unknown], { method: "PATCH" }, { known: { features: [] } }),
    [`1 rule skipped: ${REST}`],
  ],
  ["the state of an update", notesOn({ operation: "update" }, [], {}), [STATE]],
  ["no state of a known update", notesOn(update, [], {}), []],
  ["no state of an invalid update", notesOn({ operation: "update" }, [], {}, { ok: false }), []],
  ["no state of a new campaign", notesOn(create, [], {}), []],
  ["the state of a request to update", notesOn(request, [], { method: "PATCH", body: {} }), [STATE]],
  ["no state of a request to create", notesOn(request, [], { method: "POST", body: {} }), []],
  ["no state of a request without a method", notesOn(request, [], {}), []],
])("notes mention %s", (_, notes, expected) => expect(notes).toEqual(expected));
