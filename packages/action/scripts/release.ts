// Makes a commit that contains only the built action, and tags it with its version and its major version: GitHub runs
// an action from the files of a tag. The bundle contains the engine, so on main it would change with each rule. Prints
// the tags.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const action = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(action, "../../package.json"), "utf8")) as { version: string };
const tags = [`action-v${version}`, `action-v${version.split(".")[0]}`];

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-action-"));

/** Uses a separate index, so that staged changes stay staged. */
function git(...args: string[]): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  return execFileSync("git", [`--work-tree=${action}`, ...args], { cwd: action, env, encoding: "utf8" }).trim();
}

try {
  git("add", "--force", "action.yml", "README.md", "LICENSE", "dist");
  const commit = git("commit-tree", git("write-tree"), "-m", `GitHub Action of ${version}`);
  for (const tag of tags) git("tag", "--force", tag, commit);
  console.log(tags.join("\n"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
