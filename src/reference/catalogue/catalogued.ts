import { codeOf } from "../../errors/error-body.js";
import { templateOf } from "../../errors/wording.js";
import { type RuleId, registry } from "../../rules/index.js";
import { silencedBy } from "../../rules/parts/gates.js";
import type { Rule } from "../../rules/rule.js";
import type { Scope } from "../../rules/scope.js";
import type { CatalogueRule, MessageTemplate } from "./catalogue-rule.js";
import { ruleOptionsOf } from "./rule-options.js";

export const APPLIES_TO: Readonly<Record<Scope, string>> = {
  request: "every campaign, created or updated",
  PUSH: "Push campaigns",
  EMAIL: "Email campaigns",
  user_attributes: "every filter (@) of the type user_attributes, at any place",
  actions: "every filter (@) of the type actions, at any place",
  custom_segments: "every filter (@) of the type custom_segments, at any place",
  email_content: "every content object (@) of an Email campaign, flat or keyed",
  object: "every object",
  body: "every body and patch, whatever it is",
  route: "whole requests, before all other checks",
  authorization: "whole requests, after the method and path",
  headers: "whole requests, with their body",
  state: "every update, before all other checks",
  publish: "updates with a status",
  stored: "updates of components whose stored campaign is given",
  update: "updates of components",
  "any-update": "every update that no earlier check has decided",
};

/** The templates of messages, and the only template if there is just one. */
export function templatesOf(messages: readonly MessageTemplate[]): Pick<CatalogueRule, "message" | "templates"> {
  const templates = messages.map(({ when, template }) => ({ ...(when && { when }), template }));
  const [only] = templates.length === 1 ? templates : [];
  return { ...(only && { message: only.template }), templates };
}

export function catalogued(rule: Rule): CatalogueRule {
  const { id, summary, spec, scope, reads, message, allowed, unlessFeature, ifFeature, states, refuses } = rule;
  return {
    id: id as RuleId,
    severity: rule.severity ?? "error",
    summary,
    ...(spec && { spec }),
    scope,
    appliesTo: APPLIES_TO[scope],
    reads,
    ...templatesOf([{ template: message }]),
    params: templateOf(message).placeholders.map(({ name }) => name),
    ...(allowed && { allowed }),
    ...(unlessFeature && { unlessFeature }),
    ...(ifFeature && { ifFeature }),
    ...(states && { states }),
    ...(refuses && { refuses }),
    silences: silencedBy(rule, registry) as RuleId[],
    ...ruleOptionsOf(rule),
    code: codeOf(rule),
  };
}
