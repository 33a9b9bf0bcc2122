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

/** The parsed body; undefined if it is too long, or not JSON, which JSON cannot say. */
export function bodyOf(request: ClientRequest): unknown {
  const bytes = bytesOf(request);
  if (bytes.length > LONGEST_BODY) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
