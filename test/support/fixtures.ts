import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Context, ErrorBody, Violation } from "../../src/index.js";

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

/** A request that is accepted and warned about. */
export interface AdviceFixture extends ValidFixture {
  /** All warnings, in order. */
  readonly warnings: readonly Pick<Violation, "rule" | "path" | "target" | "detailTarget" | "message" | "fix">[];
  /** A body that differs as little as possible and is not warned about. */
  readonly valid: unknown;
}

/** The files of a folder of fixtures by their name without ending. */
export function fixturesIn<Fixture>(folder: string): [name: string, fixture: Fixture][] {
  const path = fileURLToPath(new URL(`../../fixtures/${folder}/`, import.meta.url));
  return readdirSync(path).map((file) => [
    file.replace(/\.json$/u, ""),
    JSON.parse(readFileSync(path + file, "utf8")) as Fixture,
  ]);
}
