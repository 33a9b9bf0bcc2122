import type { Severity } from "../errors/violation.js";
import { type Repeated, repeatedIn } from "../json-text/repeated-key-violation.js";
import type { Source } from "./source.js";

/** Most repeated keys to list of one file. */
const LISTED = 100;

/** The keys that the text of a value repeats. */
export function repeatedInSource(source: Source, severity: Severity): Repeated {
  const position = (offset: number) => source.position(offset, 1);
  return repeatedIn(source.text, source.value, { severity, most: LISTED, isPush: true, position });
}
