import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WrongUsage } from "../../src/cli/usage.js";
import { watch as watchAll } from "../../src/cli/watch/watch.js";
import { command, folder, refused, run, sampleText, words, writeIn } from "./run.js";

const VALID = sampleText("push-one-time.json");
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

  constructor(line: string) {
    this.#args = words(line);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: unknown = "{"): this {
    writeIn(this.folder, name, content);
    return this;
  }

  valid(name: string): this {
    return this.write(name, VALID);
  }

  remove(name: string): this {
    rmSync(this.path(name), { recursive: true });
    return this;
  }

  /** Starts the watch, and returns the output of the first check. */
  async start(): Promise<string> {
    const args = [command, "check", "--watch", ...this.#args];
    this.#child = spawn(process.execPath, args, { cwd: this.folder });
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

  end(signal: NodeJS.Signals = "SIGINT"): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode();
  }

  async exitCode(): Promise<number | null> {
    const [code] = (await once(this.child, "exit")) as [number | null];
    return code;
  }
}

describe("--watch", () => {
  it("notices a configuration that is nearer to a file, and the stored campaign that it names", async () => {
    const watch = new Watch("sub").valid("sub/a.json");
    const config = "campaign-rules.config.json";
    expect(await watch.write(config, { feature: [] }).start()).toContain(`${config}:1:12: unknown member "feature"`);
    expect(await watch.write(`sub/${config}`, {}).next()).toBe("No errors in 1 file.");
    const overrides = [{ files: "*", operation: "update", current: "../stored.txt" }];
    expect(await watch.write(`sub/${config}`, { overrides }).next()).toContain("stored.txt: file not found");
    expect(await watch.write("stored.txt", "{").next()).toContain("stored.txt:1:2: not valid JSON");
  });

  it.each([
    ["campaign-rules.config.mjs", "export default"],
    ["campaign-rules.config.cjs", "module.exports ="],
    ["campaign-rules.config.js", "module.exports ="],
  ])("loads %s again when it changes", async (name, exports) => {
    const watch = new Watch("--no-lint a.json").valid("a.json");
    const config = (level: string) => `${exports} { rules: { "utm.custom-key-prefixed": "${level}" } };`;
    const problem = new RegExp(`^campaign-rules: ${name}: rules\\["utm.*unknown level`, "u");
    expect(await watch.write(name, config("off")).start()).toBe("No errors in 1 file.");
    expect(await watch.write(name, config("of")).next()).toMatch(problem);
    expect(await watch.write(name, config("error")).next()).toBe("No errors in 1 file.");
    expect(await watch.end()).toBe(0);
  });

  it("goes on after a configuration that never ends", async () => {
    const watch = new Watch("a.json");
    expect(await watch.valid("a.json").start()).toBe("No errors in 1 file.");
    const config = "campaign-rules.config.mjs";
    const endless = "await new Promise(() => {}); export default {};";
    for (let round = 0; round < 2; round++) {
      expect(await watch.write(config, endless).next()).toContain("it waits for something that never happens");
      expect(await watch.write(config, "export default {};").next()).toBe("No errors in 1 file.");
    }
    expect(await watch.end()).toBe(0);
  });

  it("checks again when a file is changed, replaced, deleted or created again", async () => {
    const watch = new Watch("a.json");
    expect(await watch.valid("a.json").start()).toBe("No errors in 1 file.");
    expect(await watch.write("a.json").next()).toBe("1 error in 1 of 1 file.");
    watch.valid("a.json.new");
    renameSync(watch.path("a.json.new"), watch.path("a.json"));
    expect(await watch.next()).toBe("No errors in 1 file.");
    expect(await watch.remove("a.json").next()).toContain("file not found");
    expect(await watch.valid("a.json").next()).toBe("No errors in 1 file.");
    expect(await watch.write("a.json").next()).toBe("1 error in 1 of 1 file.");
  });

  it("notices files that a glob newly matches, even in new folders", async () => {
    const watch = new Watch("campaigns/**/*.json");
    expect(await watch.start()).toBe("campaign-rules: campaigns/**/*.json: no file matches\n");
    expect(await watch.valid("campaigns/a.json").next()).toBe("No errors in 1 file.");
    expect(await watch.valid("campaigns/new/deep/b.json").next()).toBe("No errors in 2 files.");
    expect(await watch.write("campaigns/new/deep/b.json").next()).toBe("1 error in 1 of 2 files.");
    expect(await watch.remove("campaigns/new").next()).toBe("No errors in 1 file.");
    expect(await watch.write("campaigns/new/c.json").next()).toBe("1 error in 1 of 2 files.");
    expect(await watch.end()).toBe(1);
  });

  it("watches a re-created folder at once", async () => {
    const watch = new Watch("campaigns/*.json");
    await watch.valid("campaigns/a.json").start();
    watch.remove("campaigns");
    expect(await watch.write("campaigns/a.json").next()).toBe("1 error in 1 of 1 file.");
    expect(await watch.valid("campaigns/a.json").next()).toBe("No errors in 1 file.");
  });

  it("notices new files in a named folder", async () => {
    const watch = new Watch("campaigns");
    expect(await watch.valid("campaigns/a.json").start()).toBe("No errors in 1 file.");
    expect(await watch.write("campaigns/new/b.json").next()).toBe("1 error in 1 of 2 files.");
  });

  it("notices files that appear or disappear during a check", async () => {
    const watch = new Watch("*.json").valid("a.json").valid("b.json");
    const change = 'if (existsSync("b.json")) { renameSync("b.json", "b"); writeFileSync("c.json", "{"); }';
    const source = `import { existsSync, renameSync, writeFileSync } from "node:fs"; ${change} export default {};`;
    watch.write("campaign-rules.config.mjs", source);
    expect(await watch.start()).toBe("campaign-rules: b.json: file not found\nNo errors in 1 file.");
    expect(await watch.next()).toBe("1 error in 1 of 2 files.");
  });

  it("follows links that a glob matches", async () => {
    const watch = new Watch("campaigns/*.json").valid("elsewhere/a.json");
    mkdirSync(watch.path("campaigns"));
    symlinkSync("../elsewhere/a.json", watch.path("campaigns/link.json"));
    expect(await watch.start()).toBe("No errors in 1 file.");
    expect(await watch.write("elsewhere/a.json").next()).toBe("1 error in 1 of 1 file.");
  });

  it.each(["current", "current/a.json", "current/*.json"])(
    "notices a link on the way that leads elsewhere: %s",
    async (name) => {
      const watch = new Watch(`--no-config ${name}`).valid("1/a.json").write("2/a.json");
      mkdirSync(watch.path("latest"));
      symlinkSync("../1", watch.path("latest/link"));
      symlinkSync("latest/link", watch.path("current"));
      expect(await watch.start()).toBe("No errors in 1 file.");
      symlinkSync("../2", watch.path("latest/new"));
      renameSync(watch.path("latest/new"), watch.path("latest/link"));
      expect(await watch.next()).toBe("1 error in 1 of 1 file.");
      symlinkSync("1", watch.path("new"));
      renameSync(watch.path("new"), watch.path("current"));
      expect(await watch.next()).toBe("No errors in 1 file.");
    },
  );

  it("does not check again for other files", async () => {
    const watch = new Watch("*.json");
    await watch.valid("a.json").start();
    watch.write("notes.txt", "a");
    watch.write("sub/b.json");
    await new Promise((resolve) => setTimeout(resolve, 500));
    watch.write("a.json");
    // If there had been an earlier check, its output would come first.
    expect(await watch.next()).toBe("1 error in 1 of 1 file.");
  });

  it("watches the workspace, the stored campaign, and the targets of links", async () => {
    const watch = new Watch("--operation update --workspace w.json --current c.json patch.json");
    watch.write("w.json", {}).valid("elsewhere/c.json");
    watch.write("patch.json", { updated_by: "jo@example.com", request_id: "r", chanel: "PUSH" });
    symlinkSync("elsewhere/c.json", watch.path("c.json"));
    const [problem, off] = ["w.json:1:1: a workspace must be an object", { rules: { "member.known": "off" } }];
    expect(await watch.start()).toBe("No errors and 2 warnings in 1 of 1 file.");
    expect(await watch.write("w.json", off).next()).toBe("No errors and 1 warning in 1 of 1 file.");
    expect(await watch.write("w.json", []).next()).toBe(`campaign-rules: ${problem}\n`);
    expect(await watch.write("w.json", {}).next()).toBe("No errors and 2 warnings in 1 of 1 file.");
    expect(await watch.write("elsewhere/c.json").next()).toContain("campaign-rules: c.json:1:2: not valid JSON");
    expect(await watch.end()).toBe(2);
  });

  it.each<[NodeJS.Signals, string, (watch: Watch) => Watch, number]>([
    ["SIGINT", "valid", (watch) => watch.valid("a.json"), 0],
    ["SIGTERM", "with errors", (watch) => watch.write("a.json", "{}"), 1],
    ["SIGINT", "missing", (watch) => watch.remove("a.json"), 2],
  ])("ends by %s with the exit code of the last check, of a file %s", async (signal, _, change, code) => {
    const watch = new Watch("a.json").write("a.json", "[]");
    await watch.start();
    await change(watch).next();
    expect(await watch.end(signal)).toBe(code);
  });

  it("ends when the reader stops reading", async () => {
    const watch = new Watch("a.json");
    await watch.valid("a.json").start();
    watch.child.stdout.destroy();
    watch.write("a.json");
    expect(await watch.exitCode()).not.toBeNull();
  });

  it("prints the full result again in every format", async () => {
    const watch = new Watch("--format json a.json");
    expect(await watch.valid("a.json").start()).toBe("]");
    expect(await watch.write("a.json").next()).toBe("]");
  });

  it.each([
    ["-", "standard input"],
    ["--fix a.json", "option '--fix'"],
    ["--ndjson a.json", "option '--ndjson'"],
  ])("of %s is wrong usage", (line, other) => {
    const problem = `option '--watch' cannot be used with ${other}`;
    expect(run(words(`check --watch ${line}`))).toEqual(refused(problem));
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
  expect(codes).toEqual([undefined, undefined, undefined]);
  expect(exit.mock.calls).toEqual([[0], [1], [2]]);
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
