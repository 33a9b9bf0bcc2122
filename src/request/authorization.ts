/**
 * Section "Authentication": the workspace id in an `Authorization` header with the Basic scheme, which is Base64, with
 * or without padding, of `<WORKSPACE_ID>:<API_KEY>`. Undefined for anything else.
 */
export function workspaceOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 6).toLowerCase() !== "basic ") return undefined;
  const credentials = decoded(authorization.slice(6));
  if (credentials === undefined) return undefined;
  // The key may contain colons, the id cannot.
  const colon = credentials.indexOf(":");
  return colon > 0 && colon < credentials.length - 1 ? credentials.slice(0, colon) : undefined;
}

/** Decodes Base64; undefined if the text is not Base64. Bytes that are not UTF-8 are replaced. */
function decoded(base64: string): string | undefined {
  const bare = base64.replace(/={1,2}$/u, "");
  const isPadded = bare.length < base64.length;
  if (!/^[A-Za-z0-9+/]+$/u.test(bare) || bare.length % 4 === 1) return undefined;
  if (isPadded && base64.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(bare), (unit) => unit.charCodeAt(0));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
