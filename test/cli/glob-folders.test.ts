import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { GlobFileSystem } from "../../src/cli/glob-file-system.js";
import { root } from "./run.js";
import { canBe, readableFolder, runAs, type User } from "./run-as.js";

const VALID = join(root, "samples/push-one-time.json");

interface Situation {
  /** Adds files to the working folder, which already has the valid files `a.json` and `sub/b.json`. */
  readonly make: (path: (name: string) => string) => void;
  readonly pattern: string;
  readonly user?: User;
  /** The messages, without their prefix. With any, the exit code is 2, otherwise 0. */
  readonly problems?: readonly string[];
  /** The files that are checked. All are valid. */
  readonly files: readonly string[];
}

const closed = "permission denied; its files are not checked";

/** Makes a folder that only the superuser may read. */
const close = (path: (name: string) => string, folder = "closed") => {
  copyFileSync(VALID, path(`${folder}/c.json`));
  chmodSync(path(folder), 0);
};

const situations: Record<string, Situation> = {
  "everything may be read": { make: () => {}, pattern: "**/*.json", files: ["a.json", "sub/b.json"] },
  "a folder may not be read": {
    make: close,
    pattern: "**/*.json",
    problems: [`closed: ${closed}`],
    files: ["a.json", "sub/b.json"],
  },
  "a folder may not be read, to the superuser": {
    make: close,
    pattern: "**/*.json",
    user: "superuser",
    files: ["a.json", "closed/c.json", "sub/b.json"],
  },
  "folders of two levels may not be read": {
    make: (path) => {
      close(path, "z");
      close(path, "sub/closed");
    },
    pattern: "**/*.json",
    problems: [`sub/closed: ${closed}`, `z: ${closed}`],
    files: ["a.json", "sub/b.json"],
  },
  "a folder of that level may not be read": {
    make: close,
    pattern: "*/*.json",
    problems: [`closed: ${closed}`],
    files: ["sub/b.json"],
  },
  "a folder may not be read in which nothing can match": { make: close, pattern: "*", files: ["a.json"] },
  "a folder of another name may not be read": { make: close, pattern: "s*/*.json", files: ["sub/b.json"] },
  "as many folders may not be read as files match": {
    make: close,
    pattern: "{a.json,closed/*.json}",
    problems: [`closed: ${closed}`],
    files: ["a.json"],
  },
  "the folder that the pattern starts at may not be read": {
    make: close,
    pattern: "closed/*.json",
    problems: [`closed: ${closed}`],
    files: [],
  },
  "the names in a folder may be read, but not the files": {
    make: (path) => {
      close(path);
      chmodSync(path("closed"), 0o444);
    },
    pattern: "**/*.json",
    problems: ["closed/c.json: permission denied"],
    files: ["a.json", "sub/b.json"],
  },
  "a link leads to a folder that may not be read": {
    make: (path) => {
      close(path);
      symlinkSync("../closed", path("sub/link"));
    },
    pattern: "sub/**/*.json",
    problems: [`sub/link: ${closed}`],
    files: ["sub/b.json"],
  },
  "a pattern leads back to a folder that may not be read": {
    make: (path) => {
      close(path);
      mkdirSync(path("sub/deep"), { recursive: true });
    },
    pattern: "sub/*/../../closed/*.json",
    problems: [`closed: ${closed}`],
    files: [],
  },
  "a link in a linked folder leads to a folder that may not be read": {
    make: (path) => {
      close(path, "elsewhere/closed");
      mkdirSync(path("elsewhere/open"));
      symlinkSync("../closed", path("elsewhere/open/inner"));
      symlinkSync("../elsewhere/open", path("sub/link"));
    },
    pattern: "sub/**/*.json",
    problems: [`sub/link/inner: ${closed}`],
    files: ["sub/b.json"],
  },
  "a link leads into a folder that may not be read": {
    make: (path) => {
      close(path);
      symlinkSync("closed/deep", path("link"));
      symlinkSync("closed/c.json", path("link.json"));
    },
    pattern: "*.json",
    problems: [`link.json: ${closed}`],
    files: ["a.json"],
  },
  "a link leads to a file": {
    make: (path) => symlinkSync("sub/b.json", path("link.json")),
    pattern: "*.json",
    files: ["a.json", "link.json"],
  },
  "a file may not be read": {
    make: (path) => {
      copyFileSync(VALID, path("c.json"));
      chmodSync(path("c.json"), 0);
    },
    pattern: "*.json",
    problems: ["c.json: permission denied"],
    files: ["a.json"],
  },
  "a named pipe matches": {
    make: (path) => execFileSync("mkfifo", [path("pipe.json")]),
    pattern: "*.json",
    problems: ["pipe.json: this is a pipe, not a file; to check its contents, use standard input (-)"],
    files: ["a.json"],
  },
  "a dangling link matches": {
    make: (path) => symlinkSync("nowhere", path("link.json")),
    pattern: "**/*.json",
    problems: ["link.json: this link leads to a file that does not exist"],
    files: ["a.json", "sub/b.json"],
  },
  "a dangling link does not match": {
    make: (path) => symlinkSync("nowhere", path("link")),
    pattern: "**/*.json",
    files: ["a.json", "sub/b.json"],
  },
  "a link to itself matches": {
    make: (path) => symlinkSync("loop.json", path("loop.json")),
    pattern: "*.json",
    problems: ["loop.json: this link leads back to itself"],
    files: ["a.json"],
  },
  "links between folders lead back": {
    make: (path) => {
      symlinkSync("../sub", path("sub/again"));
    },
    pattern: "sub/**/*.json",
    files: ["sub/again/b.json", "sub/b.json"],
  },
  "a link in a linked folder leads to one with the same beginning of the name": {
    make: (path) => {
      copyFileSync(VALID, path("elsewhere/ab/c.json"));
      mkdirSync(path("elsewhere/a"));
      symlinkSync("../ab", path("elsewhere/a/link"));
      symlinkSync("../elsewhere/a", path("sub/link"));
    },
    pattern: "sub/**/*.json",
    files: ["sub/b.json", "sub/link/link/c.json"],
  },
  "a folder has the name of a file": {
    make: (path) => copyFileSync(VALID, path("c.json/d.json")),
    pattern: "*.json",
    files: ["a.json"],
  },
  "a file is called like standard input": {
    make: (path) => copyFileSync(VALID, path("-")),
    pattern: "?",
    files: ["./-"],
  },
  "the name of a file is not UTF-8": {
    make: (path) => writeFileSync(Buffer.from(path("\u00e9.json"), "latin1"), "{}"),
    pattern: "*.json",
    problems: ["\uFFFD.json: file not found; its name must be UTF-8"],
    files: ["a.json"],
  },
  "the name of a folder is not UTF-8": {
    make: (path) => mkdirSync(Buffer.from(path("\u00e9"), "latin1")),
    pattern: "**/*.json",
    problems: ["\uFFFD: this folder was removed during the search, or its name is not UTF-8"],
    files: ["a.json", "sub/b.json"],
  },
};

describe("a glob where", () => {
  const entries = Object.entries(situations);

  // Only the superuser can test what the superuser may do.
  it.each(entries.filter(([, { user = "unprivileged user" }]) => canBe(user)))("%s", async (_, situation) => {
    const { make, pattern, user = "unprivileged user", problems = [], files } = situation;
    const cwd = readableFolder("glob");
    const path = (name: string) => {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      return join(cwd, name);
    };
    copyFileSync(VALID, path("a.json"));
    copyFileSync(VALID, path("sub/b.json"));
    make(path);
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
    expect(fs.problems).toEqual(
      folders.map((folder) => ({
        folder,
        problem: "this folder was removed during the search, or its name is not UTF-8",
      })),
    );
  });
});

it("a folder that cannot be read for another reason has the message of the system", async () => {
  const fs = new GlobFileSystem("/", Number.POSITIVE_INFINITY);
  const folder = `/${"a".repeat(300)}`;
  await new Promise((resolve) => {
    fs.readdir(folder, { withFileTypes: true }, resolve);
  });
  expect(fs.problems).toEqual([{ folder, problem: `ENAMETOOLONG: name too long, scandir '${folder}'` }]);
});
