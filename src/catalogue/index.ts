import type { Feature } from "../context.js";
import { BAD_REQUEST, codeOf, type ErrorCode } from "../errors/error-code.js";
import type { Severity } from "../errors/violation.js";
import { frozen } from "../frozen.js";
import { unknown } from "../misuse.js";
import { type RuleId, registry } from "../rules/index.js";
import type { Reads, Rule, Scope } from "../rules/rule.js";
import { structuralRules } from "../structure/structural-rules.js";
import type { State } from "../update/update-subject.js";

export { type CataloguePolicy, policies } from "./policies.js";

const APPLIES_TO: Readonly<Record<Scope, string>> = {
  request: "every campaign, created or updated",
  PUSH: "Push campaigns",
  EMAIL: "Email campaigns",
  user_attributes: "every filter (@) of the type user_attributes, wherever it stands",
  actions: "every filter (@) of the type actions, wherever it stands",
  custom_segments: "every filter (@) of the type custom_segments, wherever it stands",
  email: "every content (@) of an Email campaign, flat or keyed",
  object: "every object",
  route: "whole requests, first",
  authorization: "whole requests, second",
  headers: "whole requests, with their body",
  state: "every update, first",
  publish: "updates with a status",
  stored: "updates of components whose stored campaign is given",
  update: "updates of components",
  "any-update": "every update, after what decides it alone",
};

/** A rule as data: what there is to know about it besides its code. */
export interface CatalogueRule {
  readonly id: RuleId;
  readonly severity: Severity;
  /** One sentence: what must hold. */
  readonly summary: string;
  /** Heading of the specification that says so; absent where only our own safety asks for it. */
  readonly spec?: string;
  /** To what the rule applies. `@` in `reads` is that object. */
  readonly scope: Scope;
  /** The same in words. */
  readonly appliesTo: string;
  /** The paths that decide it; for structural rules none, as each looks at one member at a time. */
  readonly reads: Reads;
  /** The values that it allows, by what decides which ones: the operators by data type. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** What its messages say after the path, with `{placeholders}` for its params. Structural ones are made by code. */
  readonly message?: string;
  /** The rule applies unless the workspace has this feature. */
  readonly unlessFeature?: Feature;
  /** The rule applies if the workspace has this feature. */
  readonly ifFeature?: Feature;
  /** The states of a stored campaign in which the rule applies; absent where it does not matter. */
  readonly states?: readonly State[];
  /** Rules that say nothing where this one has reported an error. */
  readonly silences: readonly RuleId[];
  /** `error.code` when a violation of this rule is the first. */
  readonly code: ErrorCode;
}

/** Every rule: the structural ones, then the others in the order of violations. All of it is frozen. */
export const rules: readonly CatalogueRule[] = frozen([
  ...Object.values(structuralRules).map(
    ({ id, summary, spec }): CatalogueRule => ({
      id,
      severity: "error",
      summary,
      ...(spec && { spec }),
      scope: "request",
      appliesTo: APPLIES_TO.request,
      reads: {},
      silences: [],
      code: BAD_REQUEST,
    }),
  ),
  ...registry.map(catalogued),
]);

/**
 * What there is to know about a rule, frozen.
 *
 * @throws {TypeError} when there is no such rule.
 */
export function explain(id: RuleId): CatalogueRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) {
    throw unknown(
      id,
      "rule",
      rules.map((known) => known.id),
    );
  }
  return rule;
}

function catalogued(rule: Rule<RuleId>): CatalogueRule {
  const {
    id,
    severity = "error",
    summary,
    spec,
    scope,
    reads,
    message,
    allowed,
    unlessFeature,
    ifFeature,
    states,
  } = rule;
  return {
    id,
    severity,
    summary,
    spec,
    scope,
    appliesTo: APPLIES_TO[scope],
    reads,
    message,
    ...(allowed && { allowed }),
    ...(unlessFeature && { unlessFeature }),
    ...(ifFeature && { ifFeature }),
    ...(states && { states }),
    silences: (rule.silences ?? []) as readonly RuleId[],
    code: codeOf(rule),
  };
}
