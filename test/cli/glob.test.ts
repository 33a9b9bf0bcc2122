import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { foldersOf, patternOf } from "../../src/cli/glob.js";
import { folder } from "./run.js";

const base = mkdtempSync(join(folder, "folders-"));
for (const name of ["a/deep", ".hidden", "node_modules/b"]) mkdirSync(join(base, name), { recursive: true });

describe("the folders in which a pattern may match", () => {
  it.each([
    ["*.json", ["."]],
    ["/*.json", ["/"]],
    [`${base}/*.json`, [base]],
    [`${base}/**/*.json`, [base, join(base, "a"), join(base, "a/deep")]],
    [`${base}/.*/*.json`, [base, join(base, ".hidden"), join(base, "a"), join(base, "a/deep")]],
  ])("%s", async (pattern, folders) => {
    const glob = await patternOf(pattern);
    const found = (glob === undefined ? [] : await foldersOf(glob)).map((name) =>
      name.length > 1 ? name.replace(/\/$/u, "") : name,
    );
    expect(found.sort()).toEqual(folders);
  });
});
