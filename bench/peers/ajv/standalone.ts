import { validate } from "generated:ajv";
import type { Knowledge } from "../peer.js";
import { workspaceOf } from "../workspace.js";
import { type AjvProblem, problemsBy } from "./problems.js";

export function validator(knowledge: Knowledge): (body: unknown) => readonly AjvProblem[] {
  return problemsBy(validate, workspaceOf(knowledge));
}

export { placesOf } from "./problems.js";
