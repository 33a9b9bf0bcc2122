/** A request as a client sends it. */
export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The parsed body; undefined, which is not a JSON value, if it is not JSON. */
export function bodyOf({ text }: ClientRequest): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
