import { fileURLToPath } from "node:url";
import { AnyChannelCreateRequest, CreateRequest } from "../src/schemas/create-request.js";
import { compileChecks } from "../src/structure/compile-checks.js";
import { compileTypes } from "../src/structure/compile-types.js";
import { jsonSchema } from "../src/structure/json-schema.js";

const NOTICE = "// Generated from src/schemas by `npm run generate`. Do not edit.\n\n";

/** Every generated file with the source it must have. */
export function generated(): { file: string; source: string }[] {
  const createRequest = jsonSchema(CreateRequest);
  const checks = compileChecks([
    { name: "createRequest", schema: createRequest, otherwise: jsonSchema(AnyChannelCreateRequest) },
  ]);
  return [
    { file: inSource("generated/checks.ts"), source: `${NOTICE}${checks}\n` },
    { file: inSource("generated/types.ts"), source: `${NOTICE}${compileTypes([createRequest])}\n` },
  ];
}

function inSource(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}
