import { errorBody } from "../errors/error-body.js";
import { BODY } from "../errors/path.js";
import type { ViolationOf } from "../errors/violation.js";
import type { CreateRequest, ErrorBody, Failure, Findings, JsonPatchOperation, Success, Violation } from "../index.js";
import type { Source } from "./source.js";

/** Malformed JSON, in the form of a violation. Only the command line meets it. */
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
  /** What `--fix` did to the body, or what it would do to it. */
  fix?: readonly JsonPatchOperation[];
}

/** Decides about the body of a request. */
export type Check = (body: unknown) => Success<CreateRequest> | Failure;

/** Checks the text of one request. */
export function checkFile(file: string, source: Source, check: Check): FileResult {
  const parsed = source.parse();
  if ("problem" in parsed) {
    const violation = malformed(parsed.problem, parsed.position);
    const body = errorBody("400 Bad Request", [violation], undefined);
    return { file, ok: false, status: 400, body, violations: [violation], warnings: [], skipped: [] };
  }
  const result = check(parsed.value);
  const { ok, violations, warnings, skipped } = result;
  const more = result.truncated ? { truncated: true as const } : {};
  if (ok) return { file, ok, violations, warnings, skipped, ...more };
  return { file, ok, status: result.status, body: result.body, violations, warnings, skipped, ...more };
}

function malformed(problem: string, { line, column }: { line: number; column: number }): InputViolation {
  return {
    rule: "input.json",
    severity: "error",
    path: BODY,
    segments: [],
    pointer: "",
    target: BODY,
    detailTarget: BODY,
    message: `${BODY} is not valid JSON: ${problem} at line ${line}, column ${column}`,
    params: { line, column, problem },
    origin: "request",
  };
}
