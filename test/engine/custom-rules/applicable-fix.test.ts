import { describe, expect, it } from "vitest";
import type { Fix } from "../../../src/errors/fix.js";
import type { Segment } from "../../../src/errors/path.js";
import { defineRule, type JsonPatchOperation, validateCreate, validateUpdate } from "../../../src/index.js";
import { TextPatch } from "../../../src/text/json/patch-text.js";
import { pushRequest } from "../../support/test-rule.js";

const body: unknown = pushRequest({ "basic_details.tags": ["a"], "basic_details.team": undefined });

/** A rule that reports a place with a fix until there is a team or a tag. */
function reporting(place: readonly Segment[], fix: Fix) {
  return defineRule({
    id: "acme.any",
    scope: "request",
    reads: { values: ["basic_details.team", "basic_details.tags"] },
    message: "is wrong",
    check({ basic_details: { team, tags = [] } }, report) {
      if (team !== "x" && tags.every((tag) => tag !== "x")) report(place, {}, fix);
    },
  });
}

const offered = (place: readonly Segment[], fix: Fix) =>
  validateCreate(body, { customRules: [reporting(place, fix)] }).violations[0]?.fix;

const TEAM = ["basic_details", "team"];
const TAGS = ["basic_details", "tags"];
const [team, tags] = ["/basic_details/team", "/basic_details/tags"];

describe("the fix of a custom rule", () => {
  it.each<[string, readonly Segment[], Fix, JsonPatchOperation]>([
    ["replaces", TAGS, { kind: "replace", value: [] }, { op: "replace", path: tags, value: [] }],
    ["adds what it would replace", TEAM, { kind: "replace", value: "x" }, { op: "add", path: team, value: "x" }],
    ["removes", TAGS, { kind: "remove" }, { op: "remove", path: tags }],
    ["removes an entry", [...TAGS, 0], { kind: "remove" }, { op: "remove", path: `${tags}/0` }],
    ["renames", TAGS, { kind: "rename", to: "team" }, { op: "move", from: tags, path: team }],
    ["moves", TAGS, { kind: "move", to: ["tags"] }, { op: "move", from: tags, path: "/tags" }],
    ["moves an entry", [...TAGS, 0], { kind: "move", to: TEAM }, { op: "move", from: `${tags}/0`, path: team }],
    [
      "adds an entry",
      TEAM,
      { kind: "add", to: [...TAGS, 0], value: "x" },
      { op: "add", path: `${tags}/0`, value: "x" },
    ],
    [
      "adds the last one",
      TEAM,
      { kind: "add", to: [...TAGS, 1], value: "x" },
      { op: "add", path: `${tags}/1`, value: "x" },
    ],
    ["adds", TEAM, { kind: "add", to: TEAM, value: "x" }, { op: "add", path: team, value: "x" }],
  ])("%s, and can be applied", (_, place, fix, operation) => {
    expect(offered(place, fix)).toEqual([operation]);
    expect(new TextPatch(JSON.stringify(body)).apply([operation])).toBe(true);
  });

  it.each<[string, readonly Segment[], Fix]>([
    ["removes nothing", TEAM, { kind: "remove" }],
    ["removes the body", [], { kind: "remove" }],
    ["renames nothing", TEAM, { kind: "rename", to: "other" }],
    ["renames a member to another one", TAGS, { kind: "rename", to: "name" }],
    ["renames a member to itself", TAGS, { kind: "rename", to: "tags" }],
    ["renames an entry", [...TAGS, 0], { kind: "rename", to: "team" }],
    ["moves nothing", TEAM, { kind: "move", to: ["team"] }],
    ["moves a member to where another one is", TAGS, { kind: "move", to: ["basic_details", "name"] }],
    ["moves a member into itself", ["basic_details"], { kind: "move", to: [...TAGS, "x"] }],
    ["moves a member into nothing", TAGS, { kind: "move", to: ["other", "tags"] }],
    ["moves a member into a text", TAGS, { kind: "move", to: ["channel", "tags"] }],
    ["replaces something in nothing", ["other", "team"], { kind: "replace", value: "x" }],
    ["adds something to nothing", TEAM, { kind: "add", to: ["other", "team"], value: "x" }],
    ["adds a member that is there", TEAM, { kind: "add", to: TAGS, value: ["x"] }],
    ["adds an entry beyond the end", TEAM, { kind: "add", to: [...TAGS, 2], value: "x" }],
    ["adds a member to a list", TEAM, { kind: "add", to: [...TAGS, "x"], value: "x" }],
  ])("is not offered if it %s", (_, place, fix) => expect(offered(place, fix)).toBeUndefined());

  it("adds where a member is undefined", () => {
    const withUndefined = { ...(body as object), basic_details: { ...(body as Body).basic_details, team: undefined } };
    const rule = reporting(TEAM, { kind: "replace", value: "x" });
    const [violation] = validateCreate(withUndefined, { customRules: [rule] }).violations;
    expect(violation?.fix).toEqual([{ op: "add", path: team, value: "x" }]);
  });

  it("is not offered in an update that lacks what it would rename", () => {
    const rule = reporting(TAGS, { kind: "rename", to: "team" });
    const { basic_details: details } = body as Body;
    const stored = { campaign: { body }, customRules: [rule] };
    expect(validateUpdate({ basic_details: details }, stored).violations[0]?.fix).toHaveLength(1);
    const found = validateUpdate({ advanced: (body as Body).advanced }, stored).violations;
    expect(found.map(({ rule: id, path, fix }) => [id, path, fix])).toEqual([
      ["acme.any", "basic_details.tags", undefined],
    ]);
  });
});

interface Body {
  readonly advanced: object;
  readonly basic_details: object;
}
