import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFileChecker, type Found } from "campaign-rules/files";
import { expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { InstalledServer } from "../support/installed-server.js";
import { sample } from "../support/samples.js";

const SESSION = fileURLToPath(new URL("session.lua", import.meta.url));

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;

/** Diagnostics as the session writes them. Neovim keeps the order of the server. */
function shown(found: readonly Found[], positionOf: (found: Found) => { line: number; column: number } | undefined) {
  return found.map((one) => {
    const { line, column } = positionOf(one) ?? { line: 1, column: 1 };
    return `${line - 1}:${column - 1} ${one.severity === "error" ? 1 : 2} ${one.rule}: ${one.message}`;
  });
}

// Neovim is a system package. If it is not installed, this test is skipped.
it.skipIf(!hasNeovim)(
  "Neovim shows the findings of check, applies fixes, and completes, with the packed server",
  async () => {
    const server = new InstalledServer();
    const text = sample("push-with-mistakes.json");
    const folder = folderWith({ "autumn.campaign.json": text });
    const file = join(folder, "autumn.campaign.json");
    const answer = join(folder, "answer.json");
    const options = ["-u", "NONE", "--headless", "-n", "--cmd", luaOf(file, server.folder, answer)];
    execFileSync("nvim", options, { env: { ...process.env, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder } });
    const session: unknown = JSON.parse(readFileSync(answer, "utf8"));

    const checker = await createFileChecker({ config: false });
    const before = checker.check(file, text);
    const { text: fixed } = checker.fix(file, text);
    const after = checker.check(file, fixed);
    expect(session).toEqual({
      before: shown([...before.result.violations, ...before.result.warnings], before.positionOf),
      titles: [
        'Replace with "ANDROID"',
        "Add basic_details.platform_specific_details with its required members",
        'Replace with "2026-10-02T15:00:00"',
        "Replace with 6000",
        "Apply all 3 fixes in this file",
      ],
      after: shown([...after.result.violations, ...after.result.warnings], after.positionOf),
      fixed,
      words: ['"connector_type": ""', '"connector_name": ""'],
    });
  },
);

/** A command that runs the session, with its arguments. */
function luaOf(...args: readonly string[]): string {
  const list = args.map((one) => JSON.stringify(one)).join(", ");
  return `lua arg = { ${list} }; dofile(${JSON.stringify(SESSION)})`;
}
