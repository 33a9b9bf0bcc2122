import type { FileResult } from "../check.js";
import { printableJson } from "../printable.js";

/** A result as `--format json` has it, on a line of its own. What is usual is put together by hand, in a tenth of the time. */
export function renderLine(result: FileResult): string {
  const { file, line, ok, violations, warnings, skipped, truncated } = result;
  const isClean = ok && violations.length + warnings.length + skipped.length === 0 && truncated === undefined;
  if (!isClean) return `${printableJson(JSON.stringify(result))}\n`;
  const name = printableJson(JSON.stringify(file));
  return `{"file":${name},"line":${line},"ok":true,"violations":[],"warnings":[],"skipped":[]}\n`;
}
