import type { InputViolation } from "../catalogue/input-rules.js";
import { renderPath, renderPointer } from "../errors/path.js";
import type { Severity } from "../errors/violation.js";
import { type RepeatedKey, repeatedKeys } from "../json-text/repeated-keys.js";
import type { Source } from "./source.js";

/** Most repeated keys to list of one file. */
const LISTED = 100;

/** Keys that a text repeats, as violations in the order of the text. */
export interface Repeated {
  readonly found: readonly InputViolation[];
  /** Whether there are more than are listed. */
  readonly isCut: boolean;
}

/** The keys that the text of a value repeats. */
export function repeatedIn(source: Source, severity: Severity): Repeated {
  const keys = repeatedKeys(source.text, source.value, LISTED + 1);
  // What an object repeats that is itself repeated may stand at the same place twice.
  const byPointer = new Map(keys.slice(0, LISTED).map((key) => [renderPointer(key.segments), key]));
  const found = [...byPointer.values()].map((key) => violationOf(key, severity, source));
  return { found, isCut: keys.length > LISTED };
}

function violationOf({ segments, first, last }: RepeatedKey, severity: Severity, source: Source): InputViolation {
  const [{ line, column }, { line: firstLine, column: firstColumn }] = [
    source.position(last, 1),
    source.position(first, 1),
  ];
  const path = renderPath(segments);
  const place = `line ${line}, column ${column}`;
  const firstPlace = `line ${firstLine}, column ${firstColumn}`;
  return {
    rule: "input.json-unique-keys",
    severity,
    path,
    segments: [...segments],
    pointer: renderPointer(segments),
    target: String(segments[0]),
    detailTarget: path,
    message: `${path} is repeated at ${place}; it stands first at ${firstPlace}, and only the last value counts`,
    params: { line, column, firstLine, firstColumn },
    origin: "request",
  };
}
