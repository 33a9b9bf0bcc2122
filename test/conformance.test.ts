import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import {
  type Case,
  casesIn,
  conformanceFolder,
  type ExpectedPlace,
  operations,
  type Verdict,
} from "../scripts/conformance/case.js";
import { execute } from "../scripts/conformance/executor.js";
import { conformanceFile } from "../scripts/conformance/files.js";
import { rules } from "../src/reference/catalogue.js";
import { features, policies } from "../src/rules/rule-context.js";
import { file, folder, root } from "./cli/run.js";
import { oracleCreate } from "./oracle/oracle.js";
import { oracleRequest } from "./oracle/request.js";
import { oracleUpdate } from "./oracle/update.js";

const cases = operations.flatMap((operation) => casesIn(conformanceFolder, operation));
const schema = JSON.parse(readFileSync(join(conformanceFolder, "schema.json"), "utf8"));

describe("the conformance set", () => {
  it("violates every rule that can reject JSON within any bounds", () => {
    const seen = new Set(cases.flatMap(({ expected }) => expected.violations.map(({ rule }) => rule)));
    const without = ["structure.too-deep", "structure.unreadable"];
    const refusing = rules.filter(({ id, severity }) => severity === "error" && !without.includes(id));
    expect([...seen].sort()).toEqual(refusing.map(({ id }) => id).sort());
  });

  it.each(operations)("is up to date with fixtures and generators: %s", (operation) => {
    // If this fails: npm run generate
    const { file: path, source } = conformanceFile(operation);
    const stored = readFileSync(path, "utf8");
    const lines = stored.split("\n");
    const stale = source.split("\n").findIndex((line, index) => line !== lines[index]);
    expect(stale, "index of the first line that differs").toBe(-1);
    expect(stored.length).toBe(source.length);
  });

  it("has lines that match its schema", () => {
    const validate = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false }).compile(schema);
    for (const one of cases) expect(validate(one) ? [] : validate.errors, one.name).toEqual([]);
    expect(validate({ ...cases[0], expected: { ok: false, violations: [] } })).toBe(false);
    expect(validate({ ...cases[0], context: { campaign: {} } })).toBe(false);
  });

  it("has a schema that knows every feature and policy", () => {
    const { properties } = schema.$defs.context;
    expect(properties.features.items.enum).toEqual(features);
    for (const [name, values] of Object.entries(policies)) {
      expect(properties.policies.properties[name]).toEqual({ enum: values, default: values[0] });
    }
  });

  it("has the line that its page shows", () => {
    // If this fails: put the line of this name, or a better one, into docs/conformance.md.
    const [, shown = ""] =
      /```json\n(\{\n.*?)```/su.exec(readFileSync(join(root, "docs/conformance.md"), "utf8")) ?? [];
    expect(cases).toContainEqual(JSON.parse(shown));
  });

  it("has unique names", () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it("has no other files", () => {
    const names = [...operations.map((operation) => `${operation}.ndjson`), "schema.json"];
    expect(readdirSync(conformanceFolder).sort()).toEqual(names.sort());
  });

  it("agrees with an independent reading of the specification", () => {
    for (const { name, expected, ...one } of cases) {
      const { code, violations } = secondOpinion(one);
      const places = (list: Opinion["violations"]) =>
        list.map(({ path, target, detailTarget }) => ({ path, target, detailTarget }));
      expect(places(violations), name).toEqual(places(expected.violations));
      expect(code, name).toBe(expected.code);
    }
  });
});

function secondOpinion({ operation, context, input }: Omit<Case, "name" | "expected">): Opinion {
  const known = context as never;
  if (operation === "create") return oracleCreate(input, known);
  const verdict = operation === "update" ? oracleUpdate(input, known) : oracleRequest(input as never, known);
  return "violations" in verdict ? verdict : { violations: [] };
}

interface Opinion {
  readonly code?: string | undefined;
  readonly violations: readonly Pick<ExpectedPlace, "path" | "target" | "detailTarget">[];
}

describe("the runner", () => {
  const ours = [process.execPath, join(root, "dist/cli.js"), "check"];
  // One of each operation and outcome. A separate step checks the command with all of them.
  const some = ["create", "update", "request"].flatMap((operation) =>
    [true, false].flatMap((ok) => cases.find((one) => one.operation === operation && one.expected.ok === ok) ?? []),
  );

  it("agrees with the command", async () => {
    expect(await execute(ours, some)).toMatchObject({ differences: [] });
  });

  it.each<[string, (expected: Verdict) => Verdict]>([
    ["a verdict", () => ({ ok: true, violations: [] })],
    ["the code", (expected) => ({ ...expected, code: "401" })],
    ["the target", (expected) => ({ ...expected, target: "elsewhere" })],
    ["a violation that is missing", (expected) => ({ ...expected, violations: [] })],
    ...(["path", "pointer", "target", "detailTarget"] as const).map(
      (name): [string, (expected: Verdict) => Verdict] => [
        `the ${name} of a violation`,
        (expected) => ({
          ...expected,
          violations: expected.violations.map((one) => ({ ...one, [name]: "elsewhere" })),
        }),
      ],
    ),
    ["the order", (expected) => ({ ...expected, violations: expected.violations.toReversed() })],
  ])("reports a difference in %s", async (_, planted) => {
    const [right] = cases.filter(({ expected }) => expected.violations.length === 2);
    if (right === undefined) throw new Error("no case has two violations");
    const wrong = { ...right, expected: planted(right.expected) };
    const { differences } = await execute(ours, [right, wrong]);
    expect(differences.map((one) => one.case)).toEqual([wrong]);
  });

  it("runs another command, and passes it the context", async () => {
    const log = join(folder, "arguments.txt");
    const yes = file(
      "yes.mjs",
      `import { appendFileSync, readFileSync } from "node:fs";
      appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(" ") + "\\n");
      for (const _ of readFileSync(0, "utf8").trimEnd().split("\\n")) console.log('{"ok":true,"violations":[]}');`,
    );
    const { differences } = await execute([process.execPath, yes], some);
    expect(differences.map((one) => one.case)).toEqual(some.filter(({ expected }) => !expected.ok));
    expect(readFileSync(log, "utf8")).toMatch(/^--ndjson --no-lint --operation create.* -$/mu);
    expect(readFileSync(log, "utf8")).toMatch(
      /^--ndjson --no-lint --operation update .*--state \w+ .*--current .* -$/mu,
    );
    expect(readFileSync(log, "utf8")).toMatch(/^--ndjson --no-lint --request.* -$/mu);
  });

  it("ignores the name of a rule", async () => {
    const renamed = some.map((one) => {
      const violations = one.expected.violations.map((violation) => ({ ...violation, rule: "another" }));
      return { ...one, expected: { ...one.expected, violations } };
    });
    expect(await execute(ours, renamed)).toMatchObject({ differences: [] });
  });

  it.each([
    ["says too little", node(""), /^0 results for 1 requests/u],
    ["fails", node('throw new Error("no luck")'), /no luck/u],
    ["is not there", [join(folder, "nothing")], /ENOENT/u],
    ["says something else", node('console.log("hello")'), /^no result: hello$/u],
  ])("reports a command that %s", async (_, command, message) => {
    const { differences } = await execute(command, some.slice(0, 1));
    expect(differences.map(({ actual }) => actual)).toEqual([expect.stringMatching(message)]);
  });
});

/** A command that runs a script. */
function node(script: string): string[] {
  return [process.execPath, "--eval", script, "--"];
}
