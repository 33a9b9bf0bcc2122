// Packages the extension with the official tool, in a separate folder: the tool requires a publisher, and files that
// npm does not know. The environment names the publisher, since each has to use its own name. Exits with 75 if npm does
// not deliver the tool.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const staged = join(folder, "dist/package");
const publisher = process.env["CAMPAIGN_RULES_PUBLISHER"];

if (publisher === undefined || publisher === "")
  throw new Error("CAMPAIGN_RULES_PUBLISHER must be the publisher; use local for a package that is not published");

const {
  devDependencies: _,
  scripts: __,
  private: ___,
  ...manifest
} = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
const own = ["README.md", "LICENSE", "icon.png"];
for (const name of own) cpSync(join(folder, name), join(staged, name));
const files = ["extension.cjs", "extension-licences.txt", "server.mjs", "server-licences.txt", "rules"];
for (const name of files) cpSync(join(folder, "dist", name), join(staged, "dist", name), { recursive: true });
writeFileSync(
  join(staged, "package.json"),
  JSON.stringify({ ...manifest, publisher, files: ["dist", ...own] }, null, 2),
);

const output = join(folder, "dist/campaign-rules.vsix");
const options = ["package", "--no-dependencies", "--allow-missing-repository", "--out", output];
const tool = ["--yes", "@vscode/vsce@3.9"];
if (spawnSync("npx", [...tool, "--version"]).status === 0)
  execFileSync("npx", [...tool, ...options], { cwd: staged, stdio: "inherit" });
else {
  console.log("NOT TRIED: npm does not deliver the tool");
  process.exitCode = 75;
}
