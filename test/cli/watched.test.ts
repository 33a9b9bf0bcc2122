import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { foldersWatched } from "../../src/cli/watch/watched.js";
import { folder } from "./run.js";

const base = realpathSync(mkdtempSync(join(folder, "watched-")));
for (const name of ["sub/deep", "elsewhere"]) mkdirSync(join(base, name), { recursive: true });
writeFileSync(join(base, "elsewhere/a.json"), "{}");
symlinkSync("../elsewhere/a.json", join(base, "sub/link.json"));

describe("the folders that are watched", () => {
  it.each<[string, string[], string[], string[]]>([
    ["of a file", ["elsewhere/a.json"], [], ["elsewhere"]],
    ["of a link, with that of what it leads to", ["sub/link.json"], [], ["elsewhere", "sub"]],
    ["of a pattern", ["sub/**/*.yaml"], [], ["sub", "sub/deep"]],
    ["of what is not there, the nearest that is", ["sub/new/deeper/b.json"], [], ["sub"]],
    ["of a pattern in a folder that is not there", ["new/*.json"], [], ["."]],
    ["of a file that an option names", [], ["elsewhere/w.json"], ["elsewhere"]],
  ])("%s", async (_, names, others, folders) => {
    const inBase = (paths: string[]) => paths.map((path) => join(base, path));
    const watched = await foldersWatched({ names: inBase(names), others: inBase(others) });
    expect([...watched].sort()).toEqual(folders.map((path) => join(base, path).replace(/\/$/u, "")));
  });
});
