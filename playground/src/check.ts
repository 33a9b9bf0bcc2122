import { renderPointer } from "../../src/errors/path.js";
import {
  type Campaign,
  createValidator,
  type Feature,
  type Findings,
  type JsonPatchOperation,
  type RuleId,
  type Segment,
} from "../../src/index.js";
import { catalogued } from "../../src/reference/catalogue/catalogued.js";
import { type CatalogueRule, explain } from "../../src/reference/catalogue.js";
import { isObject } from "../../src/structure/checker.js";
import { checkText, type FileResult } from "../../src/text/request/check-text.js";
import { bodies, type FileKind, wholeRequests } from "../../src/text/request/file-kind.js";
import { below, fixFile, withFix } from "../../src/text/request/fix-text.js";
import { type Found, Places, type Stored } from "../../src/text/request/places.js";
import { lacksObject, skeletonAt } from "../../src/text/request/skeleton.js";
import { type Position, Source } from "../../src/text/request/source.js";
import { duplicateKeyIn, lossyNumberIn } from "../../src/text/request/unambiguous.js";
import { customRules } from "./custom-rules.js";
import { hasExample } from "./rule-examples.js";
import type { Sheet } from "./sheet.js";

/** An error or a warning, as the page shows it. */
export interface Finding {
  readonly rule: string;
  readonly severity: "error" | "warning";
  readonly path: string;
  readonly message: string;
  /** Its position in the request; undefined if it is not about the request. */
  readonly inRequest: Position | undefined;
  /** Its position in the stored campaign, if it has one. */
  readonly inStored: Position | undefined;
  readonly fix: readonly JsonPatchOperation[] | undefined;
  /** The place of a missing object, for which the page can add a skeleton. */
  readonly missing: readonly Segment[] | undefined;
}

/** A rule that could not be decided, with the feature that it depends on if that is unknown. */
export type Skipped = Findings["skipped"][number] & { readonly feature: Feature | undefined };

/** A rule of the catalogue, and whether there is a request to show that breaks it. */
export interface ExplainedRule extends CatalogueRule {
  readonly hasExample: boolean;
}

/** There is no request, the request or the stored campaign cannot be read, or structure alone has too many errors. */
export type Obstacle = "blank" | "request" | "stored" | "structure";

/** The result of checking a sheet. */
export interface Answer {
  /** The status that a service answers with; undefined if it is unknown. */
  readonly status: number | undefined;
  /** The reason why no rule was checked, if there is one. */
  readonly obstacle: Obstacle | undefined;
  /** Errors, then warnings. */
  readonly findings: readonly Finding[];
  readonly truncated: boolean;
  readonly skipped: readonly Skipped[];
  /** Facts about each rule with a finding, and each skipped one. */
  readonly rules: Readonly<Record<string, ExplainedRule>>;
  /** Whether the text seems to be a whole request, although it is checked as a body. */
  readonly isWhole: boolean;
  /** The error body as JSON. */
  readonly body: string | undefined;
  /** The campaign as it would be after an update, as JSON. */
  readonly merged: string | undefined;
}

const UNANSWERED: Answer = {
  ...{ status: undefined, obstacle: undefined, findings: [], truncated: false, skipped: [], rules: {} },
  ...{ isWhole: false, body: undefined, merged: undefined },
};

/** Names of the request and the stored campaign, for places that need a file. */
const REQUEST = "request";
const STORED = "stored";

/** Checks a sheet. */
export function answerTo(sheet: Sheet): Answer {
  const stored = storedOn(sheet);
  if (stored !== undefined && "problem" in stored) return { ...UNANSWERED, ...obstructed(stored) };
  if (sheet.request.trim() === "") return { ...UNANSWERED, obstacle: "blank" };
  let accepted: Accepted = {};
  const kind = kindOn(sheet, stored, (result) => {
    accepted = result.ok ? result : {};
  });
  const source = new Source(sheet.request);
  const result = checkText({ file: REQUEST }, source, kind);
  const places = new Places(REQUEST, source, kind, stored);
  const findings = [...result.violations, ...result.warnings].map((found) => {
    const isMissing = sheet.operation === "create" && lacksObject(source.value, found.segments);
    return findingOf(found, places, kind, isMissing);
  });
  const names = [...findings, ...result.skipped].map(({ rule }) => rule);
  return {
    status: result.status ?? ((accepted.operation ?? sheet.operation) === "create" ? 201 : 200),
    obstacle: obstacleIn(result),
    findings,
    truncated: result.truncated === true,
    skipped: result.skipped.map((one) => ({ ...one, feature: missingFeature(one, sheet) })),
    rules: explanationsOf(names),
    isWhole: sheet.operation !== "request" && isWhole(source.value),
    body: result.body && jsonOf(result.body),
    merged: result.ok && accepted.merged !== undefined ? jsonOf(accepted.merged) : undefined,
  };
}

/** The text of the request after all fixes. */
export function allFixed(sheet: Sheet): string {
  const stored = storedOn(sheet);
  const kind = kindOn(sheet, stored !== undefined && "problem" in stored ? undefined : stored);
  return fixFile(sheet.request, kind).text;
}

/** The text of the request with a skeleton of a missing object. Undefined if there is none for that place. */
export function completed(sheet: Sheet, missing: readonly Segment[]): string | undefined {
  const source = new Source(sheet.request);
  const skeleton = skeletonAt(source.value, missing, (body) => kindOn(sheet, undefined).check(body).violations);
  if (skeleton === undefined) return undefined;
  return withFix(source.text, [{ op: "add", path: renderPointer(missing), value: skeleton }]);
}

interface Malformed {
  readonly problem: string;
  readonly position: Position;
}

/** What the result of an accepted request may say. */
interface Accepted {
  readonly operation?: string;
  readonly merged?: Campaign;
}

function isWhole(value: unknown): boolean {
  return isObject(value) && typeof value["method"] === "string" && typeof value["path"] === "string";
}

function storedOn({ operation, stored: text, policies }: Sheet): Stored | Malformed | undefined {
  if (operation === "create" || text.trim() === "") return undefined;
  const source = new Source(text);
  const parsed = source.parse();
  if ("problem" in parsed) return { ...parsed, problem: `is not valid JSON: ${parsed.problem}` };
  const ambiguity = duplicateKeyIn(source) ?? lossyNumberIn(source);
  if (ambiguity !== undefined) return { ...ambiguity, problem: `cannot be compared: ${ambiguity.problem}` };
  return { file: STORED, source, value: parsed.value, merge: policies.merge };
}

function kindOn(
  sheet: Sheet,
  stored: Stored | undefined,
  onResult?: (result: { readonly ok: boolean } & Accepted) => void,
): FileKind {
  const { operation, state, features, productSets, policies } = sheet;
  const campaign = state === undefined && stored === undefined ? undefined : { state, body: stored?.value };
  const validator = createValidator({ features, productSets, policies, customRules, campaign, lint: true });
  const watched = <R extends { readonly ok: boolean } & Accepted>(result: R): R => {
    onResult?.(result);
    return result;
  };
  const isCompared = stored !== undefined;
  if (operation === "request")
    return wholeRequests((request) => watched(validator.request(request)), "error", isCompared);
  if (operation === "update") return bodies((body) => watched(validator.update(body)), "error", isCompared);
  return bodies((body) => validator.create(body));
}

function findingOf(found: Found, places: Places, kind: FileKind, isMissing: boolean): Finding {
  const { rule, severity, path, message } = found;
  return {
    ...{ rule, severity, path },
    // The page shows the position of a syntax error beside its message.
    message: rule === "input.json" ? message.replace(/ at line \d+, column \d+$/u, "") : message,
    inRequest: places.inFile(found).position,
    inStored: places.inStored(found)?.position,
    fix: "fix" in found && found.fix ? below(renderPointer(kind.bodyAt), found.fix) : undefined,
    missing: isMissing ? found.segments : undefined,
  };
}

function obstacleIn({ violations, warnings, skipped, truncated }: FileResult): Obstacle | undefined {
  if (violations.some(({ rule }) => rule === "input.json")) return "request";
  // With too many structural errors, no rule runs. Any other truncated list does not say which rules ran.
  const isStructureAlone = [...violations, ...warnings].every(({ rule }) => rule.startsWith("structure."));
  return truncated && isStructureAlone && skipped.length === 0 ? "structure" : undefined;
}

function obstructed({ problem, position }: Malformed): Pick<Answer, "obstacle" | "findings"> {
  const message = `body of the stored campaign ${problem}`;
  const finding = {
    rule: "input.json",
    severity: "error",
    path: "body",
    message,
    fix: undefined,
    missing: undefined,
  } as const;
  return { obstacle: "stored", findings: [{ ...finding, inRequest: undefined, inStored: position }] };
}

function missingFeature({ rule, reason }: Findings["skipped"][number], { features }: Sheet): Feature | undefined {
  const { unlessFeature, ifFeature } = explained(rule);
  return reason === "unknown" && features === undefined ? (unlessFeature ?? ifFeature) : undefined;
}

function explanationsOf(names: readonly string[]): Readonly<Record<string, ExplainedRule>> {
  const ids = [...new Set(names)].filter((name) => !name.startsWith("input.")) as RuleId[];
  return Object.fromEntries(ids.map((id) => [id, { ...explained(id), hasExample: hasExample(id) }]));
}

function explained(id: RuleId): CatalogueRule {
  const custom = customRules.find((rule) => rule.id === id);
  return custom === undefined ? explain(id) : catalogued(custom);
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
