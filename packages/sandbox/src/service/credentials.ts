export interface Credentials {
  readonly workspace: string;
  readonly key: string;
}

/**
 * The parts of an `Authorization` header with the Basic scheme; undefined if it has none. Accepts a few headers that the
 * engine rejects.
 */
export function credentialsOf(authorization: string | undefined): Credentials | undefined {
  const text = decoded(authorization?.slice("basic ".length) ?? "");
  // The key may contain colons, the id cannot.
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { workspace: text.slice(0, colon), key: text.slice(colon + 1) };
}

function decoded(base64: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}
