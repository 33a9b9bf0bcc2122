import { email, emailContent, push, pushContent, type TypiaError } from "generated:typia";
import { byChannel } from "./by-channel.js";
import { otherContents } from "./contents.js";
import { type CrossFieldProblem, problemsOf } from "./cross-field.js";
import type { Knowledge, Segment } from "./peer.js";
import { workspaceOf } from "./workspace.js";

type Problem = TypiaError | CrossFieldProblem;

const structures = {
  PUSH: { validate: push, member: "push", ofContent: pushContent },
  EMAIL: { validate: email, member: "email", ofContent: emailContent },
} as const;

export function validator(knowledge: Knowledge): (body: unknown) => readonly Problem[] {
  const workspace = workspaceOf(knowledge);
  return byChannel<(typeof structures)["PUSH" | "EMAIL"], Problem>(
    structures,
    (body, { validate, member, ofContent }) => {
      const result = validate(body);
      const others = otherContents(body, member, (content, place) => {
        const of = ofContent(content);
        if (of.success) return [];
        const before = `$input.campaign_content.content${place.map((name) => `[${JSON.stringify(name)}]`).join("")}`;
        return of.errors.map(({ path, ...error }) => ({ ...error, path: before + path.slice("$input".length) }));
      });
      if (!result.success) return others.length === 0 ? result.errors : [...result.errors, ...others];
      return others.length > 0 ? others : problemsOf(body, workspace);
    },
  );
}

export function placesOf(problem: Problem): (readonly Segment[])[] {
  return ["expected" in problem ? segmentsOf(problem) : problem.path];
}

/** The segments of a path such as `$input.filters[0]["a.b"]`. */
function segmentsOf({ path }: TypiaError): Segment[] {
  return [...path.matchAll(/\.([\w$]+)|\[("(?:[^"\\]|\\.)*"|\d+)\]/gu)].map(
    ([, name, key = ""]) => name ?? (JSON.parse(key) as Segment),
  );
}
