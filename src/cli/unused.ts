import type { Context, Exception } from "../engine/context/context.js";
import { quote } from "../errors/wording.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import type { FileKind } from "../text/request/file-kind.js";
import type { Configurations } from "./config/configurations.js";
import { type Given, IN_BASELINE } from "./config/per-file.js";

/** Finds the exceptions, and the entries of `ignores`, that match nothing. */
export class Unused {
  /** With what messages call their origin. */
  readonly #exceptions: Map<Exception, string>;

  constructor(
    private readonly configurations: Configurations,
    { options, workspace }: Given,
  ) {
    const origins: (readonly [readonly Exception[] | undefined, string])[] = [
      ...configurations.all.map(({ exceptions, name }) => [exceptions, name] as const),
      [workspace.exceptions, String(options.workspace)],
      [options.except, "--except"],
    ];
    this.#exceptions = new Map(origins.flatMap(([all = [], name]) => all.map((one) => [one, name] as const)));
  }

  /** Makes a function that notes which exceptions of a context match something in a request. */
  noting(context: Context, kindWith: (context: Context) => FileKind): (value: unknown) => void {
    const { exceptions = [] } = context;
    const bounds = { ...context.bounds, maxViolations: IN_BASELINE };
    const kinds = new Map<number, [FileKind, FileKind]>();
    const kindsAt = (index: number, exception: Exception): [FileKind, FileKind] => {
      // The first exception that matches decides, so the earlier ones leave what this one may match.
      const earlier = exceptions.slice(0, index);
      const kind = (all: readonly Exception[]) => kindWith({ ...context, lint: true, bounds, exceptions: all });
      return [kind(earlier), kind([...earlier, { ...exception, level: "off" }])];
    };
    return (value) => {
      for (const [index, exception] of exceptions.entries()) {
        if (!this.#exceptions.has(exception)) continue;
        const [before, after] = getOrInsertComputed(kinds, index, () => kindsAt(index, exception));
        if (foundBy(before, value) !== foundBy(after, value)) this.#exceptions.delete(exception);
      }
    };
  }

  get problems(): string[] {
    return [
      ...[...this.#exceptions].map(([{ rule, path }, name]) => `${name}: the exception for ${rule} at ${path}`),
      ...this.configurations.all.flatMap(({ unusedIgnores, name }) =>
        [...unusedIgnores].map(({ glob }) => `${name}: the entry ${quote(glob)} of ignores`),
      ),
    ].map((what) => `${what} matches nothing`);
  }
}

function foundBy(kind: FileKind, value: unknown): string {
  const { violations, warnings } = kind.check(value);
  return JSON.stringify([...violations, ...warnings].map(({ rule, path }) => [rule, path]));
}
