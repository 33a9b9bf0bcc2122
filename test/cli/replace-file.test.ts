import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  type BigIntStats,
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeWhole } from "../../src/cli/replace-file.js";
import { reportOn } from "../../src/cli/report.js";
import { validateCreate } from "../../src/index.js";
import { bodies } from "../../src/text/request/file-kind.js";
import { root, sampleText, words } from "./run.js";
import { canBe, NOBODY, readableFolder, runAs, type User } from "./run-as.js";

const OLD = sampleText("push-one-time.json").replace('"ANDROID"', '"android"');
const NEW = OLD.replace('"android"', '"ANDROID"');

const read = (path: string) => readFileSync(path, "utf8");

/** The contents of the folder, except the files that the test makes. */
const rest = (folder: string) => readdirSync(folder).filter((name) => name.startsWith(".campaign-rules-"));

/** A file in a folder of its own, with the old text. */
function oldFile(): string {
  const path = join(readableFolder("old"), "file.json");
  writeFileSync(path, OLD);
  return path;
}

/** Replaces a file with another one. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}

const fix = (user: User, cwd: string, ...names: string[]) =>
  runAs(user, ["check", "--fix", "--no-lint", ...names], { cwd });

/** The functions of the system, on which tests spy. */
const promises = createRequire(import.meta.url)("node:fs/promises") as typeof import("node:fs/promises");

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe("a file that changes between being read and being written", () => {
  /** Fixes a file, and calls a function after the check. Returns the message. */
  async function repairWhile(file: string, meddle: () => void): Promise<string> {
    const kind = bodies((body) => {
      meddle();
      return validateCreate(body);
    });
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await reportOn({ file, name: "file.json" }, kind, "write");
    return stderr.mock.calls.map(([text]) => text).join("");
  }

  const CHANGED = "not fixed: it changed while it was being checked; run the command again\n";

  const afterRemoval = (make: (file: string) => unknown) => (file: string) => {
    rmSync(file);
    make(file);
  };

  const meddlings: Record<string, (file: string, folder: string) => void> = {
    "by being saved in place": (file) => writeFileSync(file, `${OLD} `),
    "by being saved in place with the same length": (file) => writeFileSync(file, OLD.replace("android", "Android")),
    "by growing": (file) => appendFileSync(file, " "),
    "by being replaced with a new file": (file) => replace(file, OLD),
    "by being removed": (file) => rmSync(file),
    "by becoming a folder": afterRemoval(mkdirSync),
    "by becoming a pipe": afterRemoval((file) => execFileSync("mkfifo", [file])),
    "by becoming a link to the same file": (file) => {
      renameSync(file, `${file}~`);
      symlinkSync(`${file}~`, file);
    },
    "by getting other permissions": (file) => chmodSync(file, 0o640),
    "by getting another name": (file) => linkSync(file, `${file}~`),
    "by its folder becoming another one": (file, folder) => {
      renameSync(folder, `${folder}~`);
      mkdirSync(folder);
      writeFileSync(file, OLD);
    },
  };

  it.each(Object.entries(meddlings))("%s, is not changed", async (_, meddle) => {
    const folder = join(readableFolder("changed"), "folder");
    mkdirSync(folder);
    const file = join(folder, "file.json");
    writeFileSync(file, OLD);
    const after: unknown[] = [];
    const state = () => {
      const { ino, size, mode } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return [ino, size, mode, readdirSync(folder)];
    };
    const said = await repairWhile(file, () => {
      if (after.length > 0) return;
      meddle(file, folder);
      after.push(...state());
    });
    expect(said).toBe(`campaign-rules: ${file}: ${CHANGED}`);
    expect(state()).toEqual(after);
    expect(process.exitCode).toBe(2);
  });

  it("by a link that now leads elsewhere, changes neither file", async () => {
    const [one, other, link] = [oldFile(), oldFile(), join(readableFolder("moved"), "link.json")];
    symlinkSync(one, link);
    const said = await repairWhile(link, () => {
      rmSync(link);
      symlinkSync(other, link);
    });
    expect(said).toBe(`campaign-rules: ${link}: ${CHANGED}`);
    expect([one, other].map(read)).toEqual([OLD, OLD]);
  });
});

describe("a file that cannot be replaced without losing something", () => {
  it("is checked but not changed, and the others are fixed", async () => {
    const cwd = readableFolder("linked");
    const [a, other, b] = ["a.json", "other", "b.json"].map((name) => join(cwd, name)) as [string, string, string];
    chmodSync(cwd, 0o777);
    for (const path of [a, b]) {
      writeFileSync(path, OLD);
      chmodSync(path, 0o666);
    }
    linkSync(a, other);
    const { status, stdout, stderr } = await fix("superuser", cwd, "a.json", "b.json");
    const problem = "a.json: not fixed: it has 2 hard links, and only one of them would change";
    expect([status, stderr]).toEqual([2, `campaign-rules: ${problem}\n`]);
    expect(stdout).toContain("a.json:8:19  error  structure.enum");
    expect(stdout).toContain("b.json: 1 change applied");
    expect([a, other, b].map(read)).toEqual([OLD, OLD, NEW]);
    expect(statSync(a).nlink).toBe(2);
  });

  const canBeBoth = canBe("superuser") && canBe("unprivileged user");

  it.skipIf(!canBeBoth).each([
    ["belongs to another user", 0o777, 0o666, 0, "it belongs to another user, and would become yours"],
    ["may not be written to", 0o777, 0o444, 0, "it is not writable"],
    ["is in a folder that may not be written to", 0o755, 0o644, NOBODY, "its folder is not writable"],
  ])("%s", async (_, folderMode, mode, owner, problem) => {
    const path = oldFile();
    const cwd = dirname(path);
    chmodSync(cwd, folderMode);
    chmodSync(path, mode);
    chownSync(path, owner, owner);
    const before = statSync(path);
    const { status, stderr } = await fix("unprivileged user", cwd, "file.json");
    expect([status, stderr]).toEqual([2, `campaign-rules: file.json: not fixed: ${problem}\n`]);
    expect([read(path), statSync(path).ino, rest(cwd)]).toEqual([OLD, before.ino, []]);
  });
});

describe("a file that is fixed", () => {
  it.skipIf(!canBe("superuser"))("keeps its owner, group and permissions", async () => {
    const path = oldFile();
    chownSync(path, 1234, 2345);
    chmodSync(path, 0o2664);
    await fix("superuser", dirname(path), "file.json");
    const { uid, gid, mode } = statSync(path);
    expect([uid, gid, mode & 0o7777, read(path)]).toEqual([1234, 2345, 0o2664, NEW]);
  });

  /** Runs Python, which can read and write attributes that Node cannot. */
  const python = (script: string, ...args: string[]) =>
    spawnSync("python3", ["-c", `import os, sys\n${script}`, ...args], { encoding: "utf8" });
  const note = "os.setxattr(sys.argv[1], 'user.note', b'kept')";

  it.skipIf(python(note, oldFile()).status !== 0)("keeps its extended attributes, if the system has them", async () => {
    const path = oldFile();
    expect(python(note, path).status).toBe(0);
    await fix("superuser", root, path);
    expect(python("print(os.getxattr(sys.argv[1], 'user.note'))", path).stdout).toBe("b'kept'\n");
    expect(read(path)).toBe(NEW);
  });

  it("contains nothing of a longer old text", async () => {
    const path = oldFile();
    const long = NEW.replace(/("start_time": "[^"]*)/u, "$1Z");
    expect(long.length).toBe(NEW.length + 1);
    writeFileSync(path, long);
    await fix("superuser", root, path);
    expect(read(path)).toBe(NEW);
  });
});

describe("a text that is written", () => {
  /** Changes each file that is opened. */
  function opening(change: (handle: FileHandle, flags: unknown) => void): void {
    const { open } = promises;
    vi.spyOn(promises, "open").mockImplementation(async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      change(handle, flags);
      return handle;
    });
    syncBuiltinESMExports();
  }
  const textsIn = (path: string) => [read(path), rest(dirname(path))];

  it.each([
    ["new", ["sync", "close", "rename", "sync", "close"]],
    ["old", ["close", "close", "sync", "close", "close", "rename", "sync", "close"]],
  ])("is on disk before the %s file has its name, and the name afterwards", async (age, steps) => {
    const path = oldFile();
    if (age === "new") rmSync(path);
    const events: string[] = [];
    opening((handle) => {
      const close = handle.close.bind(handle);
      handle.sync = async () => void events.push("sync");
      handle.close = () => {
        events.push("close");
        return close();
      };
    });
    const { rename } = promises;
    vi.spyOn(promises, "rename").mockImplementation(async (from, to) => {
      events.push("rename");
      await rename(from, to);
    });
    syncBuiltinESMExports();
    await writeWhole(path, () => NEW);
    expect([events, ...textsIn(path)]).toEqual([steps, NEW, []]);
  });

  it("is not written again if the file has it", async () => {
    const path = oldFile();
    const { ino } = statSync(path);
    await writeWhole(path, () => OLD);
    expect(statSync(path).ino).toBe(ino);
  });

  it.each(["EACCES", "EPERM", "EROFS"])("is refused if its folder may not be written to, as %s says", async (code) => {
    vi.spyOn(promises, "open").mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    const writing = writeWhole(join(readableFolder("closed"), "file.json"), () => NEW);
    await expect(writing).rejects.toThrow(new Error("not fixed: its folder is not writable"));
  });

  it("is not written into a folder that does not exist, as the system reports", async () => {
    const path = join(readableFolder("absent"), "absent/file.json");
    await expect(writeWhole(path, () => NEW)).rejects.toMatchObject({ code: "ENOENT", syscall: "open" });
  });

  it("does not replace a folder", async () => {
    await expect(writeWhole(root, () => NEW)).rejects.toThrow(new Error("this is a folder, not a file"));
  });

  it("is written even if the system lists no folders and opens none", async () => {
    const path = oldFile();
    const { open } = promises;
    vi.spyOn(promises, "readdir").mockRejectedValue(new Error("no"));
    vi.spyOn(promises, "open").mockImplementation((name, flags, mode) =>
      name === dirname(path) ? Promise.reject(new Error("no")) : open(name, flags, mode),
    );
    syncBuiltinESMExports();
    await writeWhole(path, () => NEW);
    expect(textsIn(path)).toEqual([NEW, []]);
  });

  it.each<[string, (beside: string) => void]>([
    ["removes", (beside) => rmSync(beside)],
    ["replaces", (beside) => replace(beside, "{}")],
  ])("is not written if another program %s its temporary file", async (_, meddle) => {
    const path = oldFile();
    opening((handle) => {
      handle.sync = async () => {
        for (const name of rest(dirname(path))) meddle(join(dirname(path), name));
      };
    });
    const problem = "not fixed: another program is changing this folder; run the command again";
    await expect(writeWhole(path, () => NEW)).rejects.toThrow(new Error(problem));
    expect(textsIn(path)).toEqual([OLD, []]);
  });

  it.each([
    ["the same user and group", 0n, 0n, 0, undefined],
    ["another user", 1n, 0n, 1, undefined],
    ["another group", 0n, 1n, 1, undefined],
    ["another user for good", 1n, 0n, 1, "not fixed: it belongs to another user, and would become yours"],
    [
      "another group for good",
      0n,
      1n,
      1,
      "not fixed: it belongs to a group that you are not in, and would become yours",
    ],
  ])("belongs to the same user and group as before if the copy has %s", async (_, user, group, times, refusal) => {
    const path = oldFile();
    const { uid, gid } = statSync(path);
    const calls: unknown[] = [];
    opening((handle, flags) => {
      if (flags !== "wx") return;
      const stat = handle.stat.bind(handle) as (options: { bigint: true }) => Promise<BigIntStats>;
      handle.stat = async (options) => {
        const stats = await stat(options as { bigint: true });
        return Object.assign(stats, { uid: stats.uid + user, gid: stats.gid + group }) as never;
      };
      handle.chown = async (...ids) => {
        calls.push(ids);
        if (refusal !== undefined) throw new Error("no");
      };
    });
    const written = await writeWhole(path, () => NEW).catch((error: Error) => error.message);
    expect([written, calls]).toEqual([refusal, Array.from({ length: times }, () => [uid, gid])]);
    expect(textsIn(path)).toEqual([refusal === undefined ? NEW : OLD, []]);
  });
});

describe("temporary files", () => {
  const dead = spawnSync("true").pid;
  const nameOf = (pid: number) => `.campaign-rules-${pid}-0123abcd.tmp`;

  /** The names in a folder, of some, after a text is written there. */
  async function left(names: readonly string[]): Promise<string[]> {
    const folder = readableFolder("temporary");
    for (const name of ["file.json", ...names]) writeFileSync(join(folder, name), "{}");
    await writeWhole(join(folder, "file.json"), () => NEW);
    return readdirSync(folder).filter((name) => name !== "file.json");
  }

  it("are removed if their process is not running, or would have been this one", async () => {
    expect(await left([nameOf(dead), nameOf(process.pid)])).toEqual([]);
  });

  it.each([
    nameOf(process.ppid),
    `x${nameOf(dead)}`,
    `${nameOf(dead)}x`,
    `.campaign-rules-${dead}-0123abc.tmp`,
    `.campaign-rules-${dead}-0123abcg.tmp`,
    ".campaign-rules-x-0123abcd.tmp",
  ])("of others stay: %s", async (name) => {
    expect(await left([name])).toEqual([name]);
  });

  it.each([
    ["EPERM", [nameOf(dead)]],
    ["ESRCH", []],
  ])("of a process about which the system says %s: %j stay", async (code, names) => {
    vi.spyOn(process, "kill").mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(await left([nameOf(dead)])).toEqual(names);
  });
});

describe("a process that is killed", () => {
  /** Ends the process like `kill -9`, at one of its operations on files. */
  const killAt = (step: string) => `
    import { createRequire, syncBuiltinESMExports } from "node:module";
    const fs = createRequire("/")("node:fs/promises");
    const die = () => process.kill(process.pid, "SIGKILL");
    const around = (object, name, before, after) => {
      const original = object[name];
      object[name] = async function (...args) {
        if (before) { die(); await new Promise(() => {}); }
        const result = await original.apply(this, args);
        if (after) { die(); await new Promise(() => {}); }
        return result;
      };
    };
    const [name, when] = ${JSON.stringify(step)}.split(" ");
    if (name === "rename") around(fs, name, when === "before", when === "after");
    else {
      const open = fs.open;
      fs.open = async (path, ...args) => {
        const handle = await open(path, ...args);
        if (args[0] === "wx") around(Object.getPrototypeOf(handle), name, when === "before", when === "after");
        return handle;
      };
    }
    syncBuiltinESMExports();`;

  const temporary = expect.stringMatching(/^\.campaign-rules-\d+-[0-9a-f]{8}\.tmp$/u);

  it.each([
    ["truncate before", OLD],
    ["writeFile before", OLD],
    ["writeFile after", OLD],
    ["chmod after", OLD],
    ["sync before", OLD],
    ["sync after", OLD],
    ["rename before", OLD],
    ["rename after", NEW],
  ])("at %s, leaves one text or the other, and the next run leaves nothing else", async (step, text) => {
    const path = oldFile();
    const cwd = dirname(path);
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(killAt(step))}` };
    const args = words("check --fix --no-lint file.json");
    expect((await runAs("superuser", args, { cwd, env })).status).toBe("SIGKILL");
    expect([read(path), rest(cwd)]).toEqual([text, text === OLD ? [temporary] : []]);
    expect((await runAs("superuser", args, { cwd })).status).toBe(0);
    expect([read(path), rest(cwd)]).toEqual([NEW, []]);
  });
});
