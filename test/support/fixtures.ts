import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Context, ErrorBody, RequestInput, UpdateContext, Violation } from "../../src/index.js";

export interface ValidFixture {
  readonly body: unknown;
  readonly context: Context;
}

export interface InvalidFixture extends ValidFixture {
  /** The whole error body. */
  readonly expected: ErrorBody;
  /** A body that differs as little as possible and is accepted. */
  readonly valid: unknown;
}

/** A request that is accepted with warnings. */
export interface AdviceFixture extends ValidFixture {
  /** All warnings, in order. */
  readonly warnings: readonly Pick<Violation, "rule" | "path" | "target" | "detailTarget" | "message" | "fix">[];
  /** A body that differs as little as possible and causes no warning. */
  readonly valid: unknown;
}

/** A body of the wrong shape, which is refused with warnings. */
export interface ShapeFixture extends ValidFixture {
  /** The warnings of the rule. */
  readonly warnings: AdviceFixture["warnings"];
  /** The body that should have been validated instead, and the operation. */
  readonly instead: { readonly operation: "create" | "update"; readonly body: unknown };
}

/** A patch that is accepted, or refused in an `InvalidUpdateFixture`. */
export interface UpdateFixture {
  readonly patch: unknown;
  /** Contains the campaign that is updated. */
  readonly context: UpdateContext;
}

/** An update that is refused. It has either `valid` or `validContext`. */
export interface InvalidUpdateFixture extends UpdateFixture {
  /** The whole error body. */
  readonly expected: ErrorBody;
  /** A patch that differs as little as possible and is accepted in the same context. */
  readonly valid?: unknown;
  /** If no patch can help: a context that differs as little as possible and accepts the same patch. */
  readonly validContext?: UpdateContext;
}

/** An update that is accepted with warnings. */
export interface AdviceUpdateFixture extends UpdateFixture, Pick<AdviceFixture, "warnings" | "valid"> {}

/** A whole request. */
export interface RequestFixture {
  readonly request: RequestInput;
  readonly context: UpdateContext;
}

export interface InvalidRequestFixture extends RequestFixture {
  readonly status: 400 | 401 | 404;
  /** The whole error body. */
  readonly expected: ErrorBody;
  /** A request that differs as little as possible and is accepted. */
  readonly valid: RequestInput;
}

/** The fixtures in a folder, with their file names without extension. */
export function fixturesIn<Fixture>(folder: string): [name: string, fixture: Fixture][] {
  const path = fileURLToPath(new URL(`../../fixtures/${folder}/`, import.meta.url));
  return readdirSync(path).map((file) => [
    file.replace(/\.json$/u, ""),
    JSON.parse(readFileSync(path + file, "utf8")) as Fixture,
  ]);
}
