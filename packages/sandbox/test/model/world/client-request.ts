/** A request as a client sends it. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** How the text is sent. Default: UTF-8, as JSON must be. */
  readonly encoding?: "latin1" | "utf16le";
}

/** The bytes of the body. */
export function bytesOf({ text, encoding }: ClientRequest): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, encoding ?? "utf8"));
}

/** In bytes, as the sandbox documents it. */
export const LONGEST_BODY = 2 ** 20;

/** Arrays and objects in one another, as the sandbox documents it. */
const MOST_LEVELS = 1_000;

/** The parsed body; undefined if it is too long or too deep, or not JSON, which JSON cannot say. */
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

/** Level by level, because deep values overflow the stack. */
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
