import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { RuleExample } from "../src/cli/rule-examples.js";
import { type UpdateContext, validateCreate } from "../src/index.js";
import { type CatalogueRule, rules } from "../src/reference/catalogue.js";
import {
  type Answered,
  type CreateFixture,
  excerptOf,
  fixtureOf,
  hasBodyShown,
  placesToShow,
  type RequestFixture,
  readsWholeStored,
  type ShapeFixture,
  type UpdateFixture,
} from "./rule-examples.js";

export const cliExamplesFile = fileURLToPath(new URL("../src/generated/examples.json", import.meta.url));

/** An example of each rule that JSON can break, from the fixtures, for `campaign-rules explain`. */
export function cliExamples(): string {
  const examples = rules.flatMap((rule) => {
    const example = exampleOf(rule);
    return example === undefined ? [] : [[rule.id, example] as const];
  });
  const lines = examples.map(([id, example]) => `${JSON.stringify(id)}: ${JSON.stringify(example)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function exampleOf(rule: CatalogueRule): RuleExample | undefined {
  if (rule.id.startsWith("body.")) return shapeExample(fixtureOf<ShapeFixture>("create", rule.id));
  if (rule.id.startsWith("request.")) return requestExample(fixtureOf<RequestFixture>("request", rule.id));
  if (rule.id.startsWith("update.")) return updateExample(rule, fixtureOf<UpdateFixture>("update", rule.id));
  return createExample(rule, fixtureOf<CreateFixture>("create", rule.id));
}

function createExample(rule: CatalogueRule, fixture: CreateFixture | undefined): RuleExample | undefined {
  if (fixture === undefined) return undefined;
  const { id, reads, unlessFeature, ifFeature } = rule;
  const { body, context, valid } = fixture;
  const { features: _, ...others } = context;
  const isGate = (unlessFeature ?? ifFeature) !== undefined;
  const known = isGate ? context : others;
  const { violations, warnings } = validateCreate(body, { ...context, lint: true });
  const places = placesToShow(id, reads, [...violations, ...warnings]);
  return {
    ...(Object.keys(known).length > 0 && { context: known }),
    wrong: excerptOf(body, places),
    says: saidOf(fixture),
    right: excerptOf(valid, places),
  };
}

function shapeExample(fixture: ShapeFixture | undefined): RuleExample | undefined {
  if (fixture === undefined) return undefined;
  const { body, instead } = fixture;
  const isSame = isDeepStrictEqual(body, instead.body);
  return {
    wrong: body,
    says: saidOf(fixture),
    right: isSame ? `the same, checked with --operation ${instead.operation}` : instead.body,
  };
}

function updateExample(rule: CatalogueRule, fixture: UpdateFixture | undefined): RuleExample | undefined {
  if (fixture === undefined) return undefined;
  const { patch, context, valid, validContext } = fixture;
  return {
    context: shortened(context, patch, rule),
    wrong: patch,
    says: saidOf(fixture),
    right: validContext === undefined ? valid : patch,
    ...(validContext && { rightContext: shortened(validContext, patch, rule) }),
  };
}

/** A context with only the part of the stored campaign that the rule depends on. */
function shortened({ campaign, ...context }: UpdateContext, patch: unknown, rule: CatalogueRule): object {
  const { state, body } = campaign ?? {};
  const sent = typeof patch === "object" && patch !== null ? Object.keys(patch).map((name) => [name]) : [];
  const isWhole = readsWholeStored(rule);
  const isShown = body !== undefined && (rule.scope === "update" || isWhole);
  const shown = isWhole ? body : excerptOf(body, sent);
  return { ...context, campaign: { ...(state && { state }), ...(isShown && { body: shown }) } };
}

function requestExample(fixture: RequestFixture | undefined): RuleExample | undefined {
  if (fixture === undefined) return undefined;
  const shown = ({ body, ...rest }: RequestFixture["request"]) =>
    hasBodyShown(rest as never) ? { ...rest, body } : rest;
  return { wrong: shown(fixture.request), says: saidOf(fixture), right: shown(fixture.valid) };
}

function saidOf({ expected, warnings = [] }: Answered): string[] {
  const said = expected === undefined ? warnings : expected.error.details;
  return said.map(({ message }) => message);
}
