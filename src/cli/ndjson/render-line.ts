import type { FileResult } from "../../text/request/check-text.js";
import { printableJson } from "../printable.js";
import { SCHEMA_VERSION as schemaVersion } from "../schema-version.js";

export type Kept = Readonly<Record<string, unknown>>;

/** A result as in `--format json`, on one line. Common results are concatenated by hand, ten times as fast. */
export function renderLine(result: FileResult, kept?: Kept): string {
  const { file, line, ok, violations, warnings, skipped, truncated } = result;
  const isClean = ok && violations.length + warnings.length + skipped.length === 0 && truncated === undefined;
  if (kept !== undefined)
    return `${printableJson(JSON.stringify(Object.assign({ file, line, kept }, result, { schemaVersion })))}\n`;
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
  const isKept = kept === undefined || lengthOf(kept) <= LONGEST_KEPT;
  const brief = { line, kept: isKept ? kept : undefined, ok, rules, paths };
  let room = LONGEST - lengthOf({ ...brief, truncated: true, schemaVersion });
  for (const { rule, path } of violations) {
    // With the commas.
    room -= lengthOf(rule) + lengthOf(path) + 2;
    if (room < 0) break;
    rules.push(rule);
    paths.push(path);
  }
  const isCut = truncated || !isKept || rules.length !== violations.length;
  return `${printableJson(JSON.stringify({ ...brief, ...(isCut && { truncated: true }), schemaVersion }))}\n`;
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(printableJson(JSON.stringify(value)));
}
