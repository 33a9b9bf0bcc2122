import { describe, expect, it } from "vitest";
import { defineRule } from "../../src/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";
import { failed } from "./failed.js";

const tagged = (...tags: string[]) => pushRequest({ "basic_details.tags": tags }) as object;
const emptyTag = (index: number) => `basic_details.tags[${index}] must not be empty`;

/** A rule that rejects empty tags, and removes each by its fix. */
const tagsFilled = defineRule({
  id: "acme.tags-filled",
  scope: "request",
  reads: { keys: ["basic_details.tags"], values: ["basic_details.tags"] },
  message: "must not be empty",
  check({ basic_details: { tags = [] } }, report) {
    for (const [index, tag] of tags.entries()) {
      if (tag === "") report(["basic_details", "tags", index], {}, { kind: "remove" });
    }
  },
});

describe("the test of a rule", () => {
  it("passes if a fix corrects its own violation, and leaves another one of the rule", () => {
    const violations = [{ path: "basic_details.tags[0]" }, { path: "basic_details.tags[2]" }];
    expect(failed(tagsFilled, { body: tagged("", "a", ""), violations })).toBeUndefined();
  });

  it("passes whatever another rule reports, and whatever its fix breaks", () => {
    const other = defineRule({
      id: "acme.other",
      scope: "request",
      reads: { values: ["basic_details.name", "basic_details.tags"] },
      message: "is wrong",
      check({ basic_details: { tags = [] } }, report) {
        report(["basic_details", "owner", "name"]);
        report(["basic_details", "name"], {}, { kind: "replace", value: 7 });
        // The first rule reports nothing about this tag after its fix.
        if (tags[0] === "a") report(["basic_details", "tags", 0]);
      },
    });
    const violations = [
      ...["owner.name", "name"].map((member) => ({ rule: "acme.other", path: `basic_details.${member}` })),
      { path: "basic_details.tags[0]" },
    ];
    const situation = { body: tagged("", "a"), context: { customRules: [other] }, violations };
    expect(failed(tagsFilled, situation)).toBeUndefined();
  });

  it("fails with the messages of all findings, one on each line", () => {
    const failure = failed(tagsFilled, { body: tagged("", "a", "") });
    expect(failure?.message?.split("\n").slice(-3)).toEqual(["in words:", `  ${emptyTag(0)}`, `  ${emptyTag(2)}`]);
  });

  it("passes if a finding has no fix, as expected", () => {
    const nameShort = defineRule({
      id: "acme.name-short",
      scope: "request",
      reads: { values: ["basic_details.name"] },
      message: "must be short",
      check: (_, report) => void report(["basic_details", "name"]),
    });
    const violations = [{ path: "basic_details.name", fix: "none" }];
    expect(failed(nameShort, { body: tagged(), violations })).toBeUndefined();
  });

  it("passes if a finding in an update has a fix", () => {
    const nameShort = defineRule({
      id: "acme.name-short",
      scope: "update",
      reads: { values: ["basic_details.name"] },
      message: "must be short",
      check: (_, report) => void report(["basic_details", "name"], {}, { kind: "replace", value: "Hi" }),
    });
    const current = pushRequest() as { basic_details: object };
    const patch = { request_id: "r", updated_by: "jo@example.com", basic_details: current.basic_details };
    const fix = [{ op: "replace", path: "/basic_details/name", value: "Hi" }];
    expect(failed(nameShort, { patch, current, violations: [{ path: "basic_details.name", fix }] })).toBeUndefined();
  });

  it("fails if a rule lists all members of its object", () => {
    const counting = defineRule({
      id: "acme.counting",
      scope: "email_content",
      reads: { values: ["@.subject"] },
      message: "is wrong",
      check: (content) => void Object.keys(content),
    });
    expect(failed(counting, emailRequest() as object)?.message?.split("\n")[1]).toBe(
      "  the names of all members of the filter or content: read the needed members by name",
    );
  });

  it("shows both results if a rule decides differently the second time", () => {
    let times = 0;
    const changing = defineRule({
      id: "acme.changing",
      scope: "request",
      reads: { values: ["basic_details.name"] },
      message: "is wrong",
      check: (_, report) => void (times++ === 0 && report(["basic_details", "name"])),
    });
    const { expected, actual } = failed(changing, tagged()) ?? {};
    const path = "basic_details.name";
    const found = [{ path, rule: "acme.changing", params: {}, message: `${path} is wrong` }];
    expect({ expected, actual }).toEqual({ expected: found, actual: [] });
  });

  it.each(["body", "patch", "current"] as const)("shows the inputs before and after a rule changes the %s", (name) => {
    const body = tagged() as { basic_details: object };
    const patch = { request_id: "r", updated_by: "jo@example.com", basic_details: body.basic_details };
    const all = structuredClone({ body, patch, current: tagged() });
    const inputs = name === "body" ? [all.body] : [all.patch, all.current];
    const before = structuredClone(inputs);
    const sly = defineRule({
      id: "acme.sly",
      scope: name === "body" ? "request" : "update",
      reads: { values: ["basic_details.name"] },
      message: "is wrong",
      check: () => void Object.assign(all[name], { basic_details: { name: "Other" } }),
    });
    const situation = name === "body" ? { body: all.body } : { patch: all.patch, current: all.current };
    const { message, expected, actual } = failed(sly, situation) ?? {};
    expect(message).toBe("acme.sly changes its input: a rule must only read");
    expect([expected, actual]).toEqual([before, inputs]);
  });
});
