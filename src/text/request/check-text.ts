import { failureOf } from "../../engine/result.js";
import { BAD_REQUEST } from "../../errors/error-body.js";
import { renderPath, renderPointer, type Segment } from "../../errors/path.js";
import type { ErrorBody, Findings, JsonPatchOperation, Violation } from "../../index.js";
import type { InputViolation } from "../input-violation.js";
import { malformedPredicate } from "../json/parse-json.js";
import { hasRepeatedKeys, type TextViolation, withRepeatedKeys } from "../json/repeated-keys.js";
import type { Result as EngineResult, FileKind } from "./file-kind.js";
import { below, repeatedIn, takesOneOf } from "./fix-text.js";
import type { Position, Source } from "./source.js";
import { lossyNumberIn } from "./unambiguous.js";

/** The result for one file; `--format json` prints a list of these. */
export interface FileResult {
  file: string;
  /** With `--ndjson`, the line of the file. */
  line?: number | undefined;
  ok: boolean;
  status?: number;
  body?: ErrorBody;
  violations: (Violation | InputViolation)[];
  warnings: (Violation | InputViolation)[];
  skipped: Findings["skipped"];
  /** Present if there are more violations or warnings than are listed. */
  truncated?: true | undefined;
  /** The changes that `--fix` made or would make to the value of the file. */
  fix?: readonly JsonPatchOperation[];
}

/** The input: a file, or a line of it. */
export interface Checked {
  readonly file: string;
  readonly line?: number | undefined;
}

export function checkText(checked: Checked, source: Source, kind: FileKind): FileResult {
  const [first, ...others] = inputViolations(source, kind);
  if (first !== undefined) return invalidResult(checked, [first, ...others]);
  return resultFor(checked, withKeysOf(source, withoutDoubtfulFixes(source, kind.check(source.value), kind), kind));
}

/** A result without the fixes that would take away a member whose key is repeated: they are not applied. */
function withoutDoubtfulFixes(source: Source, result: EngineResult, kind: FileKind): EngineResult {
  const { violations, warnings } = result;
  if ([...violations, ...warnings].every(({ fix }) => fix === undefined) || !hasRepeatedKeys(source)) return result;
  const repeated = repeatedIn(source.text);
  const base = renderPointer(kind.bodyAt);
  const kept = ({ fix, ...found }: Violation) =>
    fix === undefined || takesOneOf(repeated, below(base, fix)) ? found : { ...found, fix };
  return { ...result, violations: violations.map(kept), warnings: warnings.map(kept) } as EngineResult;
}

type Result = Omit<Findings, "warnings"> & { readonly warnings: TextViolation[] } & (
    | { readonly ok: true; readonly violations: [] }
    | { readonly ok: false; readonly violations: TextViolation[]; readonly status: number; readonly body: ErrorBody }
  );

function resultFor({ file, line }: Checked, result: Result): FileResult {
  const { violations, warnings, skipped } = result;
  // Members that are undefined are not printed. Omitting them with a spread would take a tenth of the time of a line.
  const truncated = result.truncated || undefined;
  if (result.ok) return { file, line, ok: true, violations, warnings, skipped, truncated };
  const { status, body } = result;
  return { file, line, ok: false, status, body, violations, warnings, skipped, truncated };
}

/** A result with the duplicate keys of the text before everything else. */
function withKeysOf(source: Source, result: EngineResult, kind: FileKind): Result {
  if (kind.uniqueKeys === "off") return result;
  const position = (offset: number) => source.position(offset, 1);
  const reporting = { severity: kind.uniqueKeys, most: Number.POSITIVE_INFINITY, position };
  const all = withRepeatedKeys(result, source, reporting, (value) => kind.requestIdIn(value));
  if (result.ok || all.ok || result.status === 400) return all;
  // A request that the service rejects before it reads the body stays rejected.
  return { ...all, status: result.status, body: result.body };
}

export function invalidLine({ file, line }: Checked & { line: number }, kind: FileKind, predicate: string): FileResult {
  return invalidResult({ file, line }, [inputViolation(kind, [], predicate, { line, column: 1, problem: predicate })]);
}

/** Whether a line has only white space, perhaps after a byte order mark. */
export function isBlank(line: string): boolean {
  return /^\uFEFF?[ \t\r]*$/u.test(line);
}

export function blankLine(file: string, line: number, kind: FileKind): FileResult {
  return invalidLine({ file, line }, kind, "is not valid JSON: the line is blank");
}

/** The result for a line that could not be checked. It is unknown whether the service would accept it. */
export function uncheckedLine(file: string, line: number, why: string, kind: FileKind): FileResult {
  const problem = `was not checked: ${why}`;
  const violation = inputViolation(kind, [], problem, { line, column: 1, problem });
  return { file, line, ok: false, violations: [violation], warnings: [], skipped: [] };
}

export function withoutWarnings({ truncated, ...result }: FileResult): FileResult {
  const hasMoreErrors = truncated && result.violations.length >= result.warnings.length;
  return { ...result, warnings: [], ...(hasMoreErrors && { truncated }) };
}

function invalidResult(checked: Checked, violations: [InputViolation, ...InputViolation[]]): FileResult {
  return resultFor(checked, failureOf(400, BAD_REQUEST, violations, undefined));
}

/** Malformed JSON, or a file of the wrong kind. */
function inputViolations(source: Source, kind: FileKind): InputViolation[] {
  const parsed = source.parse();
  if ("problem" in parsed) {
    const { problem, position, isWhole } = parsed;
    const { line, column } = position;
    const predicate = malformedPredicate({ problem, isWhole }, position);
    return [inputViolation(kind, [], predicate, { line, column, problem })];
  }
  const lossy = kind.isCompared ? lossyNumberIn(source) : undefined;
  if (lossy !== undefined) {
    const problem = `cannot be compared with the stored campaign: ${lossy.problem}`;
    const { line, column } = lossy.position;
    return [inputViolation(kind, [], problem, { line, column, problem })];
  }
  return kind.inputProblemsIn(parsed.value).map(({ segments, at = segments, problem }) => {
    const { line, column } = source.locate(at) as Position;
    return inputViolation(kind, segments, problem, { line, column, problem });
  });
}

function inputViolation(
  { name }: FileKind,
  segments: readonly Segment[],
  predicate: string,
  params: (InputViolation & { rule: "input.json" })["params"],
): InputViolation {
  const path = segments.length === 0 ? name : renderPath(segments);
  return {
    rule: "input.json",
    severity: "error",
    path,
    segments: [...segments],
    pointer: renderPointer(segments),
    target: String(segments[0] ?? name),
    detailTarget: path,
    message: `${path} ${predicate}`,
    params,
    origin: "request",
  };
}
