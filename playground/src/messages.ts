import type { JsonPatchOperation, Segment } from "../../src/index.js";
import type { Answer } from "./check.js";
import type { Completion } from "./complete.js";
import type { Operation, Sheet } from "./sheet.js";

/** The questions of the page to its worker, by name. */
export interface Questions {
  check: { readonly asked: Sheet; readonly answer: Answer };
  fix: {
    readonly asked: { readonly text: string; readonly operations: readonly JsonPatchOperation[] };
    readonly answer: string | undefined;
  };
  skeleton: {
    readonly asked: { readonly sheet: Sheet; readonly missing: readonly Segment[] };
    readonly answer: string | undefined;
  };
  fixAll: { readonly asked: Sheet; readonly answer: string };
  complete: {
    readonly asked: { readonly text: string; readonly offset: number; readonly operation: Operation };
    readonly answer: readonly Completion[];
  };
  /** Asks for an example of a rule. */
  example: { readonly asked: string; readonly answer: Sheet | undefined };
  format: { readonly asked: string; readonly answer: string | undefined };
}

/** The answer to a question, or why there is none. */
export type Reply = { readonly answer: unknown } | { readonly failure: string };

/** A question as it is sent. The worker answers in the order of the questions. */
export type Question = { [Name in keyof Questions]: { name: Name; asked: Questions[Name]["asked"] } }[keyof Questions];
