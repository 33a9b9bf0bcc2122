export interface Credentials {
  readonly workspace: string;
  readonly key: string;
}

/** The parts of an `Authorization` header that the engine has accepted. */
export function credentialsOf(authorization: string): Credentials {
  const bytes = Uint8Array.from(atob(authorization.slice("basic ".length)), (unit) => unit.charCodeAt(0));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // The key may contain colons, the id cannot.
  const colon = text.indexOf(":");
  return { workspace: text.slice(0, colon), key: text.slice(colon + 1) };
}
