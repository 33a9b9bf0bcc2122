import { BAD_REQUEST } from "../../errors/error-body.js";
import { type PlanRuleId, planMessages } from "../../operations/update/plan-violation.js";
import { type InputViolation, REPEATED, UNIQUE_KEYS } from "../../text/input-violation.js";
import { frozen } from "../frozen.js";
import type { CatalogueRule } from "./catalogue-rule.js";
import { templatesOf } from "./catalogued.js";

/** A rule about files, as the catalogue has those about requests. */
export type InputRule = Omit<CatalogueRule, "id" | "scope"> & { readonly id: InputViolation["rule"] };

const shared = {
  severity: "error",
  appliesTo: "files, lines, and bodies on servers with an adapter",
  reads: {},
  silences: [],
  needs: [],
  readings: [],
  code: BAD_REQUEST,
} as const;

/** Every rule about files, frozen. */
export const inputRules: readonly InputRule[] = frozen([
  {
    ...shared,
    id: "input.json",
    summary: "A file must be JSON, encoded as UTF-8, and contain the kind of request that the options specify.",
    templates: [
      {
        when: "the text is not JSON at that place",
        template: "is not valid JSON: {=problem} at line {line}, column {column}",
      },
      { when: "the file as a whole is not JSON", template: "is not valid JSON: {=problem}" },
      { when: "the file is JSON, but cannot be checked as the options specify", template: "{=problem}" },
    ],
    params: ["line", "column", "problem"],
    changedBy: [],
  },
  {
    ...shared,
    id: UNIQUE_KEYS,
    summary:
      "An object must not repeat a key: only the last of its values is checked, and another parser may use the first.",
    ...templatesOf([{ template: REPEATED }]),
    params: ["line", "column", "firstLine", "firstColumn"],
    changedBy: ["rules"],
  },
]);

/** A rule about the possible changes of an update, in the form of the other rules. Only `planUpdate` reports it. */
export type PlanRule = Omit<CatalogueRule, "id" | "scope"> & { readonly id: PlanRuleId };

const summaries: Readonly<Record<PlanRuleId, string>> = {
  "plan.member-kept": "A desired campaign has every component of the stored one, because no update can remove one.",
  "plan.member-updatable":
    "A desired campaign differs from the stored one only in what an update can change: channel, type and components.",
};

/** Every rule about the differences that no update can make, frozen. */
export const planRules: readonly PlanRule[] = frozen(
  (Object.keys(summaries) as PlanRuleId[]).map((id) => ({
    id,
    severity: "error" as const,
    summary: summaries[id],
    spec: "Update or publish campaign draft",
    appliesTo: "plans of updates",
    reads: {},
    ...templatesOf([{ template: planMessages[id] }]),
    params: [],
    silences: [],
    changedBy: [],
    needs: [],
    readings: [],
    code: BAD_REQUEST,
  })),
);
