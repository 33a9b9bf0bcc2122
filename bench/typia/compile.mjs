import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "@typia/transform";
import { jsonSchemaDocument } from "../../src/reference/schemas.js";
import { typesOf } from "./types.js";

// Writes the validators that typia makes of our types. Its transformer works with the TypeScript that it loads itself.
const ts = createRequire(import.meta.url)("typescript");

const source = `import typia, { type tags } from "typia";

type Checked<Target extends "string" | "number", Value extends string, Validate extends string> = tags.TagBase<{
  target: Target; kind: "checked"; value: Value; validate: Validate; exclusive: true;
}>;

${typesOf(jsonSchemaDocument("create-request"))}
export const push = typia.createValidate<PushCreateRequest>();
export const email = typia.createValidate<EmailCreateRequest>();
export const pushContent = typia.createValidate<PushContent>();
export const emailContent = typia.createValidate<EmailContent>();
`;

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  types: [],
};
const file = fileURLToPath(new URL("create-request.ts", import.meta.url));
const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
host.getSourceFile = (name, target) =>
  name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target);
const program = ts.createProgram([file], options, host);

const problems = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
const before = [transform(program, {}, { addDiagnostic: (problem) => problems.push(problem) })];
mkdirSync(new URL("build", import.meta.url), { recursive: true });
// The checks of formats are strings in the types, so TypeScript would leave out an import of them.
const imported = (text) =>
  text.replace('import typia from "typia"', 'import { formats } from "../../peers/formats.js"');
program.emit(
  undefined,
  (_, text) => writeFileSync(new URL("build/create-request.js", import.meta.url), imported(text)),
  undefined,
  false,
  { before },
);
if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host));
