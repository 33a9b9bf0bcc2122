import type { Knowledge } from "../peer.js";
import { workspaceOf } from "../workspace.js";
import { ajvWith } from "./instance.js";
import { type AjvProblem, problemsBy } from "./problems.js";
import { createRequest } from "./schema.js";

const validate = ajvWith().compile(createRequest);

export function validator(knowledge: Knowledge): (body: unknown) => readonly AjvProblem[] {
  return problemsBy(validate, workspaceOf(knowledge));
}

export { placesOf } from "./problems.js";
