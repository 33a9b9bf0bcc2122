import { errorBody } from "../errors/error-body.js";
import { BAD_REQUEST } from "../errors/error-code.js";
import { renderPath, renderPointer, type Segment } from "../errors/path.js";
import type { ViolationOf } from "../errors/violation.js";
import type { ErrorBody, Findings, JsonPatchOperation, Violation } from "../index.js";
import type { FileKind } from "./file-kind.js";
import type { Source } from "./source.js";

/** What keeps a file from being checked, in the form of a violation. Only the command line meets it. */
export interface InputViolation extends Omit<ViolationOf<never>, "rule" | "params"> {
  rule: "input.json";
  params: { line: number; column: number; problem: string };
}

/** What is known of one checked file; `--format json` prints a list of these. */
export interface FileResult {
  file: string;
  /** With `--ndjson`, the line of the file. */
  line?: number | undefined;
  ok: boolean;
  status?: number;
  body?: ErrorBody;
  violations: (Violation | InputViolation)[];
  warnings: Violation[];
  skipped: Findings["skipped"];
  /** Present when there are more violations or warnings than are listed. */
  truncated?: true | undefined;
  /** What `--fix` did to the file's value, or what it would do to it. */
  fix?: readonly JsonPatchOperation[];
}

/** What is checked: a file, or a line of it. */
export interface Checked {
  readonly file: string;
  readonly line?: number | undefined;
}

/** Checks the text of one file, or of one line. */
export function checkText({ file, line }: Checked, source: Source, kind: FileKind): FileResult {
  const [first, ...others] = unfitness(source, kind);
  if (first !== undefined) return unfitResult({ file, line }, [first, ...others]);
  const result = kind.check(source.value);
  const { violations, warnings, skipped } = result;
  // Members that are undefined are not printed. Leaving them out by spreading takes a tenth of the time of a line.
  const truncated = result.truncated || undefined;
  if (result.ok) return { file, line, ok: true, violations, warnings, skipped, truncated };
  return { file, line, ok: false, status: result.status, body: result.body, violations, warnings, skipped, truncated };
}

/** The result for a line that is too long to be read. */
export function refuseLine(file: string, line: number, longest: number, kind: FileKind): FileResult {
  const problem = `must not be longer than ${longest} bytes on one line`;
  return unfitResult({ file, line }, [inputViolation(kind, [], problem, { line, column: 1, problem })]);
}

/** The result for a line that could not be checked. Whether the service would refuse it is not known. */
export function uncheckedLine(file: string, line: number, why: string, kind: FileKind): FileResult {
  const problem = `was not checked: ${why}`;
  const violation = inputViolation(kind, [], problem, { line, column: 1, problem });
  return { file, line, ok: false, violations: [violation], warnings: [], skipped: [] };
}

/** The result as it is shown with `--quiet`. */
export function withoutWarnings({ truncated, ...result }: FileResult): FileResult {
  const hasMoreErrors = truncated && result.violations.length >= result.warnings.length;
  return { ...result, warnings: [], ...(hasMoreErrors && { truncated }) };
}

function unfitResult({ file, line }: Checked, violations: [InputViolation, ...InputViolation[]]): FileResult {
  const body = errorBody(BAD_REQUEST, violations, undefined);
  return { file, line, ok: false, status: 400, body, violations, warnings: [], skipped: [] };
}

/** Malformed JSON, or what is no file of the kind. */
function unfitness(source: Source, kind: FileKind): InputViolation[] {
  const parsed = source.parse();
  if ("problem" in parsed) {
    const { problem, position, isWhole } = parsed;
    const { line, column } = position;
    const place = isWhole ? "" : ` at line ${line}, column ${column}`;
    const predicate = `is not valid JSON: ${problem}${place}`;
    return [inputViolation(kind, [], predicate, { line, column, problem })];
  }
  return kind.misfitsOf(parsed.value).map(({ segments, at = segments, problem }) => {
    const { line, column } = source.locateOnce(at);
    return inputViolation(kind, segments, problem, { line, column, problem });
  });
}

function inputViolation(
  { name }: FileKind,
  segments: readonly Segment[],
  predicate: string,
  params: InputViolation["params"],
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
