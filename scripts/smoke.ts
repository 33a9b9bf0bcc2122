// Packs the package, installs the tarball into an empty project, and uses it there as a stranger would.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPacked, root } from "./pack.js";

const project = mkdtempSync(join(tmpdir(), "campaign-rules-smoke-"));

function run(command: string, args: string[], cwd = project): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
  console.log(`ok  ${what}`);
}

try {
  const { files } = installPacked(project);
  const isExpected = (path: string) =>
    /^(?:LICENSE|README\.md|package\.json|dist\/[\w-]+(?:\.d)?\.(?:js|ts))$/u.test(path);
  expectEqual(
    "the tarball holds nothing else",
    files.filter((path) => !isExpected(path)),
    [],
  );

  const source = `
    import { validateCreate } from "campaign-rules";
    console.log(JSON.stringify(validateCreate({ channel: "push" }).violations.length));
  `;
  expectEqual("the engine imports and runs", JSON.parse(run("node", ["--input-type=module", "--eval", source])), 8);
  const catalogue = `
    import { explain, rules } from "campaign-rules/catalogue";
    console.log(JSON.stringify(explain(rules[0].id).id));
  `;
  expectEqual(
    "so does the catalogue",
    JSON.parse(run("node", ["--input-type=module", "--eval", catalogue])),
    "structure.required",
  );

  const schemas = `
    import { CreateRequest, jsonSchemaDocument, openApiDocument } from "campaign-rules/schemas";
    const documents = [jsonSchemaDocument("create-request"), openApiDocument().info];
    console.log(JSON.stringify([CreateRequest, ...documents].map(({ title }) => title)));
  `;
  expectEqual("and the schemas", JSON.parse(run("node", ["--input-type=module", "--eval", schemas])), [
    "CreateRequest",
    "CreateRequest",
    "Campaign management",
  ]);

  const servers = `
    const entries = ["standard", "fastify", "hono", "express"];
    const modules = await Promise.all(entries.map((entry) => import("campaign-rules/" + entry)));
    console.log(JSON.stringify(modules.map((exports) => Object.keys(exports).sort())));
  `;
  expectEqual(
    "and the entries for servers, without any framework",
    JSON.parse(run("node", ["--input-type=module", "--eval", servers])),
    [
      ["createRequestSchema", "updateRequestSchema"],
      ["RefusedRequest", "campaignRules", "validatorCompiler"],
      ["campaignErrors", "campaignRequest"],
      ["campaignErrors", "campaignRequest"],
    ],
  );

  writeFileSync(
    join(project, "consumer.ts"),
    `import { type CreateRequest, type Violation, validateCreate } from "campaign-rules";
import { explain } from "campaign-rules/catalogue";
import { type FilterGroup, jsonSchemaDocument } from "campaign-rules/schemas";
import { createRequestSchema } from "campaign-rules/standard";
import type { Static } from "typebox";
export const audience: Static<typeof FilterGroup> = { filter_operator: "and", filters: [] };
export const id: string = jsonSchemaDocument("campaign").$id;
export const standard: 1 = createRequestSchema()["~standard"].version;
export function check(body: unknown): CreateRequest | readonly Violation[] {
  const result = validateCreate(body, { features: ["QUEUING"] });
  if (!result.ok) return result.violations;
  const { value } = result;
  if (value.channel === "EMAIL") value.connector.connector_name.trim();
  // @ts-expect-error a Push request has no connector
  else value.connector;
  return value;
}
export function summaryOf(violation: Violation): string {
  return explain(violation.rule).summary;
}
export function nearestOf(violation: Violation): unknown {
  return violation.rule === "structure.enum" ? violation.params.nearest : undefined;
}
`,
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022"];
  for (const resolution of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ] as const) {
    const [module, moduleResolution] = resolution;
    run("node", [tsc, ...strict, "--module", module, "--moduleResolution", moduleResolution, "consumer.ts"]);
    console.log(`ok  the types hold with module resolution "${moduleResolution}"`);
  }

  for (const [sample, status] of [
    ["push-one-time", 0],
    ["push-with-mistakes", 1],
  ] as const) {
    copyFileSync(join(root, `samples/${sample}.json`), join(project, `${sample}.json`));
    const result = spawnSync("npx", ["campaign-rules", "check", `${sample}.json`], { cwd: project, encoding: "utf8" });
    expectEqual(`the command ends with ${status} for ${sample}.json`, result.status, status);
  }
  const lines = JSON.stringify(JSON.parse(readFileSync(join(project, "push-one-time.json"), "utf8"))).concat("\n");
  const bulk = spawnSync("npx", ["campaign-rules", "check", "--ndjson", "--threads", "2", "-"], {
    cwd: project,
    encoding: "utf8",
    input: lines.repeat(1000),
  });
  expectEqual("it checks lines, in threads too", [bulk.status, bulk.stdout.split("\n").length], [0, 1001]);

  const globbed = spawnSync("npx", ["campaign-rules", "check", "--format", "sarif", "push-*.json"], {
    cwd: project,
    encoding: "utf8",
  });
  const { runs } = JSON.parse(globbed.stdout) as { runs: [{ results: unknown[] }] };
  expectEqual("it finds files by globs, in other formats too", [globbed.status, runs[0].results.length], [1, 5]);

  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expectEqual("the command knows its version", run("npx", ["campaign-rules", "--version"]).trim(), version);
} finally {
  rmSync(project, { recursive: true, force: true });
}
