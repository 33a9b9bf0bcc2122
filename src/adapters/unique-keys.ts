import { type Context, defaultBounds, type RuleLevel, ruleLevels } from "../context.js";
import { keepToBudget } from "../errors/budget.js";
import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import type { Severity } from "../errors/violation.js";
import type { Failure, HeadersInput, RequestResult, Violation } from "../index.js";
import { Lines } from "../json-text/lines.js";
import { type RepeatedKeyViolation, repeatedIn, UNIQUE_KEYS } from "../json-text/repeated-key-violation.js";
import { expectOneOf, membersOf } from "../misuse.js";
import { headerValuesOf } from "../request/headers.js";
import { ownMember, requestIdOf } from "../request/request-id.js";

/** A context, which may also weigh the rule about the text of a body. */
export interface ServerContext extends Omit<Context, "rules"> {
  /** Rules to turn off or to weigh otherwise. Structural rules cannot be. */
  rules?: (NonNullable<Context["rules"]> & { [UNIQUE_KEYS]?: RuleLevel | undefined }) | undefined;
}

/** What is found in a request: by the engine, or in the text of its body. */
export type ServerViolation = Violation | RepeatedKeyViolation;

/** An accepted request, with what the text of its body adds. */
export type ToldAccepted<R extends { ok: true }> = Omit<R, "warnings"> & { warnings: ServerViolation[] };

/** A refused request, with what the text of its body adds. */
export interface ToldRefused extends Omit<Failure<400 | 401 | 404>, "violations" | "warnings"> {
  violations: [ServerViolation, ...ServerViolation[]];
  warnings: ServerViolation[];
}

type Told = ToldAccepted<Extract<RequestResult, { ok: true }>> | ToldRefused;

/** A body as it was sent: its text, and what `JSON.parse` makes of that. */
export interface SentJson {
  readonly text: string;
  readonly value: unknown;
}

/** A text that a parser has already read. Undefined when it is not JSON: that parser takes something else. */
export function sentJson(text: string | undefined): SentJson | undefined {
  if (text === undefined) return undefined;
  try {
    return { text, value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** How repeated keys weigh in a context, and how many violations it allows. */
export interface UniqueKeys {
  readonly level: RuleLevel;
  readonly most: number;
}

/** Takes the level of the rule out of a context, which is checked except for what the engine checks. */
export function withoutUniqueKeys(given: ServerContext): {
  readonly context: Context;
  readonly uniqueKeys: UniqueKeys;
} {
  const context = membersOf(given, "context") as ServerContext;
  const { [UNIQUE_KEYS]: level = "error", ...rules } = membersOf(context.rules, "rules") as NonNullable<
    ServerContext["rules"]
  >;
  expectOneOf(level, ruleLevels, `level of the rule ${UNIQUE_KEYS}:`);
  const bounds = membersOf(context.bounds, "bounds") as NonNullable<Context["bounds"]>;
  return {
    context: { ...context, rules, bounds },
    uniqueKeys: { level, most: Math.floor(bounds.maxViolations ?? defaultBounds.maxViolations) },
  };
}

/** The most repeated keys to list, whatever `bounds` allows: to find more of them says nothing. */
const LISTED = 100;

/** A result with the keys that the text of the body repeats, before everything else, as the command line has them. */
export function withRepeatedKeys(
  result: RequestResult,
  headers: HeadersInput,
  sentBody: (() => SentJson | undefined) | undefined,
  { level, most }: UniqueKeys,
): Told {
  if (level === "off") return result;
  // What is refused before its body is read stays so, and what is not meant to be JSON repeats no key.
  if (!result.ok && (result.status !== 400 || result.violations.some(isOtherMediaType))) return result;
  const sent = sentBody?.();
  if (sent === undefined) return result;
  const { found, isCut } = keysRepeatedIn(sent, level, Math.min(most, LISTED));
  const [first, ...others] = found;
  if (first === undefined) return result;
  if (level === "warning") {
    const warnings = [...found, ...result.warnings];
    const truncated = [isCut, result.truncated, shorten(warnings, most)].includes(true);
    return { ...result, warnings, truncated };
  }
  const violations: [ServerViolation, ...ServerViolation[]] = [first, ...others, ...result.violations];
  const truncated = [isCut, result.truncated, shorten(violations, most)].includes(true);
  const { warnings, skipped } = result;
  const body = errorBody(
    BAD_REQUEST,
    violations,
    requestIdOf(headerValuesOf(headers), ownMember(sent.value, "request_id")),
  );
  return { ok: false, status: 400, violations, warnings, skipped, truncated, body };
}

function isOtherMediaType({ rule }: Violation): boolean {
  return rule === "request.content-type-json";
}

/** Keeps a list to its bounds, as the engine does. Tells whether it was longer. */
function shorten(list: ServerViolation[], most: number): boolean {
  const isLonger = list.length > most;
  if (isLonger) list.length = most;
  return keepToBudget(list, most) || isLonger;
}

function keysRepeatedIn({ text, value }: SentJson, severity: Severity, most: number) {
  let lines: Lines | undefined;
  const position = (offset: number) => {
    lines ??= new Lines(text);
    const index = lines.indexAt(offset);
    return { line: index + 1, column: offset - (lines.stretch(index)?.start ?? 0) + 1 };
  };
  return repeatedIn(text, value, { severity, most, isPush: ownMember(value, "channel")?.value === "PUSH", position });
}
