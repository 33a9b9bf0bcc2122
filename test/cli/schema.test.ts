import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { jsonSchemaDocument, openApiDocument } from "../../src/reference/schemas.js";
import { endedWith, file, run, runAlone } from "./run.js";

describe("schema", () => {
  it.each([
    [[], jsonSchemaDocument("create-request")],
    [["--operation", "create"], jsonSchemaDocument("create-request")],
    [["--format", "json-schema", "--operation", "update"], jsonSchemaDocument("update-request")],
    [["--format", "openapi"], openApiDocument()],
  ])("%j prints the document", (options, document) => {
    const stdout = `${JSON.stringify(document, null, 2)}\n`;
    expect(run(["schema", ...options])).toEqual(endedWith(0, stdout));
  });

  it.each([
    [["--format", "yaml"], "'yaml' is invalid. Allowed choices are json-schema, openapi."],
    [["--operation", "delete"], "'delete' is invalid. Allowed choices are create, update."],
    [["--format", "openapi", "--operation", "update"], "--format openapi, which covers both operations"],
    [["campaign.json"], "'campaign.json' is invalid"],
    [["request", "campaign.json"], "too many arguments"],
    [["result", "--operation", "update"], "'--operation' describes requests, not results"],
    [["result", "--format", "openapi"], "'--format openapi' describes requests, not results"],
  ])("%j is wrong usage", (options, complaint) => {
    const stderr = expect.stringContaining(complaint) as string;
    expect(run(["schema", ...options])).toEqual({ status: 2, stdout: "", stderr });
  });
});

describe("TypeBox", () => {
  // This prints the name of each loaded file.
  const hooks = `
    import { writeSync } from "node:fs";
    export function load(url, context, next) {
      writeSync(2, url + "\\n");
      return next(url, context);
    }`;
  const register = `
    import { register } from "node:module";
    register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)});`;
  const env = { NODE_OPTIONS: `--import ${file("loads.mjs", register)}` };

  /** Whether a command loads TypeBox, or the part of the command line that contains it. */
  function isLoaded(args: string[]): boolean {
    const { status, stderr } = runAlone(args, "", { env });
    expect(status).toBe(0);
    const files = [...stderr.matchAll(/^file:.*$/gmu)].map(([url]) => fileURLToPath(url));
    expect(files.length).toBeGreaterThan(1);
    return files.some((path) => (path + readFileSync(path, "utf8")).includes("node_modules/typebox/"));
  }

  it("is not loaded to check requests", () => {
    expect(isLoaded(["check", "samples/push-one-time.json"])).toBe(false);
    expect(isLoaded(["rules"])).toBe(false);
  });

  it("is loaded to print a schema", () => {
    expect(isLoaded(["schema"])).toBe(true);
  });
});

it("the help of the command shows examples that work", () => {
  const examples = [...run(["schema", "--help"]).stdout.matchAll(/^ {2}campaign-rules (schema.*?) >/gmu)];
  expect(examples.length).toBeGreaterThan(2);
  for (const [, command = ""] of examples) expect(run(command.split(" ")).status).toBe(0);
});
