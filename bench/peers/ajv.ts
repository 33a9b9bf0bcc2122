import document from "generated:create-request";
import { Ajv2020, type DefinedError, type ErrorObject } from "ajv/dist/2020.js";
import { type CrossFieldProblem, problemsOf } from "./cross-field.js";
import { formats } from "./formats.js";
import type { Knowledge, Segment } from "./peer.js";
import { segmentsOf } from "./pointer.js";
import { isObject } from "./vocabulary.js";
import { workspaceOf } from "./workspace.js";

type Problem = ErrorObject | CrossFieldProblem;

// Definitions that are separate functions run as fast as inlined ones, and compile twice as fast.
const ajv = new Ajv2020({ allErrors: true, strict: true, inlineRefs: false, formats }).addSchema(document);

// A union reports the errors of all its variants, so the channel is checked first.
const push = ajv.getSchema(`${document.$id}#/$defs/PushCreateRequest`);
const email = ajv.getSchema(`${document.$id}#/$defs/EmailCreateRequest`);

const none: readonly Problem[] = [];
const unknownChannel: readonly Problem[] = [{ path: ["channel"], message: "must be PUSH or EMAIL" }];

export function validator(knowledge: Knowledge): (body: unknown) => readonly Problem[] {
  const workspace = workspaceOf(knowledge);
  return (body) => {
    const channel = isObject(body) ? body["channel"] : undefined;
    const structure = channel === "PUSH" ? push : channel === "EMAIL" ? email : undefined;
    if (structure === undefined) return unknownChannel;
    return structure(body) ? problemsOf(body, workspace) : (structure.errors ?? none);
  };
}

export function placesOf(problem: Problem): (readonly Segment[])[] {
  if ("path" in problem) return [problem.path];
  const { instancePath, keyword, params } = problem as DefinedError;
  const place = segmentsOf(instancePath);
  if (keyword === "required") return [[...place, params.missingProperty]];
  if (keyword === "propertyNames") return [[...place, params.propertyName]];
  // These only summarize other errors.
  return keyword === "if" || keyword === "anyOf" ? [] : [place];
}
