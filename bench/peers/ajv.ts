import { email, emailContent, push, pushContent } from "generated:ajv";
import type { DefinedError, ErrorObject } from "ajv";
import { byChannel } from "./by-channel.js";
import { otherContents } from "./contents.js";
import { type CrossFieldProblem, problemsOf } from "./cross-field.js";
import type { Knowledge, Segment } from "./peer.js";
import { pointerOf, segmentsOf } from "./pointer.js";
import { workspaceOf } from "./workspace.js";

type Problem = ErrorObject | CrossFieldProblem;

const structures = {
  PUSH: { validate: push, member: "push", ofContent: pushContent },
  EMAIL: { validate: email, member: "email", ofContent: emailContent },
} as const;

const none: readonly Problem[] = [];

export function validator(knowledge: Knowledge): (body: unknown) => readonly Problem[] {
  const workspace = workspaceOf(knowledge);
  return byChannel<(typeof structures)["PUSH" | "EMAIL"], Problem>(
    structures,
    (body, { validate, member, ofContent }) => {
      const errors = validate(body) ? none : (validate.errors ?? none);
      const others = otherContents(body, member, (content, place) => {
        if (ofContent(content)) return [];
        const before = `/campaign_content/content${place.map(pointerOf).join("")}`;
        return (ofContent.errors ?? []).map((error) => ({ ...error, instancePath: before + error.instancePath }));
      });
      if (errors.length > 0) return others.length === 0 ? errors : [...errors, ...others];
      return others.length > 0 ? others : problemsOf(body, workspace);
    },
  );
}

export function placesOf(problem: Problem): (readonly Segment[])[] {
  if ("path" in problem) return [problem.path];
  const { instancePath, keyword, params } = problem as DefinedError;
  const place = segmentsOf(instancePath);
  if (keyword === "required") return [[...place, params.missingProperty]];
  if (keyword === "discriminator") return [[...place, params.tag]];
  return [place];
}
