import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CampaignContext, Context } from "../../src/index.js";

/** A line of a file of the conformance set. `conformance/schema.json` describes it for other languages. */
export interface Case {
  readonly name: string;
  readonly operation: Operation;
  readonly context: CaseContext;
  /** The body of a request; with operation "request", a whole request. */
  readonly input: unknown;
  readonly expected: Verdict;
}

export const operations = ["create", "update", "request"] as const;

export type Operation = (typeof operations)[number];

/** What is known besides the request: facts, not preferences. */
export interface CaseContext extends Pick<Context, "features" | "productSets" | "policies"> {
  readonly campaign?: CampaignContext | undefined;
}

/** The verdict that every implementation must give. */
export interface Verdict {
  readonly ok: boolean;
  /** `error.code` and `error.target`; absent if the request is accepted. */
  readonly code?: string;
  readonly target?: string;
  readonly violations: readonly ExpectedPlace[];
}

export interface ExpectedPlace {
  readonly path: string;
  readonly pointer: string;
  readonly target: string;
  readonly detailTarget: string;
  /** Our id of the rule, for people only. */
  readonly rule?: string;
}

export const conformanceFolder = fileURLToPath(new URL("../../conformance/", import.meta.url));

/** The lines of an operation's file in a folder, one for each case. */
export function linesIn(folder: string, operation: string): string[] {
  return readFileSync(join(folder, `${operation}.ndjson`), "utf8")
    .trimEnd()
    .split("\n");
}

export function casesIn(folder: string, operation: string): Case[] {
  return linesIn(folder, operation).map((line) => JSON.parse(line) as Case);
}

export const ACCEPTED: Verdict = { ok: true, violations: [] };

/** A rejection, with the target of its first violation. */
export function refused(code: string, violations: readonly [ExpectedPlace, ...ExpectedPlace[]]): Verdict {
  return { ok: false, code, target: violations[0].target, violations };
}
