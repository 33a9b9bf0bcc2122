import type { FileResult } from "../../request-text/check-text.js";
import { printableJson } from "../printable.js";

/** A result as in `--format json`, on one line. Common results are concatenated by hand, ten times as fast. */
export function renderLine(result: FileResult): string {
  const { file, line, ok, violations, warnings, skipped, truncated } = result;
  const isClean = ok && violations.length + warnings.length + skipped.length === 0 && truncated === undefined;
  if (!isClean) return `${printableJson(JSON.stringify(result))}\n`;
  const name = printableJson(JSON.stringify(file));
  return `{"file":${name},"line":${line},"ok":true,"violations":[],"warnings":[],"skipped":[]}\n`;
}
