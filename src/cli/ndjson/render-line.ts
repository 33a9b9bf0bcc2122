import type { FileResult } from "../../text/request/check-text.js";
import { printableJson } from "../printable.js";
import { SCHEMA_VERSION as schemaVersion } from "../schema-version.js";

/** The JSON of the values that an answer repeats, by their pointers. */
export type Kept = Readonly<Record<string, string>>;

/** A result as in `--format json`, on one line. Common results are concatenated by hand, ten times as fast. */
export function renderLine(result: FileResult, kept?: Kept): string {
  const { file, line, ...others } = result;
  const { ok, violations, warnings, skipped, truncated } = others;
  const isClean = ok && violations.length + warnings.length + skipped.length === 0 && truncated === undefined;
  if (kept !== undefined) return `${jsonOf({ file, line }, kept, { ...others, schemaVersion })}\n`;
  if (!isClean) return `${printableJson(JSON.stringify({ ...result, schemaVersion }))}\n`;
  const name = printableJson(JSON.stringify(file));
  return `{"file":${name},"line":${line},"ok":true,"violations":[],"warnings":[],"skipped":[],"schemaVersion":${schemaVersion}}\n`;
}

/** The longest line of `--brief`, in bytes, without its line feed. */
const LONGEST = 4096;

/** Kept values are left out if their JSON has more bytes, so that there is room for the rest. */
const LONGEST_KEPT = 1024;

/** The verdict alone, with the rule and the path of each violation as far as there is room. */
export function renderBriefly({ line, ok, violations, truncated }: FileResult, kept?: Kept): string {
  const rules: string[] = [];
  const paths: string[] = [];
  const isKept = kept === undefined || Buffer.byteLength(printableJson(objectOf(kept))) <= LONGEST_KEPT;
  const briefly = (truncated?: true) =>
    jsonOf({ line }, isKept ? kept : undefined, { ok, rules, paths, truncated, schemaVersion });
  let room = LONGEST - Buffer.byteLength(briefly(true));
  for (const { rule, path } of violations) {
    // With the commas.
    room -= lengthOf(rule) + lengthOf(path) + 2;
    if (room < 0) break;
    rules.push(rule);
    paths.push(path);
  }
  const isCut = truncated || !isKept || rules.length !== violations.length;
  return `${briefly(isCut || undefined)}\n`;
}

/** An answer as JSON, with the kept values after the members that name its line. */
function jsonOf(name: object, kept: Kept | undefined, others: object): string {
  const [start, end] = [JSON.stringify(name).slice(0, -1), JSON.stringify(others).slice(1)];
  return printableJson(kept === undefined ? `${start},${end}` : `${start},"kept":${objectOf(kept)},${end}`);
}

function objectOf(kept: Kept): string {
  const members = Object.entries(kept).map(([pointer, json]) => `${JSON.stringify(pointer)}:${json}`);
  return `{${members.join(",")}}`;
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(printableJson(JSON.stringify(value)));
}
