import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WrongUsage } from "../../src/cli/usage.js";
import { watch as watchAll } from "../../src/cli/watch/watch.js";
import { folder, refused, root, run } from "./run.js";

const VALID = join(root, "samples/push-one-time.json");
const READY = /campaign-rules: checked at [0-2]\d:[0-5]\d:[0-5]\d, watching for changes \(press Ctrl-C to stop\)\n$/u;

let children: ChildProcessWithoutNullStreams[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const child of children) child.kill("SIGKILL");
  children = [];
});

/** A watch in a separate folder. */
class Watch {
  readonly folder = mkdtempSync(join(folder, "watch-"));
  readonly #args: readonly string[];
  #child: ChildProcessWithoutNullStreams | undefined;
  #stdout = "";
  #stderr = "";

  constructor(...args: string[]) {
    this.#args = args;
  }

  path(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }

  write(name: string, text = "{"): void {
    writeFileSync(this.path(name), text);
  }

  valid(name: string): void {
    copyFileSync(VALID, this.path(name));
  }

  /** Starts the watch, and returns the output of the first check. */
  async start(): Promise<string> {
    this.#child = spawn(process.execPath, [join(root, "dist/cli.js"), "check", "--watch", ...this.#args], {
      cwd: this.folder,
    });
    children.push(this.#child);
    this.#child.stdout.on("data", (chunk) => {
      this.#stdout += chunk;
    });
    this.#child.stderr.on("data", (chunk) => {
      this.#stderr += chunk;
    });
    return this.next();
  }

  /** Waits for a check, and returns its messages with its last line. */
  async next(): Promise<string> {
    while (!READY.test(this.#stderr)) await once(this.child.stderr, "data");
    const complaints = this.#stderr.replace(READY, "");
    // The results were written before, to another pipe. They are there after both pipes are read once more.
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    const last = this.#stdout.trimEnd().split("\n").at(-1) ?? "";
    [this.#stdout, this.#stderr] = ["", ""];
    return complaints + last;
  }

  get child(): ChildProcessWithoutNullStreams {
    if (this.#child === undefined) throw new Error("not started");
    return this.#child;
  }

  async end(signal: NodeJS.Signals = "SIGINT"): Promise<number | null> {
    this.child.kill(signal);
    const [code] = (await once(this.child, "exit")) as [number | null];
    return code;
  }
}

describe("--watch", () => {
  it("notices a configuration that is nearer to a file, and the stored campaign that it names", async () => {
    const watch = new Watch("sub");
    const config = (members: object) => JSON.stringify(members);
    watch.valid("sub/a.json");
    watch.write("campaign-rules.config.json", config({ feature: [] }));
    expect(await watch.start()).toContain('campaign-rules.config.json:1:12: unknown member "feature"');
    watch.write("sub/campaign-rules.config.json", config({}));
    expect(await watch.next()).toBe("No errors in 1 file.");
    const overrides = [{ files: "*", operation: "update", current: "../stored.txt" }];
    watch.write("sub/campaign-rules.config.json", config({ overrides }));
    expect(await watch.next()).toContain("stored.txt: file not found");
    watch.write("stored.txt", "{");
    expect(await watch.next()).toContain("stored.txt:1:2: not valid JSON");
  });

  it.each([
    ["campaign-rules.config.mjs", "export default"],
    ["campaign-rules.config.cjs", "module.exports ="],
    ["campaign-rules.config.js", "module.exports ="],
  ])("loads %s again when it changes", async (name, exports) => {
    const watch = new Watch("--no-lint", "a.json");
    watch.valid("a.json");
    const config = (level: string) => `${exports} { rules: { "utm.custom-key-prefixed": "${level}" } };`;
    watch.write(name, config("off"));
    expect(await watch.start()).toBe("No errors in 1 file.");
    watch.write(name, config("of"));
    expect(await watch.next()).toMatch(new RegExp(`^campaign-rules: ${name}: rules\\["utm.*unknown level`, "u"));
    watch.write(name, config("error"));
    expect(await watch.next()).toBe("No errors in 1 file.");
    expect(await watch.end()).toBe(0);
  });

  it("goes on after a configuration that never ends", async () => {
    const watch = new Watch("a.json");
    watch.valid("a.json");
    expect(await watch.start()).toBe("No errors in 1 file.");
    for (let round = 0; round < 2; round++) {
      watch.write("campaign-rules.config.mjs", "await new Promise(() => {}); export default {};");
      expect(await watch.next()).toContain("it waits for something that never happens");
      watch.write("campaign-rules.config.mjs", "export default {};");
      expect(await watch.next()).toBe("No errors in 1 file.");
    }
    expect(await watch.end()).toBe(0);
  });

  it("checks again when a file is changed, replaced, deleted or created again", async () => {
    const watch = new Watch("a.json");
    watch.valid("a.json");
    expect(await watch.start()).toBe("No errors in 1 file.");
    watch.write("a.json");
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
    watch.valid("a.json.new");
    renameSync(watch.path("a.json.new"), watch.path("a.json"));
    expect(await watch.next()).toBe("No errors in 1 file.");
    rmSync(watch.path("a.json"));
    expect(await watch.next()).toContain("file not found");
    watch.valid("a.json");
    expect(await watch.next()).toBe("No errors in 1 file.");
    watch.write("a.json");
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
  });

  it("notices files that a glob newly matches, even in new folders", async () => {
    const watch = new Watch("campaigns/**/*.json");
    expect(await watch.start()).toBe("campaign-rules: campaigns/**/*.json: no file matches\n");
    watch.valid("campaigns/a.json");
    expect(await watch.next()).toBe("No errors in 1 file.");
    watch.valid("campaigns/new/deep/b.json");
    expect(await watch.next()).toBe("No errors in 2 files.");
    watch.write("campaigns/new/deep/b.json");
    expect(await watch.next()).toBe("1 error in 1 of 2 files.");
    rmSync(watch.path("campaigns/new"), { recursive: true });
    expect(await watch.next()).toBe("No errors in 1 file.");
    watch.write("campaigns/new/c.json");
    expect(await watch.next()).toBe("1 error in 1 of 2 files.");
    expect(await watch.end()).toBe(1);
  });

  it("watches a re-created folder at once", async () => {
    const watch = new Watch("campaigns/*.json");
    watch.valid("campaigns/a.json");
    await watch.start();
    rmSync(watch.path("campaigns"), { recursive: true });
    watch.write("campaigns/a.json");
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
    watch.valid("campaigns/a.json");
    expect(await watch.next()).toBe("No errors in 1 file.");
  });

  it("notices new files in a named folder", async () => {
    const watch = new Watch("campaigns");
    watch.valid("campaigns/a.json");
    expect(await watch.start()).toBe("No errors in 1 file.");
    watch.write("campaigns/new/b.json");
    expect(await watch.next()).toBe("1 error in 1 of 2 files.");
  });

  it("follows links that a glob matches", async () => {
    const watch = new Watch("campaigns/*.json");
    watch.valid("elsewhere/a.json");
    symlinkSync("../elsewhere/a.json", watch.path("campaigns/link.json"));
    expect(await watch.start()).toBe("No errors in 1 file.");
    watch.write("elsewhere/a.json");
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
  });

  it("does not check again for other files", async () => {
    const watch = new Watch("*.json");
    watch.valid("a.json");
    await watch.start();
    watch.write("notes.txt", "a");
    watch.write("sub/b.json");
    await new Promise((resolve) => setTimeout(resolve, 500));
    watch.write("a.json");
    // If there had been an earlier check, its output would come first.
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
  });

  it("watches the workspace, the stored campaign, and the targets of links", async () => {
    const watch = new Watch("--operation", "update", "--workspace", "w.json", "--current", "c.json", "patch.json");
    watch.write("w.json", "{}");
    watch.valid("elsewhere/c.json");
    symlinkSync("elsewhere/c.json", watch.path("c.json"));
    watch.write("patch.json", '{ "updated_by": "jo@example.com", "request_id": "r", "chanel": "PUSH" }');
    expect(await watch.start()).toBe("No errors and 2 warnings in 1 of 1 file.");
    watch.write("w.json", '{ "rules": { "member.known": "off" } }');
    expect(await watch.next()).toBe("No errors and 1 warning in 1 of 1 file.");
    watch.write("w.json", "[]");
    expect(await watch.next()).toBe("campaign-rules: w.json:1:1: a workspace must be an object\n");
    watch.write("w.json", "{}");
    expect(await watch.next()).toBe("No errors and 2 warnings in 1 of 1 file.");
    watch.write("elsewhere/c.json");
    expect(await watch.next()).toContain("campaign-rules: c.json:1:2: not valid JSON");
    expect(await watch.end()).toBe(2);
  });

  it.each<[NodeJS.Signals, string, number]>([
    ["SIGINT", "valid", 0],
    ["SIGTERM", "with errors", 1],
    ["SIGINT", "missing", 2],
  ])("ends by %s with the exit code of the last check, of a file %s", async (signal, state, code) => {
    const watch = new Watch("a.json");
    watch.write("a.json", state === "valid" ? "{" : "[]");
    await watch.start();
    if (state === "valid") watch.valid("a.json");
    else if (state === "missing") rmSync(watch.path("a.json"));
    else watch.write("a.json", "{}");
    await watch.next();
    expect(await watch.end(signal)).toBe(code);
  });

  it("ends when the reader stops reading", async () => {
    const watch = new Watch("a.json");
    watch.valid("a.json");
    await watch.start();
    watch.child.stdout.destroy();
    watch.write("a.json");
    const [code] = (await once(watch.child, "exit")) as [number | null];
    expect(code).not.toBeNull();
  });

  it("prints the full result again in every format", async () => {
    const watch = new Watch("--format", "json", "a.json");
    watch.valid("a.json");
    expect(await watch.start()).toBe("]");
    watch.write("a.json");
    expect(await watch.next()).toBe("]");
  });

  it.each<[string[], string]>([
    [["-"], "option '--watch' cannot be used with standard input"],
    [["--fix", "a.json"], "option '--watch' cannot be used with option '--fix'"],
    [["--ndjson", "a.json"], "option '--watch' cannot be used with option '--ndjson'"],
  ])("of %j is wrong usage", (args, problem) => {
    expect(run(["check", "--watch", ...args])).toEqual(refused(problem));
  });
});

it("a watch has the exit code of the last check, and only a defect ends it by itself", async () => {
  const handlers = new Map<string | symbol, () => void>();
  for (const target of [process, process.stdout]) {
    vi.spyOn(target, "once").mockImplementation((name: string | symbol, handler: () => void) => {
      handlers.set(name, handler);
      return target as never;
    });
  }
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const path = join(mkdtempSync(join(folder, "watch-")), "a.json");
  const codes: unknown[] = [];
  const ends = ["SIGINT", "SIGTERM", "error"];
  const errors = [undefined, new WrongUsage("wrong"), new RangeError("broken")];
  const watching = watchAll({ names: [path], othersFor: () => [] }, async () => {
    codes.push(process.exitCode);
    handlers.get(ends[codes.length - 1] ?? "")?.();
    process.exitCode = 1;
    writeFileSync(path, "x".repeat(codes.length));
    const error = errors[codes.length - 1];
    if (error !== undefined) throw error;
  });
  await expect(watching).rejects.toThrow(errors[2]);
  process.exitCode = undefined;
  expect([codes, exit.mock.calls]).toEqual([
    [undefined, undefined, undefined],
    [[0], [1], [2]],
  ]);
  const said = stderr.mock.calls.map(([text]) => String(text).replace(READY, "ready\n"));
  expect(said).toEqual(["ready\n", "campaign-rules: wrong\n", "ready\n"]);
});

it("a defect ends the watch", async () => {
  // No handler of this test may stay in the process.
  vi.spyOn(process, "once").mockReturnThis();
  vi.spyOn(process.stdout, "once").mockReturnThis();
  const defect = new RangeError("broken");
  await expect(watchAll({ names: [], othersFor: () => [] }, () => Promise.reject(defect))).rejects.toThrow(defect);
});
