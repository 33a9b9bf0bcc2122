import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { expect, it } from "vitest";

/**
 * Why a file uses the file system itself. Whoever wants the contents of a file that a user, a client or a configuration
 * names uses `src/cli/regular-file.ts`, in packages `readText` of `campaign-rules/files`: what has such a name may be a
 * pipe, a device, or have no end.
 */
const REASONS = {
  "packages/action/src/index.ts": "appends to files that the runner names",
  "packages/language-server/src/checking/file-stamp.ts": "learns whether a file has changed",
  "packages/language-server/src/checking/unmatched-globs.ts": "lists folders",
  "packages/language-server/src/rules/rule-pages.ts": "learns which pages the package has",
  "packages/mcp/src/roots/locate.ts": "resolves links, and learns the kind of a file",
  "packages/mcp/src/roots/roots.ts": "resolves links",
  "packages/mcp/src/workspace/workspace.ts": "resolves links",
  "packages/sandbox/src/storage/sql/sqlite/lock-directory.ts": "reads and writes locks, and states of processes",
  "packages/sandbox/src/storage/sql/sqlite/open-sqlite.ts": "creates the folder of the data, and removes a stale lock",
  "packages/sandbox/src/storage/sql/sqlite/sqlite-database.ts": "learns why a file cannot be written",
  "src/cli/baseline.ts": "learns whether a file exists",
  "src/cli/config/danger.ts": "learns who may write a configuration",
  "src/cli/config/load.ts": "resolves links",
  "src/cli/config/search.ts": "lists folders",
  "src/cli/glob-file-system.ts": "lists folders",
  "src/cli/named-files.ts": "learns which names are folders",
  "src/cli/ndjson/byte-source.ts": "reads NDJSON, which may be a pipe or have no end, line by line",
  "src/cli/regular-file.ts": "is the reader",
  "src/cli/replace-file.ts": "replaces files with --fix",
  "src/cli/repository.ts": "finds the root of a repository, and resolves links",
  "src/cli/watch/folder-watch.ts": "watches folders",
  "src/cli/watch/watched.ts": "learns what to watch",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync(["src/**/*.{ts,tsx,mts,cts,js,mjs,cjs}", "packages/*/src/**/*.{ts,tsx,mts,cts,js,mjs,cjs}"], {
  cwd: root,
});
const FILE_SYSTEM =
  /(?:from|import|import\s*\(|require\s*\(|getBuiltinModule\s*\()\s*["'](?:node:)?fs(?:\/promises)?["']/u;

it("files that use the file system themselves have a reason", () => {
  const users = sources.filter((file) => FILE_SYSTEM.test(readFileSync(`${root}${file}`, "utf8")));
  expect(users.sort()).toEqual(Object.keys(REASONS));
});
