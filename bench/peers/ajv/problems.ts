import type { DefinedError, ErrorObject, ValidateFunction } from "ajv";
import type { CreateRequest } from "../../../src/index.js";
import { beyondSchema, type CrossFieldProblem } from "../cross-field.js";
import type { Segment } from "../peer.js";
import { segmentsOf } from "../pointer.js";
import type { Workspace } from "../workspace.js";

export type AjvProblem = ErrorObject | CrossFieldProblem;

const none: readonly AjvProblem[] = [];

/** The schema's errors, or, where it has none, what is beyond it. */
export function problemsBy(validate: ValidateFunction, workspace: Workspace) {
  return (body: unknown): readonly AjvProblem[] => {
    if (!validate(body)) return validate.errors ?? none;
    let problems: CrossFieldProblem[] | undefined;
    beyondSchema(body as CreateRequest, workspace, (path, message) => {
      problems ??= [];
      problems.push({ path, message });
    });
    return problems ?? none;
  };
}

export function placesOf(problem: AjvProblem): (readonly Segment[])[] {
  if ("path" in problem) return [problem.path];
  const error = problem as DefinedError;
  const place = segmentsOf(error.instancePath);
  switch (error.keyword) {
    case "required":
      return [[...place, error.params.missingProperty]];
    case "propertyNames":
      return [[...place, error.params.propertyName]];
    // These only sum up what other errors say.
    case "if":
    case "anyOf":
      return [];
    default:
      if (problem.keyword === "discriminator") return [[...place, String(problem.params["tag"])]];
      return [problem.propertyName === undefined ? place : [...place, problem.propertyName]];
  }
}
