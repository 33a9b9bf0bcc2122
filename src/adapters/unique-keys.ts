import { type Context, defaultBounds } from "../engine/context/context.js";
import { expectOneOf, membersOf } from "../engine/context/option-errors.js";
import { type RuleLevel, ruleLevels } from "../errors/severity.js";
import type { Failure, HeadersInput, RequestResult, Violation } from "../index.js";
import { headerValuesOf } from "../operations/request/headers.js";
import { ownMember, requestIdOf } from "../operations/request/request-id.js";
import { UNIQUE_KEYS } from "../text/input-violation.js";
import { Lines } from "../text/json/lines.js";
import { repeatedKeys, type SentJson, type TextViolation, withRepeatedKeys } from "../text/json/repeated-keys.js";

/** A context that may also set the level of the rule about the text of a body. */
export interface ServerContext extends Omit<Context, "rules"> {
  /** Sets the level of rules. Not possible for structural rules. */
  rules?: (NonNullable<Context["rules"]> & { [UNIQUE_KEYS]?: RuleLevel | undefined }) | undefined;
}

/** Violations of a request, found by the engine or in the text of its body. */
export type ServerViolation = TextViolation;

/** An accepted request, with the violations in the text of its body. */
export type ServerSuccess<R extends { ok: true }> = Omit<R, "warnings"> & { warnings: ServerViolation[] };

/** A rejected request, with the violations in the text of its body. A body that cannot be read violates `input.json`. */
export interface ServerFailure extends Omit<Failure<400 | 401 | 404 | 413 | 415>, "violations" | "warnings"> {
  violations: [ServerViolation, ...ServerViolation[]];
  warnings: ServerViolation[];
}

/** The decision about a request. */
export type ServerResult = ServerSuccess<Extract<RequestResult, { ok: true }>> | ServerFailure;

/** A text that a parser has read; undefined if it has no duplicate keys, or that parser accepts more than JSON. */
export function sentJson(text: string | undefined): SentJson | undefined {
  if (text === undefined || repeatedKeys(text, 1).length === 0) return undefined;
  try {
    return { text, value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

export interface UniqueKeys {
  readonly level: RuleLevel;
  readonly most: number;
}

/** Takes the level of this rule out of a context. Checks the context, except for what the engine checks. */
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

/** Puts the duplicate keys in the text of the body before the other violations of a result, like the command line. */
export function withKeysOfBody(
  result: RequestResult,
  headers: HeadersInput,
  sentBody: () => SentJson | undefined,
  { level, most }: UniqueKeys,
): ServerResult {
  if (level === "off") return result;
  // If a request is rejected before its body is read, the result stays as it is. A body that is not meant to be JSON has
  // no duplicate keys.
  if (!result.ok && (result.status !== 400 || result.violations.some(isOtherMediaType))) return result;
  const sent = sentBody();
  if (sent === undefined) return result;
  let lines: Lines | undefined;
  const position = (offset: number) => {
    lines ??= new Lines(sent.text);
    return lines.placeAt(offset);
  };
  return withRepeatedKeys(result, sent, { severity: level, most, position }, (body) =>
    requestIdOf(headerValuesOf(headers), ownMember(body, "request_id")),
  );
}

/** Whether a violation says that a body is not declared as JSON. */
export function isOtherMediaType({ rule }: Violation): boolean {
  return rule === "request.content-type-json";
}
