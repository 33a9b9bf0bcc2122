import { type Context, createValidator, type Validator } from "campaign-rules";
import type { WorkspaceOptions } from "../options.js";

interface Workspace {
  readonly keys: ReadonlySet<string> | undefined;
  readonly validator: Validator;
}

/** The validators of all workspaces, each created once. */
export class Workspaces {
  /** For checks that do not depend on the workspace. */
  readonly common: Validator;
  readonly #known: ReadonlyMap<string, Workspace> | undefined;

  /** @throws {TypeError} if a context is invalid. */
  constructor(workspaces: Readonly<Record<string, WorkspaceOptions>> | undefined, context: Context) {
    this.common = createValidator(context);
    if (workspaces === undefined) return;
    this.#known = new Map(
      Object.entries(workspaces).map(([id, { keys, ...own }]) => {
        if (keys !== undefined && !(Array.isArray(keys) && keys.every((key) => typeof key === "string"))) {
          throw new TypeError(`workspaces[${JSON.stringify(id)}].keys must be an array of strings`);
        }
        const validator = createValidator({ ...context, ...own });
        return [id, { keys: keys && new Set(keys), validator }];
      }),
    );
  }

  /** The validator for a workspace that the engine has found in a header; undefined if its key is not accepted. */
  validatorFor(workspace: string, authorization: string | undefined): Validator | undefined {
    if (this.#known === undefined) return this.common;
    const known = this.#known.get(workspace);
    const key = pairIn(authorization).slice(workspace.length + 1);
    return known?.keys?.has(key) === false ? undefined : known?.validator;
  }
}

/** The text in a header of the scheme Basic. */
function pairIn(authorization = ""): string {
  const [, base64 = ""] = /^basic +([a-z\d+/]+)/iu.exec(authorization) ?? [];
  const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
