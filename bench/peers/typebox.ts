import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import { Set as setFormat } from "typebox/format";
import { Settings } from "typebox/system";
import { EmailCreateRequest, PushCreateRequest } from "../../src/schemas/create-request.js";
import { byChannel } from "./by-channel.js";
import { type CrossFieldProblem, problemsOf } from "./cross-field.js";
import { formats } from "./formats.js";
import type { Knowledge, Segment } from "./peer.js";
import { segmentsOf } from "./pointer.js";
import { workspaceOf } from "./workspace.js";

type Problem = TLocalizedValidationError | CrossFieldProblem;

for (const [name, test] of Object.entries(formats)) setFormat(name, test);

// As many as we report by default. TypeBox's own default of 8 would leave most problems out.
Settings.Set({ maxErrors: 100 });

const push = Compile(PushCreateRequest);
const email = Compile(EmailCreateRequest);

export function validator(knowledge: Knowledge): (body: unknown) => readonly Problem[] {
  const workspace = workspaceOf(knowledge);
  return byChannel<typeof push | typeof email, Problem>({ PUSH: push, EMAIL: email }, (body, structure) =>
    structure.Check(body) ? problemsOf(body, workspace) : structure.Errors(body),
  );
}

export function placesOf(problem: Problem): (readonly Segment[])[] {
  if ("path" in problem) return [problem.path];
  const place = segmentsOf(problem.instancePath);
  if (problem.keyword === "required") return problem.params.requiredProperties.map((name) => [...place, name]);
  // These only summarize other errors.
  return problem.keyword === "if" || problem.keyword === "anyOf" ? [] : [place];
}
