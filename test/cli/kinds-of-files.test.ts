import { execFileSync } from "node:child_process";
import { chmodSync, linkSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { endedWith, refused as notDone, sample, shell } from "./run.js";
import { canBe, readableFolder, runAs, type User, users } from "./run-as.js";

const valid = JSON.stringify(sample("push-one-time.json"));

/** All ways of the command to read a file, by their names in the table. */
const commands = {
  check: (file: string) => [file],
  fix: (file: string) => ["--fix", file],
  dry: (file: string) => ["--fix-dry-run", file],
  request: (file: string) => ["--request", file],
  ndjson: (file: string) => ["--ndjson", file],
  workspace: (file: string) => ["--workspace", file, "valid.json"],
  current: (file: string) => ["--operation", "update", "--current", file, "patch.json"],
};

type Command = keyof typeof commands;

/** For the superuser, only permissions differ, so each way to read or write a file is tried once. */
const commandsOf: Record<User, readonly Command[]> = {
  superuser: ["check", "fix", "ndjson", "workspace"],
  "unprivileged user": Object.keys(commands) as Command[],
};

/** The exit code, and the text on standard error after the prefix. */
type Outcome = readonly [code: number, problem: string];

interface Kind {
  /** Makes the file, in the working folder of the command. */
  readonly make: (path: string) => void;
  /** The name of the file; default: `file.json`. */
  readonly name?: string;
  readonly user?: User;
  /** The outcome of every command that is not in `except`. */
  readonly outcome: Outcome;
  readonly except?: Partial<Record<Command, Outcome>>;
  /** Commands that wait for the contents of a pipe, and are not tried. */
  readonly waiting?: readonly Command[];
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

const write = (path: string) => writeFileSync(path, valid);

const known = 'known: "features", "productSets", "policies", "rules", "exceptions"';
const asWorkspace: Outcome = [2, `file.json:1:15: unknown member "request_id"; ${known}`];

/** The outcomes of a valid body if a file of another kind is expected. */
const asBody: Kind["except"] = { request: [1, ""], workspace: asWorkspace };

const refused = (problem: string): Outcome => [2, `file.json: ${problem}`];

/** Makes a folder with certain permissions, and a file in it. */
const inFolder = (mode: number) => (path: string) => {
  mkdirSync(`${path}.folder`);
  write(`${path}.folder/file.json`);
  chmodSync(`${path}.folder`, mode);
};
/** Makes a valid file with another name, and something that refers to it. */
const toFile = (refer: (target: string, path: string) => void) => (path: string) => {
  write(`${path}.target`);
  refer(`${path}.target`, path);
};
const linkTo = (target: string) => (path: string) => symlinkSync(target, path);

const pipe = refused("this is a pipe, not a file; to check its contents, use standard input (-)");
const tooLarge = refused("the file is larger than 64 MiB; use --ndjson for a larger file with one request per line");

const kinds: Record<string, Kind> = {
  "a file": { make: write, outcome: [0, ""], except: asBody },
  "a link to a file": { make: toFile(symlinkSync), outcome: [0, ""], except: asBody },
  "a file with two hard links": { make: toFile(linkSync), outcome: [0, ""], except: asBody },
  "an empty file": {
    make: (path) => writeFileSync(path, ""),
    outcome: [1, ""],
    except: { ndjson: [0, ""], workspace: [2, "file.json:1:1"], current: [2, "file.json:1:1"] },
  },
  "a long line": {
    make: (path) => writeFileSync(path, `{"request_id":"${"x".repeat(8 * 1024 * 1024)}"}`),
    outcome: [1, ""],
    except: { workspace: asWorkspace, current: [0, ""] },
  },
  "a file that is longer than any text": {
    make: (path) => {
      writeFileSync(path, "?");
      truncateSync(path, 600 * 1024 * 1024);
    },
    outcome: tooLarge,
    except: { ndjson: [1, ""] },
  },
  "no file": { make: () => {}, outcome: refused("file not found") },
  "a dangling link": { make: linkTo("nowhere"), outcome: refused("this link leads to a file that does not exist") },
  "a link to itself": { make: linkTo("file.json"), outcome: refused("this link leads back to itself") },
  "a folder": {
    make: (path) => mkdirSync(path),
    outcome: refused("no file matches"),
    except: { workspace: refused("this is a folder, not a file"), current: refused("this is a folder, not a file") },
  },
  "a pipe to which nobody writes": {
    make: (path) => execFileSync("mkfifo", [path]),
    outcome: pipe,
    waiting: ["ndjson"],
  },
  "a link to a pipe": {
    make: (path) => {
      execFileSync("mkfifo", [`${path}.pipe`]);
      symlinkSync(`${path}.pipe`, path);
    },
    outcome: pipe,
    waiting: ["ndjson"],
  },
  "a socket": {
    make: (path) => void servers.push(createServer().listen(path)),
    outcome: refused("this is a socket, not a file"),
  },
  "a link to a device without an end": { make: linkTo("/dev/zero"), outcome: refused("this is a device, not a file") },
  "a file that may not be read": {
    make: (path) => {
      write(path);
      chmodSync(path, 0);
    },
    user: "unprivileged user",
    outcome: refused("permission denied"),
  },
  "a file in a folder that may not be searched": {
    make: inFolder(0o600),
    name: "file.json.folder/file.json",
    user: "unprivileged user",
    outcome: [2, "file.json.folder/file.json: permission denied"],
  },
  "a file in a folder that may not be written to": {
    make: inFolder(0o555),
    name: "file.json.folder/file.json",
    outcome: [0, ""],
    except: { request: [1, ""], workspace: [2, `file.json.folder/${asWorkspace[1]}`] },
  },
};

it.each(["CHECK -", "CHECK --ndjson -", "CHECK /dev/stdin", "CHECK --ndjson /dev/stdin"])(
  "a folder as standard input is not read as if it were empty: %s",
  (line) => {
    expect(shell(`${line} < samples`)).toEqual(notDone("-: this is a folder, not a file"));
  },
);

it("a working directory that has been deleted is named as the problem", () => {
  const { status, stderr } = shell(
    'file="$PWD/samples/push-one-time.json"; cd "$(mktemp -d)"; rmdir "$PWD"; CHECK "$file"',
  );
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "campaign-rules: the working directory cannot be read; it may have been deleted\n",
  });
});

describe("a name that could control a terminal, or be mistaken for something else", () => {
  it.skipIf(!canBe("unprivileged user")).each([
    ["with a line break", "a\nb.json", "a\\u{a}b.json"],
    ["with an escape sequence", "\u001b[2J.json", "\\u{1b}[2J.json"],
    ["with a mark that turns the direction of text", "a\u202eb.json", "a\\u{202e}b.json"],
    ["with a special character of globs", "[x].json", "[x].json"],
    ["that begins like an option", "./-x.json", "./-x.json"],
    ["that would end a command of GitHub's", "a::b%0A.json", "a::b%0A.json"],
  ])("%s", async (_, name, shown) => {
    const cwd = readableFolder("name");
    writeFileSync(join(cwd, name), valid);
    const stdout = `✓ ${shown} is valid\n\nNo errors in 1 file.\n`;
    const checked = await runAs("unprivileged user", ["check", "--verbose", name], { cwd });
    expect(checked).toEqual(endedWith(0, stdout));
    // The same name if the file does not exist.
    const absent = (text: string) => text.replace(".json", ".json5").replace("[x]", "x");
    const missed = await runAs("unprivileged user", ["check", absent(name)], { cwd });
    expect(missed).toEqual(notDone(`${absent(shown)}: file not found`));
  });
});

describe.each(users.map((user) => [user] as const))("to the %s,", (user) => {
  const entries = Object.entries(kinds).filter(([, kind]) => kind.user === undefined || kind.user === user);

  it.skipIf(!canBe(user)).each(entries)("every command recognizes %s", async (_, kind) => {
    const { make, name = "file.json", outcome, except = {}, waiting = [] } = kind;
    const tried = commandsOf[user].filter((command) => !waiting.includes(command));
    const cwd = readableFolder("kind");
    write(join(cwd, "valid.json"));
    writeFileSync(join(cwd, "patch.json"), '{"request_id":"r-1","status":"PUBLISH","updated_by":"jo@example.com"}');
    make(join(cwd, "file.json"));
    const runs = tried.map(async (command) => {
      const { status, stderr } = await runAs(user, ["check", ...commands[command](name)], { cwd });
      // Other tests check the problems of malformed texts.
      const problem = stderr.replace(/^campaign-rules: /u, "").replace(/(:1:1): not valid JSON: .*/u, "$1");
      return [command, [status, problem.trimEnd()]] as const;
    });
    const found = Object.fromEntries(await Promise.all(runs));
    const expected = Object.fromEntries(tried.map((command) => [command, except[command] ?? outcome]));
    expect(found).toEqual(expected);
  });
});
