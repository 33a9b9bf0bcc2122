import { failureOf } from "../engine/result.js";
import { BODY } from "../errors/path.js";
import type { RequestInput, RequestResult } from "../index.js";
import { headerValuesOf, isCompression } from "../operations/request/headers.js";
import { requestIdOf } from "../operations/request/request-id.js";
import type { InputJsonViolation } from "../text/input-violation.js";
import { Lines } from "../text/json/lines.js";
import { malformedPredicate, parseJson } from "../text/json/parse-json.js";
import type { SentJson } from "../text/json/repeated-keys.js";
import type { JsonError } from "../text/json/survey.js";
import { codes, type Trouble, troubles } from "./answers.js";
import { type Head, isOtherCharset } from "./head.js";
import { isOtherMediaType, type ServerFailure, type ServerViolation, sentJson } from "./unique-keys.js";

/**
 * The body of a request, or why it cannot be validated. `sent` returns its text, unless it is known to have no duplicate
 * key.
 */
export type ReadBody =
  | { readonly value: unknown; readonly sent: () => SentJson | undefined }
  | { readonly refused: BodyTrouble };

/** A text as it arrived. Where its bytes are not UTF-8, it has replacement characters. */
export interface SentText {
  readonly text: string;
  readonly isUtf8: boolean;
  /** Whether the bytes may be compressed. */
  readonly isCompressed?: boolean;
  /** Whether a byte order mark came before it. */
  readonly hasMark?: boolean;
}

/** Whether a request was sent with a body that is not empty, as far as two of its headers tell. */
export function announcesBody(transferEncoding: unknown, contentLength = "0"): boolean {
  return transferEncoding !== undefined || Number(contentLength) > 0;
}

/**
 * Decodes a body, without its byte order mark.
 *
 * @param encoding its `Content-Encoding`, unless the bytes have been decompressed.
 */
export function textOf(bytes: Uint8Array, encoding?: string): SentText {
  const text = new TextDecoder().decode(bytes);
  return {
    text,
    // The client may also have sent this character itself.
    isUtf8: !text.includes("\uFFFD") || isUtf8(bytes),
    isCompressed: text !== "" && isCompression(encoding),
    hasMark: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

export function readBody({ text, isUtf8, isCompressed }: SentText, head: Head): ReadBody {
  if (isOtherCharset(head.headers)) return { refused: troubles.otherEncoding };
  const parsed = parseJson(text, isUtf8);
  if ("value" in parsed) {
    const { value } = parsed;
    return { value, sent: () => ({ text, value }) };
  }
  return { refused: isCompressed ? troubles.otherEncoding : malformed(text, parsed) };
}

/** The body that a framework's parser has made of a text, if the text is known. */
export function checkBody(value: unknown, sent: SentText | undefined, head: Head): ReadBody {
  if (isOtherCharset(head.headers)) return { refused: troubles.otherEncoding };
  if (sent !== undefined) {
    // A parser of another type may have left the text as it is. One that decompresses bytes is trusted.
    const isUnparsed = typeof value === "string" || value instanceof Uint8Array;
    if (isUnparsed || !(sent.isUtf8 || sent.isCompressed)) return readBody(sent, head);
    // JSON is not compressed, whatever the headers say.
    const isJson = !sent.isUtf8 && "value" in parseJson(sent.text, true);
    if (isJson) return readBody({ ...sent, isCompressed: false }, head);
  }
  return { value, sent: () => sentJson(sent?.text) };
}

/** The place and the reason of malformed JSON, with the message of the command line. */
export function malformed(text: string, error: JsonError): BodyTrouble {
  const place = new Lines(text).placeAt(error.offset);
  const message = `${BODY} ${malformedPredicate(error, place)}`;
  return { ...troubles.malformed, message, params: { ...place, problem: error.problem } };
}

export type BodyTrouble = Trouble<ServerFailure["status"] & Trouble["status"]> &
  Partial<Pick<InputJsonViolation, "params">>;

/**
 * The result for a body that cannot be validated: the violations of the headers, then that of the body. The latter is
 * left out if the declared type of the body is the reason, or already has a violation.
 */
export function refusedFor(
  { status, target, message, params }: BodyTrouble,
  head: Head,
  validate: (request: RequestInput) => RequestResult,
): ServerFailure {
  const own: ServerViolation = {
    rule: "input.json",
    severity: "error",
    path: target,
    segments: [],
    pointer: "",
    target,
    detailTarget: target,
    message,
    params: params ?? { line: 1, column: 1, problem: message },
    origin: "request",
  };
  const id = requestIdOf(headerValuesOf(head.headers), undefined);
  if (status !== 400) return failureOf(status, codes[status], [own], id);
  const { violations, warnings, truncated } = validate({ ...head, body: undefined });
  const isTold = violations.some((one) => isOtherMediaType(one) || (one.path === target && target !== BODY));
  const [first = own, ...others] = isTold
    ? violations.filter(({ path }) => path !== BODY)
    : violations.map((violation) => (violation.path === BODY ? own : violation));
  return failureOf(400, codes[400], [first, ...others], id, { warnings, skipped: [], truncated });
}
