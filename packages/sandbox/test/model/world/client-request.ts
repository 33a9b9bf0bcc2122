import { memberOf } from "./json.js";

/** A request as a client sends it. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The encoding of the text. Default: UTF-8, as JSON must be. */
  readonly encoding?: "latin1" | "utf16le";
  /** Whether a `Headers` object carries the headers: it joins repeated ones, so a comma may stand between two values. */
  readonly isJoined?: boolean;
}

/** The bytes of the body. */
export function bytesOf({ text, encoding }: ClientRequest): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, encoding ?? "utf8"));
}

/** The longest body in bytes, as the sandbox documents it. */
export const LONGEST_BODY = 2 ** 20;

/** The deepest nesting of arrays and objects, as the sandbox documents it. */
const MOST_LEVELS = 1_000;

/** The parsed body; undefined, which is not a JSON value, if it is too long or too deep, or not JSON. */
export function bodyOf(request: ClientRequest): unknown {
  const bytes = bytesOf(request);
  if (bytes.length > LONGEST_BODY) return undefined;
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return isTooDeep(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

/** The `X-SVC-Request-Id`: absent, or `null` if it may be two values, unless the body says that it is one. */
export function headerIdOf(request: ClientRequest): string | null | undefined {
  const id = request.headers["x-svc-request-id"];
  const isTwo = request.isJoined === true && id?.includes(", ") && id !== memberOf(bodyOf(request), "request_id");
  return isTwo ? null : id;
}

/** Whether the sandbox rejects a body because of its nesting. */
export function isTooDeep(body: unknown): boolean {
  return levelsOf(body) > MOST_LEVELS;
}

/** Counts level by level, because recursion into deep values would overflow the stack. */
function levelsOf(value: unknown): number {
  let levels = 0;
  for (let level = [value].filter(isNesting); level.length > 0; levels++) {
    level = level.flatMap((one) => Object.values(one)).filter(isNesting);
  }
  return levels;
}

function isNesting(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
