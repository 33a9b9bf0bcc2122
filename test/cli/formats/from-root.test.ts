import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { run, folder as temporary } from "../run.js";

const folder = join(realpathSync(temporary), "from-root");
const repository = join(folder, "repository");
const below = join(repository, "teams/a b");
mkdirSync(join(below, "campaigns"), { recursive: true });
mkdirSync(join(folder, "none"));
for (const name of [join(below, "campaigns/c.json"), join(folder, "none/c.json")]) writeFileSync(name, "{}");
symlinkSync(repository, join(folder, "link"));

/** The name of the file in a report. */
const readers = {
  github: (text: string) => /^::error file=(.*?),line/mu.exec(text)?.[1],
  gitlab: (text: string) => (JSON.parse(text) as { location: { path: string } }[])[0]?.location.path,
  sarif: (text: string) => decodeURIComponent(/"uri": "(.*)"/u.exec(text)?.[1] ?? ""),
};
type Format = keyof typeof readers;

function named(format: Format, cwd: string, file: string, env: Record<string, string> = {}): string | undefined {
  const none = { GITHUB_WORKSPACE: undefined, CI_PROJECT_DIR: undefined };
  return readers[format](run(["check", "--format", format, file], "", { cwd, env: { ...none, ...env } }).stdout);
}

const expected = "teams/a b/campaigns/c.json";

describe.each(Object.keys(readers) as Format[])("--format %s names a file", (format) => {
  it.each(["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])("from %s", (name) => {
    const throughLink = join(folder, "link", expected);
    expect(named(format, below, "campaigns/c.json", { [name]: repository })).toBe(expected);
    expect(named(format, below, "campaigns/c.json", { [name]: join(folder, "link") })).toBe(expected);
    expect(named(format, join(below, "campaigns"), throughLink, { [name]: repository })).toBe(expected);
  });

  it.each(["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])("from %s, wherever the command runs", (name) => {
    for (const cwd of [join(folder, "none"), folder]) {
      expect(named(format, cwd, join(repository, expected), { [name]: repository })).toBe(expected);
    }
  });

  it("from the working directory without a repository, or with one that CI has elsewhere", () => {
    const name = "campaigns/c.json";
    expect(named(format, below, name)).toBe(name);
    expect(named(format, below, `./campaigns/../${name}`)).toBe(name);
    expect(named(format, below, name, { GITHUB_WORKSPACE: join(folder, "none") })).toBe(name);
  });

  it("outside the repository so that it can be found", () => {
    const outside = join(folder, "none/c.json");
    const shown = { github: outside, gitlab: "../../../none/c.json", sarif: pathToFileURL(outside).href };
    expect(named(format, below, outside, { GITHUB_WORKSPACE: repository })).toBe(shown[format]);
  });
});

describe.each(Object.keys(readers) as Format[])("--format %s in a Git repository", (format) => {
  it.each([
    ["a folder", (path: string) => mkdirSync(path)],
    ["a file, as in a worktree", (path: string) => writeFileSync(path, "gitdir: elsewhere")],
  ])("names a file from the top, where .git is %s", (kind, make) => {
    const top = join(folder, `${format} ${kind}`);
    mkdirSync(join(top, "teams/a b/campaigns"), { recursive: true });
    writeFileSync(join(top, expected), "{}");
    make(join(top, ".git"));
    expect(named(format, join(top, "teams/a b"), "campaigns/c.json")).toBe(expected);
    expect(named(format, join(folder, "none"), join(top, expected))).toBe(expected);
  });
});
