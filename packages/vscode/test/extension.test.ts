import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createFileChecker } from "campaign-rules/files";
import { expect, it } from "vitest";
import { DiagnosticSeverity } from "vscode-languageserver-protocol";
import { folderWith } from "../../../test/support/folder-with.js";
import { Client } from "../../language-server/test/support/client.js";
import { sample } from "../../language-server/test/support/samples.js";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const server = fileURLToPath(new URL("support/stub-server.mjs", import.meta.url));
const editor = fileURLToPath(new URL("support/stub-editor.cjs", import.meta.url));

// A stub replaces the API of the editor. Everything else is real, including the server. scripts/in-editor.ts uses the
// packaged extension in the editor itself, which takes longer.
it("the extension starts its server when it is activated, and stops it afterwards", () => {
  expect(execFileSync(process.execPath, [editor, dist], { encoding: "utf8" })).toBe("active\ntrusted\ninactive\n");
});

it.each(["early", "late"])("the server learns that the workspace is trusted, and starts again: %s", (when) => {
  const folder = folderWith();
  cpSync(join(dist, "extension.cjs"), join(folder, "dist/extension.cjs"));
  cpSync(server, join(folder, "dist/server.mjs"));
  execFileSync(process.execPath, [editor, join(folder, "dist"), when]);
  expect(readFileSync(join(folder, "dist/options"), "utf8")).toBe('{"trusted":false}\n{"trusted":true}\n');
});

it("the server in the extension needs no packages beside it", async () => {
  const folder = folderWith();
  for (const name of ["server.mjs", "rules"]) cpSync(join(dist, name), join(folder, name), { recursive: true });
  const client = await Client.start({ folder, command: join(folder, "server.mjs") });
  const path = join(folder, "a.campaign.json");
  const uri = pathToFileURL(path).href;
  const text = sample("push-with-mistakes.json");
  await client.open(uri, text);
  const diagnostics = (await client.diagnostics(uri)).filter(({ severity }) => severity !== DiagnosticSeverity.Hint);
  const pages = diagnostics.map(({ codeDescription }) => fileURLToPath(codeDescription?.href ?? ""));
  const { violations } = (await createFileChecker({ config: false })).check(path, text).result;
  expect(diagnostics.map(({ data }) => data)).toEqual(violations);
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
  expect(await client.complete(uri, { line: 1, character: 2 })).not.toEqual([]);
  expect(await client.stop()).toBe(0);
});
