import type { JsonPatchOperation } from "campaign-rules";
import type { FileResult } from "campaign-rules/files";
import { below } from "../../../../src/text/request/fix-text.js";
import { jsonBytes } from "./answer.js";
import type { FindingShown } from "./schemas.js";

/** The longest fix to show, in bytes of JSON. Longer ones replace most of a body. */
const LONGEST_FIX = 512;

/** An error or a warning. */
export interface Found {
  readonly rule: string;
  readonly severity: "error" | "warning";
  readonly path: string;
  readonly message: string;
  readonly origin: "request" | "stored";
  readonly fix?: readonly JsonPatchOperation[];
}

/** How to show findings. */
interface Shown<F extends Found> {
  /** The pointer to the body in the value that the client passed. */
  readonly base: string;
  /** The position of a finding in a text. */
  positionOf(found: F): { readonly line: number; readonly column: number } | undefined;
}

/** The errors, then the warnings. */
export function findingsOf<F extends Found>(
  { violations, warnings }: Readonly<Record<"violations" | "warnings", readonly F[]>>,
  { base, positionOf }: Shown<F>,
): FindingShown[] {
  return [...violations, ...warnings].map((found) => {
    const position = positionOf(found);
    const fix = found.fix && below(base, found.fix);
    return {
      rule: found.rule,
      severity: found.severity,
      path: found.path,
      message: found.message,
      line: position?.line,
      column: position?.column,
      origin: found.origin === "stored" ? "stored" : undefined,
      fixable: fix !== undefined,
      fix: jsonBytes(fix ?? []) <= LONGEST_FIX ? fix : undefined,
    };
  });
}

/** The rules that could not be decided, by the reason. */
export function undecidedOf(skipped: FileResult["skipped"]) {
  const rulesBy = (cause: "structure" | "unknown") =>
    skipped.filter(({ reason }) => reason === cause).map(({ rule }) => rule);
  return { undecided: rulesBy("unknown"), skipped: rulesBy("structure") };
}
