import { errorBody } from "../errors/error-body.js";
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
  ok: boolean;
  status?: number;
  body?: ErrorBody;
  violations: (Violation | InputViolation)[];
  warnings: Violation[];
  skipped: Findings["skipped"];
  /** Present when there are more violations or warnings than are listed. */
  truncated?: true;
  /** What `--fix` did to the file's value, or what it would do to it. */
  fix?: readonly JsonPatchOperation[];
}

/** Checks the text of one file. */
export function checkFile(file: string, source: Source, kind: FileKind): FileResult {
  const unfit = unfitness(source, kind);
  const [first, ...others] = unfit;
  if (first !== undefined) {
    const body = errorBody("400 Bad Request", [first, ...others], undefined);
    return { file, ok: false, status: 400, body, violations: unfit, warnings: [], skipped: [] };
  }
  const result = kind.check(source.value);
  const { ok, violations, warnings, skipped } = result;
  const more = result.truncated ? { truncated: true as const } : {};
  if (ok) return { file, ok, violations, warnings, skipped, ...more };
  return { file, ok, status: result.status, body: result.body, violations, warnings, skipped, ...more };
}

/** Malformed JSON, or what is no file of the kind. */
function unfitness(source: Source, kind: FileKind): InputViolation[] {
  const parsed = source.parse();
  if ("problem" in parsed) {
    const { problem, position } = parsed;
    const { line, column } = position;
    const predicate = `is not valid JSON: ${problem} at line ${line}, column ${column}`;
    return [inputViolation(kind, [], predicate, { line, column, problem })];
  }
  return kind.misfitsOf(parsed.value).map(({ segments, at = segments, problem }) => {
    const { line, column } = source.locate(at) ?? { line: 1, column: 1 };
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
