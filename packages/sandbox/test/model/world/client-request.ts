/** A request as a client sends it. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The encoding of the text. Default: UTF-8, as JSON must be. */
  readonly encoding?: "latin1" | "utf16le";
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
    return levelsOf(body) > MOST_LEVELS ? undefined : body;
  } catch {
    return undefined;
  }
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
