import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { jsonSchemaDocument } from "../../../src/reference/documents/json-schema.js";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));

/** The modules that a built entry imports, by their names in it. Several of its files may import the same one. */
function importsOf(entry: string): Set<string> {
  const source = readFileSync(`${dist}/${entry}.js`, "utf8");
  return new Set([...source.matchAll(/^(?:import|\}) ?(?:.* )?from "([^"]+)";$/gmu)].map(([, name]) => name ?? ""));
}

describe.each(["standard", "fastify", "hono", "express"])("the built entry %s", (entry) => {
  it("loads the engine and nothing else", () => {
    expect(importsOf(entry)).toEqual(new Set(["./index.js"]));
  });
});

it("the built documents equal those of the schemas", () => {
  const source = `
    import { createRequestSchema, updateRequestSchema } from ${JSON.stringify(`${dist}/standard.js`)};
    const target = "draft-2020-12";
    const schemas = [createRequestSchema(), updateRequestSchema()];
    console.log(JSON.stringify(schemas.map((schema) => schema["~standard"].jsonSchema.input({ target }))));
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", source], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual([jsonSchemaDocument("create-request"), jsonSchemaDocument("update-request")]);
});
