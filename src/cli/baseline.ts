import { existsSync } from "node:fs";
import { mkdir, rmdir } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BAD_REQUEST, errorBody } from "../errors/error-body.js";
import { rules } from "../reference/catalogue.js";
import type { FileResult } from "../text/request/check-text.js";
import type { Found } from "../text/request/places.js";
import type { JsonFile } from "../text/request/source.js";
import { jsonPart, WrongSetting } from "./described.js";
import { fileProblem, jsonOf, readJson, sourceOf } from "./read-file.js";
import { writeWhole } from "./replace-file.js";
import { WrongUsage } from "./usage.js";

/** How often each rule is broken at each path. The key is both as JSON. */
type Counts = ReadonlyMap<string, number>;

/** Findings that are ignored until they are gone, by file. */
export class Baseline {
  readonly #found = new Map<string, Counts>();

  /** With `isUpdate`, all findings that can be listed are ignored, and `write` writes them. */
  constructor(
    private readonly file: string,
    private readonly listed: ReadonlyMap<string, Counts>,
    private readonly isUpdate: boolean,
  ) {}

  /** The result as if the listed findings were not there. */
  without(result: FileResult): FileResult {
    const name = this.#nameOf(result.file);
    const found = new Map<string, number>();
    for (const finding of [...result.violations, ...result.warnings].filter(isListable))
      found.set(keyOf(finding), (found.get(keyOf(finding)) ?? 0) + 1);
    this.#found.set(name, found);
    const left = new Map(this.isUpdate ? found : this.listed.get(name));
    const isNew = (finding: Found) => {
      if (!isListable(finding)) return true;
      const count = left.get(keyOf(finding)) ?? 0;
      left.set(keyOf(finding), count - 1);
      return count <= 0;
    };
    const violations = result.violations.filter(isNew);
    const warnings = result.warnings.filter(isNew);
    const [first, ...others] = violations;
    if (violations.length === result.violations.length) return { ...result, warnings };
    const { status: _, body, ...rest } = result;
    if (first === undefined) return { ...rest, ok: true, violations: [], warnings };
    const code = rules.find(({ id }) => id === first.rule)?.code ?? BAD_REQUEST;
    const requestId = body?.error.request_id;
    return { ...result, body: errorBody(code, [first, ...others], requestId), violations, warnings };
  }

  /** How many listed findings of the files that were checked, or are no longer there, are gone. */
  countGone(): number {
    let count = 0;
    for (const [name, listed] of this.listed) {
      if (this.#isUnchecked(name)) continue;
      const found = this.#found.get(name);
      for (const [key, number] of listed) count += Math.max(0, number - (found?.get(key) ?? 0));
    }
    return count;
  }

  /** Writes the findings. Keeps those that the file by now lists for files that were not checked. */
  async write(): Promise<void> {
    const withOthers = (bytes?: Buffer) => {
      const all = new Map(this.#found);
      const listed = bytes === undefined ? this.listed : listedIn(jsonOf(this.file, sourceOf(bytes)));
      for (const [name, counts] of listed) if (this.#isUnchecked(name)) all.set(name, counts);
      return textOf(all);
    };
    try {
      await mkdir(dirname(this.file), { recursive: true });
      await alone(`${this.file}.lock`, () => writeWhole(this.file, withOthers));
    } catch (error) {
      if (error instanceof WrongUsage) throw error;
      throw new WrongUsage(fileProblem(this.file, error).replace(": not fixed: ", ": not written: "));
    }
  }

  /** A path relative to the folder of the baseline, the same on all systems. */
  #nameOf(file: string): string {
    return relative(dirname(resolve(this.file)), resolve(file)).replaceAll(sep, "/");
  }

  /** Whether a file is still there, but was not checked. */
  #isUnchecked(name: string): boolean {
    return !this.#found.has(name) && existsSync(join(dirname(this.file), name));
  }
}

/** How long to wait for another process, in milliseconds. Writing takes far less, but a killed one leaves its lock. */
const PATIENCE = 5_000;

/** Does some work while no other process does work with the same lock, which is a folder. */
async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  // Where no lock can be created, the file cannot be written either. The error of that says why.
  const isTaken = () =>
    mkdir(lock).then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code === "EEXIST",
    );
  const end = Date.now() + PATIENCE;
  while ((await isTaken()) && Date.now() < end) await sleep(20);
  await work().finally(() => rmdir(lock).catch(() => {}));
}

/** @throws {WrongUsage} if it cannot be read or is malformed. If it is to be updated, it need not exist. */
export async function readBaseline(file: string, isUpdate: boolean): Promise<Baseline> {
  const listed = isUpdate && !existsSync(file) ? new Map() : listedIn(await readJson(file));
  return new Baseline(file, listed, isUpdate);
}

/** What a baseline lists. */
function listedIn(json: JsonFile): Map<string, Counts> {
  const listed = new Map<string, Counts>();
  for (const [name, byRule] of jsonPart(json).members("a baseline")) {
    const counts = new Map<string, number>();
    for (const [rule, byPath] of byRule.members("a file of a baseline")) {
      for (const [path, count] of byPath.members("a rule of a baseline"))
        counts.set(keyOf({ rule, path }), count.read(countIn));
    }
    listed.set(name, counts);
  }
  return listed;
}

function countIn(value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value);
  throw new WrongSetting("a count must be a positive integer");
}

/** Whether a finding can be listed. One that kept a file from being checked would hide whatever the file has later. */
function isListable({ rule, segments }: Found): boolean {
  return rule !== "input.json" && (rule !== "structure.type" || segments.length > 0);
}

function keyOf({ rule, path }: { readonly rule: string; readonly path: string }): string {
  return JSON.stringify([rule, path]);
}

/** The text of a baseline: files, rules and paths in the order of their names. */
function textOf(all: ReadonlyMap<string, Counts>): string {
  const files = sorted(all).flatMap(([name, counts]) => {
    const byRule = new Map<string, Map<string, number>>();
    for (const [key, count] of counts) {
      const [rule, path] = JSON.parse(key) as [string, string];
      byRule.set(rule, (byRule.get(rule) ?? new Map()).set(path, count));
    }
    const entries = sorted(byRule).map(([rule, paths]) => [rule, Object.fromEntries(sorted(paths))]);
    return entries.length === 0 ? [] : [[name, Object.fromEntries(entries)]];
  });
  return `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
