import type { InputJsonViolation } from "../errors/input-violation.js";
import { BODY } from "../errors/path.js";
import type { JsonError } from "../text/json/json-errors.js";
import { Lines } from "../text/json/lines.js";
import { malformedPredicate, parseJson } from "../text/json/parse-json.js";
import type { SentJson } from "../text/json/repeated-key-violation.js";
import { answerTo, type Trouble, troubles } from "./answers.js";
import { type Head, isCompression, isOtherCharset, otherMediaType } from "./head.js";
import { type ServerFailure, type ServerViolation, sentJson } from "./unique-keys.js";

/** The body of a request, or why it cannot be validated. */
export type ReadBody = ParsedBody | { readonly refused: ServerFailure };

/** A body that has been parsed. `sent` returns its text, unless it is known to have no duplicate key. */
export interface ParsedBody {
  readonly value: unknown;
  readonly sent: () => SentJson | undefined;
}

/** A text as it arrived. Where its bytes are not UTF-8, it has replacement characters. */
export interface SentText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Decodes a body, without its byte order mark. */
export function textOf(bytes: Uint8Array): SentText {
  const text = new TextDecoder().decode(bytes);
  // A character of this kind may also have been sent.
  return { text, isUtf8: !text.includes("\uFFFD") || isUtf8(bytes) };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Parses a body. `encoding` is its `Content-Encoding`. */
export function readBody({ text, isUtf8 }: SentText, head: Head, encoding: Encoding): ReadBody {
  if (isOtherCharset(head.headers)) return refusedFor(troubles.otherEncoding, head);
  const parsed = parseJson(text, isUtf8);
  if ("value" in parsed) {
    const { value } = parsed;
    return { value, sent: () => ({ text, value }) };
  }
  if (otherMediaType(head) !== undefined) return refusedFor(troubles.unread, head);
  return refusedFor(isCompression(encoding) ? troubles.otherEncoding : malformed(text, parsed), head);
}

type Encoding = string | null | undefined;

/** The body that a framework's parser has made of a text, if the text is known. */
export function checkBody(value: unknown, sent: SentText | undefined, head: Head, encoding: Encoding): ReadBody {
  if (isOtherCharset(head.headers)) return refusedFor(troubles.otherEncoding, head);
  // The parser may itself have read another type, or decompressed the bytes.
  if (sent?.isUtf8 === false && !isCompression(encoding) && otherMediaType(head) === undefined) {
    return readBody(sent, head, encoding);
  }
  return { value, sent: () => sentJson(sent?.text) };
}

/** Where and why a text is not JSON, as the command line says it. */
export function malformed(text: string, error: JsonError): BodyTrouble {
  const place = new Lines(text).placeAt(error.offset);
  const message = `${BODY} ${malformedPredicate(error, place)}`;
  return { ...troubles.malformed, message, params: { ...place, problem: error.problem } };
}

export type BodyTrouble = Trouble<ServerFailure["status"] & Trouble["status"]> &
  Partial<Pick<InputJsonViolation, "params">>;

/** The result for a body that cannot be validated. A parser may not have read it because of its type. */
export function refusedFor(trouble: BodyTrouble, head: Head): { readonly refused: ServerFailure } {
  const ofType = trouble === troubles.unread ? otherMediaType(head) : undefined;
  const { status, target, message } = trouble;
  const violation: ServerViolation = ofType ?? {
    rule: "input.json",
    severity: "error",
    path: target,
    segments: [],
    pointer: "",
    target,
    detailTarget: target,
    message,
    params: trouble.params ?? { line: 1, column: 1, problem: message },
    origin: "request",
  };
  const { body } = answerTo({ ...violation, status }, head);
  return { refused: { ok: false, status, body, violations: [violation], warnings: [], skipped: [], truncated: false } };
}
