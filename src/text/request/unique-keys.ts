import type { Severity } from "../../errors/severity.js";
import { type Repeated, repeatedIn } from "../json/repeated-key-violation.js";
import type { Source } from "./source.js";

/** Maximum number of duplicate keys to list per file. */
const LISTED = 100;

/** The duplicate keys in the text of a value. */
export function repeatedInSource(source: Source, severity: Severity): Repeated {
  const position = (offset: number) => source.position(offset, 1);
  return repeatedIn(source.text, source.value, { severity, most: LISTED, position });
}
