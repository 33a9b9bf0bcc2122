import { mkdirSync, mkdtempSync, realpathSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { foldersWatched, stateOf } from "../../src/cli/watch/watched.js";
import { folder } from "./run.js";

const base = realpathSync(mkdtempSync(join(folder, "watched-")));
for (const name of ["sub/deep", "elsewhere"]) mkdirSync(join(base, name), { recursive: true });
writeFileSync(join(base, "elsewhere/a.json"), "{}");
symlinkSync("../elsewhere/a.json", join(base, "sub/link.json"));

describe("the folders that are watched", () => {
  it.each<[string, string[], string[], string[]]>([
    ["of a file", ["elsewhere/a.json"], [], ["elsewhere"]],
    ["of a link, with the folder of its target", ["sub/link.json"], [], ["elsewhere", "sub"]],
    ["of a pattern", ["sub/**/*.yaml"], [], ["sub", "sub/deep"]],
    ["of a missing file, the nearest folder that exists", ["sub/new/deeper/b.json"], [], ["sub"]],
    ["of a pattern in a missing folder", ["new/*.json"], [], ["."]],
    ["of a file that an option names", [], ["elsewhere/w.json"], ["elsewhere"]],
  ])("%s", async (_, names, others, folders) => {
    const inBase = (paths: string[]) => paths.map((path) => join(base, path));
    const watched = await foldersWatched({ names: inBase(names), othersFor: () => inBase(others) });
    expect([...watched].sort()).toEqual(folders.map((path) => join(base, path).replace(/\/$/u, "")));
  });
});

it("the state of files identifies each of them and its contents, and is empty for a missing one", async () => {
  const at = (path: string) => join(base, path);
  const [match, other, absent] = [at("elsewhere/a.json"), at("elsewhere/w.txt"), at("absent")] as const;
  writeFileSync(other, "w");
  const print = (path: string) => {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino},${size},${mtimeNs},${ctimeNs}`;
  };
  const state = await stateOf({ names: [at("elsewhere/*.json")], othersFor: () => [other, absent] });
  expect(JSON.parse(state)).toEqual([
    [match, print(match)],
    [other, print(other)],
    [absent, null],
  ]);
});
