/** A request as a client sends it. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The parsed body; undefined if it is not JSON, which JSON cannot say. */
export function bodyOf({ text }: ClientRequest): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
