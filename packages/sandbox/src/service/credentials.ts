export interface Credentials {
  readonly workspace: string;
  readonly key: string;
}

/** The parts of an `Authorization` header in which the engine has found the credentials of a workspace. */
export function credentialsOf(authorization: string | undefined, workspace: string): Credentials {
  const [, base64 = ""] = /^basic +([a-z\d+/]+)/iu.exec(authorization ?? "") ?? [];
  const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { workspace, key: text.slice(workspace.length + 1) };
}
