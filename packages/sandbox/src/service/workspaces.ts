import { type Context, createValidator, type Validator } from "campaign-rules";
import type { Credentials } from "./credentials.js";

/** A workspace that the sandbox knows: its engine context, and its keys. */
export interface WorkspaceOptions extends Context {
  /** The API keys that are accepted. Default: any. */
  keys?: readonly string[] | undefined;
}

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

  /** The validator for a workspace; undefined if the credentials are not accepted. */
  validatorFor({ workspace, key }: Credentials): Validator | undefined {
    if (this.#known === undefined) return this.common;
    const known = this.#known.get(workspace);
    return known === undefined || known.keys?.has(key) === false ? undefined : known.validator;
  }
}
