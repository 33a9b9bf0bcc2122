import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { inputExamples, planExamples, type RuleExample } from "../src/cli/rule-examples.js";
import {
  type Context,
  type ErrorBody,
  type HeadersInput,
  type RequestInput,
  type Segment,
  type UpdateContext,
  validateCreate,
  validateUpdate,
} from "../src/index.js";
import type { CatalogueRule } from "../src/reference/catalogue.js";

export interface Answered {
  /** The answer, if the request is rejected. */
  readonly expected?: ErrorBody;
  /** The warnings, if it is accepted. */
  readonly warnings?: readonly { readonly message: string }[];
}

export interface CreateFixture extends Answered {
  readonly body: unknown;
  readonly context: Context;
  readonly valid: unknown;
}

export interface ShapeFixture extends Answered {
  readonly body: unknown;
  readonly instead: { readonly operation: "create" | "update"; readonly body: unknown };
}

export interface UpdateFixture extends Answered {
  readonly patch: unknown;
  readonly context: UpdateContext;
  /** Absent if only another context makes the update valid. */
  readonly valid?: unknown;
  readonly validContext?: UpdateContext;
}

export interface RequestFixture extends Answered {
  readonly request: RequestInput;
  readonly context: UpdateContext;
  readonly status: number;
  readonly valid: RequestInput;
}

/**
 * The example of a rule, from its fixture: a request that is rejected or causes a warning, the answer, and a correct
 * request.
 */
export function example(rule: CatalogueRule): string {
  const { id } = rule;
  if (id === "structure.unreadable") return UNREADABLE;
  if (id.startsWith("request.")) return requestExample(fixtureOf<RequestFixture>("request", id));
  if (id.startsWith("body.")) return shapeExample(fixtureOf<ShapeFixture>("create", id));
  if (id.startsWith("update.")) return updateExample(rule, fixtureOf<UpdateFixture>("update", id));
  return createExample(rule, fixtureOf<CreateFixture>("create", id));
}

/** The example of a rule about files or plans: texts, or the stored and the desired campaign. */
export function textExample(id: string): string {
  const found = new Map<string, RuleExample>(Object.entries({ ...inputExamples, ...planExamples })).get(id);
  if (found === undefined) return NONE;
  const { context, wrong, says, right } = found;
  return inParts([
    ...(context === undefined ? [] : ["With the context:", block(context)]),
    "Rejected:",
    textBlock(wrong),
    "The message:",
    ...says.map((message) => `- ${message}`),
    "Accepted:",
    textBlock(right),
  ]);
}

function textBlock(value: unknown): string {
  return typeof value === "string" ? `\`\`\`text\n${value}\n\`\`\`` : block(value);
}

const NONE = "There is no example.";

const UNREADABLE = `No JSON can break this rule. In a program, a getter or a proxy that throws can:

\`\`\`text
{ get basic_details() { throw new Error("not loaded"); } }
\`\`\`

Accepted:

\`\`\`text
{ basic_details: { name: "Hello" } }
\`\`\``;

/** A body of another kind than was meant, and what should be validated instead. */
function shapeExample(fixture: ShapeFixture | undefined): string {
  if (fixture === undefined) return NONE;
  const { operation, body } = fixture.instead;
  const isSame = isDeepStrictEqual(fixture.body, body);
  return inParts([
    "Causes a warning, in addition to errors, as the body of a create request:",
    block(fixture.body),
    ...answer(fixture),
    isSame
      ? `Better: the same body with \`${operation === "create" ? "validateCreate" : "validateUpdate"}\`.`
      : "Better:",
    ...(isSame ? [] : [block(body)]),
  ]);
}

function createExample({ id, reads }: CatalogueRule, fixture: CreateFixture | undefined): string {
  if (fixture === undefined) return NONE;
  const { body, context, valid } = fixture;
  const { violations, warnings } = validateCreate(body, { ...context, lint: true });
  const places = placesToShow(id, reads, [...violations, ...warnings]);
  return inParts([
    `${verdictOn(fixture)}${given(context)} (the rest of the request is valid):`,
    block(excerptOf(body, places)),
    ...answer(fixture),
    counterpart(fixture),
    block(excerptOf(valid, places)),
  ]);
}

function updateExample(rule: CatalogueRule, fixture: UpdateFixture | undefined): string {
  if (fixture === undefined) return NONE;
  const { patch, context, valid, validContext } = fixture;
  const isRead = rule.scope === "update" || readsWholeStored(rule);
  return inParts([
    `${verdictOn(fixture)} in an update ${ofCampaign(context)}${given(context)} (the rest of the update is valid):`,
    block(patch),
    ...(isRead ? storedPart(rule, patch, context) : []),
    ...answer(fixture),
    ...(validContext === undefined
      ? [counterpart(fixture), block(valid)]
      : [`${counterpart(fixture)} the same update ${ofCampaign(validContext)}.`, block(patch)]),
    ...(validContext !== undefined && isRead ? storedPart(rule, patch, validContext) : []),
  ]);
}

function ofCampaign({ campaign }: UpdateContext): string {
  return campaign?.state === undefined ? "of a campaign" : `of a campaign in the state \`${campaign.state}\``;
}

/** Whether a rule depends on all of the stored campaign, not only on what the patch changes. */
export function readsWholeStored({ id, scope }: CatalogueRule): boolean {
  return scope === "stored" || id === "update.stored-publishable";
}

/** The part of the stored campaign that the rule depends on. */
function storedPart(rule: CatalogueRule, patch: unknown, context: UpdateContext): string[] {
  const stored = context.campaign?.body;
  if (stored === undefined) return ["Nothing else is known about the campaign."];
  if (readsWholeStored(rule)) return ["The stored campaign:", block(stored)];
  const { violations, warnings } = validateUpdate(patch, { ...context, lint: true });
  const places = placesToShow(rule.id, rule.reads, [...violations, ...warnings]);
  // A rule about the patch as a whole compares each of its members.
  const sent = Object.keys(patch as object).map((member) => [member]);
  const shown = excerptOf(stored, places.some(({ length }) => length === 0) ? sent : places);
  return Object.keys(shown as object).length === 0 ? [] : ["The stored campaign has:", block(shown)];
}

function requestExample(fixture: RequestFixture | undefined): string {
  if (fixture === undefined) return NONE;
  const { request, context, status, valid } = fixture;
  return inParts([
    `${verdictOn(fixture)}${given(context)} (the rest of the request is valid${bodyNote(request)}):`,
    httpBlock(request),
    ...answer(fixture, status),
    counterpart(fixture),
    httpBlock(valid),
  ]);
}

/** The body of a create request is long, and no rule about headers reads it. */
export function hasBodyShown({ method }: RequestInput): boolean {
  return method !== "POST";
}

function bodyNote(request: RequestInput): string {
  return hasBodyShown(request) ? "" : "; the body is not shown";
}

/** A request as it is sent. */
function httpBlock(request: RequestInput): string {
  const { method, path, headers, body } = request;
  const content = hasBodyShown(request) ? ["", JSON.stringify(body, null, 2)] : [];
  return ["```http", `${method} ${path}`, ...headerLines(headers), ...content, "```"].join("\n");
}

function headerLines(headers: HeadersInput): string[] {
  const pairs: (readonly [string, string | readonly string[] | undefined])[] =
    Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return pairs.flatMap(([name, values]) => [values ?? []].flat().map((value) => `${name}: ${value}`));
}

function verdictOn({ expected }: Answered): string {
  return expected === undefined ? "Causes a warning" : "Rejected";
}

/** The message of an answer, which is that of its first detail, is left out. */
function answer({ expected, warnings = [] }: Answered, status = 400): string[] {
  if (expected === undefined) {
    return ["The warnings with `lint: true`:", warnings.map(({ message }) => `- ${withoutLinks(message)}`).join("\n")];
  }
  const { target, details } = expected.error;
  return [`The answer is a ${status} with the target \`${target}\` and these details:`, block(details)];
}

function counterpart({ expected }: Answered): string {
  return expected === undefined ? "Better:" : "Accepted:";
}

function given({ campaign: _, ...context }: UpdateContext): string {
  return Object.keys(context).length === 0 ? "" : ` with the context \`${JSON.stringify(context)}\``;
}

export function fixtureOf<Fixture>(operation: "create" | "update" | "request", id: string): Fixture | undefined {
  const file = ["invalid", "advice", "shape"]
    .map((folder) => fileURLToPath(new URL(`../fixtures/${operation}/${folder}/${id}.json`, import.meta.url)))
    .find(existsSync);
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, "utf8")) as Fixture);
}

/** The places of the violations of a rule, and of what it reads to find them. */
export function placesToShow(
  id: string,
  reads: CatalogueRule["reads"],
  found: readonly { readonly rule: string; readonly segments: Segment[] }[],
): Segment[][] {
  const paths = [...(reads.values ?? []), ...(reads.presence ?? []), ...(reads.keys ?? [])];
  return found
    .filter(({ rule }) => rule === id)
    .flatMap(({ segments }) => [
      segments,
      ...paths.map((path) =>
        path.startsWith("@.") ? [...subjectOf(segments), ...path.slice(2).split(".")] : path.split("."),
      ),
    ]);
}

/** The object of a rule's scope that a place is in: the innermost filter, or the email content. */
function subjectOf(segments: readonly Segment[]): readonly Segment[] {
  const filter = segments.lastIndexOf("filters");
  return segments.slice(0, filter === -1 ? segments.indexOf("email") + 1 : filter + 2);
}

/** The part of a body that contains some places, if they exist. Entries keep their order, but not their index. */
export function excerptOf(body: unknown, places: readonly (readonly Segment[])[]): unknown {
  if (typeof body !== "object" || body === null || places.some(({ length }) => length === 0)) return body;
  const below = (key: Segment) => places.filter(([first]) => first === key).map(([, ...rest]) => rest);
  if (Array.isArray(body)) {
    return body.flatMap((entry: unknown, index) => (below(index).length > 0 ? [excerptOf(entry, below(index))] : []));
  }
  const kept = Object.entries(body).filter(([key]) => below(key).length > 0);
  return Object.fromEntries(kept.map(([key, value]) => [key, excerptOf(value, below(key))]));
}

function block(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function inParts(parts: readonly string[]): string {
  return parts.join("\n\n");
}

/** A message in Markdown. An address would become a link. */
function withoutLinks(message: string): string {
  return message.includes("@") ? `\`${message}\`` : message;
}
