import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { GlobFileSystem } from "../../src/cli/glob-file-system.js";
import { root, words } from "./run.js";
import { canBe, readableFolder, runAs, type User } from "./run-as.js";

const VALID = join(root, "samples/push-one-time.json");

type PathOf = (name: string) => string;

/** A glob in a folder that has the valid files `a.json` and `sub/b.json`, and others. */
type Situation = [
  title: string,
  /**
   * The others: `a/` is a folder, `a -> b` a link, and anything else a valid file. Only the superuser may read `a.json!`,
   * and `a/!`, which has a file `c.json`. Such a folder is closed.
   */
  others: string | ((path: PathOf) => void),
  pattern: string,
  /** The files that are checked. All are valid. */
  files: string,
  /** The messages, without their prefix. With any, the exit code is 2, otherwise 0. */
  problems?: readonly string[],
  user?: User,
];

const DENIED = "permission denied";
const CLOSED = `${DENIED}; its files are not checked`;
const closed = (...folders: string[]) => folders.map((folder) => `${folder}: ${CLOSED}`);
const NOT_UTF8 = "file not found; its name must be UTF-8";
const PIPE = "this is a pipe, not a file; to check its contents, use standard input (-)";
const DANGLING = "this link leads to a file that does not exist";
const GONE = "this folder was removed during the search, or its name is not UTF-8";

function make(other: string, path: PathOf): void {
  const [name = "", target] = other.replace("!", "").split(" -> ");
  if (target !== undefined) symlinkSync(target, path(name));
  else if (other.endsWith("/")) mkdirSync(path(name), { recursive: true });
  else copyFileSync(VALID, path(name.endsWith("/") ? `${name}c.json` : name));
  if (other.endsWith("!")) chmodSync(path(name), 0);
}

const makePipe = (path: PathOf) => execFileSync("mkfifo", [path("pipe.json")]);
const nameIn = (path: PathOf, name: string) => Buffer.from(path(name), "latin1");
const makeOddFile = (path: PathOf) => writeFileSync(nameIn(path, "\u00e9.json"), "{}");
const makeOddFolder = (path: PathOf) => mkdirSync(nameIn(path, "\u00e9"));
/** Makes a folder whose names may be read, but not its files. */
function makeListable(path: PathOf): void {
  make("closed/!", path);
  chmodSync(path("closed"), 0o444);
}

const situations: Situation[] = [
  ["everything may be read", "", "**/*.json", "a.json sub/b.json"],
  ["a folder may not be read", "closed/!", "**/*.json", "a.json sub/b.json", closed("closed")],
  ["only the superuser may read a folder", "closed/!", "**/*.json", "a.json closed/c.json sub/b.json", [], "superuser"],
  ["two folders may not be read", "z/!, sub/closed/!", "**/*.json", "a.json sub/b.json", closed("sub/closed", "z")],
  ["a folder of that level may not be read", "closed/!", "*/*.json", "sub/b.json", closed("closed")],
  ["a folder may not be read in which nothing can match", "closed/!", "*", "a.json"],
  ["a folder of another name may not be read", "closed/!", "s*/*.json", "sub/b.json"],
  ["as many folders may not be read as files match", "closed/!", "{a.json,closed/*.json}", "a.json", closed("closed")],
  ["the folder that the pattern starts at may not be read", "closed/!", "closed/*.json", "", closed("closed")],
  [
    "only the names in a folder may be read",
    makeListable,
    "**/*.json",
    "a.json sub/b.json",
    [`closed/c.json: ${DENIED}`],
  ],
  ["a link leads to a closed folder", "closed/!, sub/l -> ../closed", "sub/**/*.json", "sub/b.json", closed("sub/l")],
  ["a pattern leads back to a closed folder", "closed/!, sub/deep/", "sub/*/../../closed/*.json", "", closed("closed")],
  [
    "a link in a linked folder leads to a closed folder",
    "elsewhere/closed/!, elsewhere/open/, elsewhere/open/inner -> ../closed, sub/link -> ../elsewhere/open",
    "sub/**/*.json",
    "sub/b.json",
    closed("sub/link/inner"),
  ],
  [
    "a link leads into a closed folder",
    "closed/!, link -> closed/deep, link.json -> closed/c.json",
    "*.json",
    "a.json",
    closed("link.json"),
  ],
  ["a link leads to a file", "link.json -> sub/b.json", "*.json", "a.json link.json"],
  ["a file may not be read", "c.json!", "*.json", "a.json", [`c.json: ${DENIED}`]],
  ["a named pipe matches", makePipe, "*.json", "a.json", [`pipe.json: ${PIPE}`]],
  ["a dangling link matches", "l.json -> nowhere", "**/*.json", "a.json sub/b.json", [`l.json: ${DANGLING}`]],
  ["a dangling link does not match", "link -> nowhere", "**/*.json", "a.json sub/b.json"],
  ["a link to itself matches", "l.json -> l.json", "*.json", "a.json", ["l.json: this link leads back to itself"]],
  ["links between folders lead back", "sub/again -> ../sub", "sub/**/*.json", "sub/again/b.json sub/b.json"],
  [
    "a link in a linked folder leads to one with the same beginning of the name",
    "elsewhere/ab/c.json, elsewhere/a/, elsewhere/a/link -> ../ab, sub/link -> ../elsewhere/a",
    "sub/**/*.json",
    "sub/b.json sub/link/link/c.json",
  ],
  ["a folder has the name of a file", "c.json/d.json", "*.json", "a.json"],
  ["a file is called like standard input", "-", "?", "./-"],
  ["the name of a file is not UTF-8", makeOddFile, "*.json", "a.json", [`\uFFFD.json: ${NOT_UTF8}`]],
  ["the name of a folder is not UTF-8", makeOddFolder, "**/*.json", "a.json sub/b.json", [`\uFFFD: ${GONE}`]],
];

describe("a glob where", () => {
  // Only the superuser can test what the superuser may do.
  const testable = situations.filter(([, , , , , user = "unprivileged user"]) => canBe(user));

  it.each(testable)("%s", async (_, others, pattern, checked, problems = [], user = "unprivileged user") => {
    const cwd = readableFolder("glob");
    const path = (name: string) => {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      return join(cwd, name);
    };
    for (const name of ["a.json", "sub/b.json"]) make(name, path);
    if (typeof others === "function") others(path);
    else for (const other of others.split(", ").filter((one) => one !== "")) make(other, path);
    const files = words(checked);
    const valid = files.map((file) => `✓ ${file} is valid\n\n`).join("");
    const last = files.length === 0 ? "" : `No errors in ${files.length} file${files.length === 1 ? "" : "s"}.\n`;
    expect(await runAs(user, ["check", "--verbose", pattern], { cwd })).toEqual({
      status: problems.length === 0 ? 0 : 2,
      stdout: valid + last,
      stderr: problems.map((problem) => `campaign-rules: ${problem}\n`).join(""),
    });
  });
});

describe("a removed folder", () => {
  const base = readableFolder("gone");

  it.each([
    ["at the start of a pattern", base, "gone", []],
    ["at the start of a pattern, as a file", base, "file/deeper", []],
    ["since it was listed", join(base, "gone/.."), "gone", [join(base, "gone")]],
  ])("%s, matches nothing", async (_, root, name, folders) => {
    writeFileSync(join(base, "file"), "");
    const start = folders.length === 0 ? join(root, name) : root;
    const fs = new GlobFileSystem(start, Number.POSITIVE_INFINITY);
    const entries = await new Promise((resolve) => {
      fs.readdir(join(root, name), { withFileTypes: true }, (_error, found) => resolve(found));
    });
    expect(entries).toEqual([]);
    expect(fs.problems).toEqual(folders.map((folder) => ({ folder, problem: GONE })));
  });
});

it("a folder that cannot be read for another reason has the message of the system", async () => {
  const fs = new GlobFileSystem("/", Number.POSITIVE_INFINITY);
  const folder = `/${"a".repeat(300)}`;
  await new Promise((resolve) => fs.readdir(folder, { withFileTypes: true }, resolve));
  expect(fs.problems).toEqual([{ folder, problem: `ENAMETOOLONG: name too long, scandir '${folder}'` }]);
});
