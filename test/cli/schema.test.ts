import { describe, expect, it } from "vitest";
import { jsonSchemaDocument, openApiDocument } from "../../src/documents/index.js";
import { file, run } from "./run.js";

describe("schema", () => {
  it.each([
    [[], jsonSchemaDocument("create-request")],
    [["--operation", "create"], jsonSchemaDocument("create-request")],
    [["--format", "json-schema", "--operation", "update"], jsonSchemaDocument("update-request")],
    [["--format", "openapi"], openApiDocument()],
  ])("%j prints the document", (options, document) => {
    const { status, stdout, stderr } = run(["schema", ...options]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it.each([
    [["--format", "yaml"], "'yaml' is invalid. Allowed choices are json-schema, openapi."],
    [["--operation", "delete"], "'delete' is invalid. Allowed choices are create, update."],
    [["--format", "openapi", "--operation", "update"], "--format openapi, which covers both operations"],
    [["campaign.json"], "too many arguments"],
  ])("%j is wrong usage", (options, complaint) => {
    const { status, stdout, stderr } = run(["schema", ...options]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(complaint);
  });
});

describe("TypeBox", () => {
  // Refuses to load it, and leaves the rest as it is.
  const hooks = `
    export function resolve(specifier, context, next) {
      if (/^typebox\\b/.test(specifier)) throw new Error("TypeBox is loaded");
      return next(specifier, context);
    }`;
  const register = `
    import { register } from "node:module";
    register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)});`;
  const env = { NODE_OPTIONS: `--import ${file("without-typebox.mjs", register)}` };

  it("is not loaded to check requests", () => {
    expect(run(["check", "samples/push-one-time.json"], "", env).status).toBe(0);
    expect(run(["rules"], "", env).status).toBe(0);
  });

  it("is loaded to print a schema", () => {
    expect(run(["schema"], "", env)).toMatchObject({ status: 2, stdout: "" });
    expect(run(["schema"], "", env).stderr).toContain("TypeBox is loaded");
  });
});

it("the help of the command shows examples that work", () => {
  const examples = [...run(["schema", "--help"]).stdout.matchAll(/^ {2}campaign-rules (schema.*?) >/gmu)];
  expect(examples.length).toBeGreaterThan(2);
  for (const [, command = ""] of examples) expect(run(command.split(" ")).status).toBe(0);
});
