import { execFileSync } from "node:child_process";
import { mkdtempSync, truncateSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  CONFIGURATION,
  INPUT,
  isDescriptor,
  isStandardInput,
  readAll,
  readInput,
  readRegularFile,
} from "../../src/cli/regular-file.js";
import { endedWith, file, folder, refused, run, runAlone, sampleText, shell, words } from "./run.js";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const LARGEST = INPUT.atMost;
const PIPE = "this is a pipe, not a file; to check its contents, use standard input (-)";
const tooLarge = new Error("the file is larger than 64 MiB; use --ndjson for a larger file with one request per line");

/** This number of bytes, in chunks of a mebibyte. */
function* bytes(count: number): Generator<Buffer> {
  for (let left = count; left > 0; left -= 1024 * 1024) yield Buffer.alloc(Math.min(left, 1024 * 1024));
}

describe("the largest", () => {
  it.each([0, 1])("file is read, and one with %i more bytes is rejected", async (more) => {
    const path = file("large.json", "");
    truncateSync(path, LARGEST + more);
    const reading = readInput(path).then(({ length }) => length);
    await (more === 0 ? expect(reading).resolves.toBe(LARGEST) : expect(reading).rejects.toThrow(tooLarge));
  });

  it.each([0, 1])("stream is read, and one with %i more bytes is rejected", async (more) => {
    const reading = readAll(Readable.from(bytes(LARGEST + more))).then(({ length }) => length);
    await (more === 0 ? expect(reading).resolves.toBe(LARGEST) : expect(reading).rejects.toThrow(tooLarge));
  });
});

const promises = createRequire(import.meta.url)("node:fs/promises") as typeof import("node:fs/promises");

/** Makes the system hang whenever it is asked about a file with this name; returns a function that ends that. */
function hangOn(name: string): () => void {
  const { stat } = promises;
  let end = () => {};
  const hanging = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.spyOn(promises, "stat").mockImplementation((async (path: string) => {
    if (path === name) await hanging;
    return stat(path);
  }) as typeof stat);
  syncBuiltinESMExports();
  return end;
}

describe("a file in a server", () => {
  const onLinux = it.skipIf(process.platform !== "linux");

  onLinux("is read up to its bound if its size does not say how long it is", async () => {
    const { size } = await promises.stat("/proc/self/maps");
    const length = (await readRegularFile("/proc/self/maps")).bytes.length;
    expect([size, length > 0]).toEqual([0, true]);
    // It has eight bytes for each page of the largest address space: hundreds of gigabytes.
    const reading = readRegularFile("/proc/self/pagemap", CONFIGURATION);
    await expect(reading).rejects.toThrow(new Error("the file is larger than 1 MiB"));
  });

  it("is given up after its time, and others are still read", async () => {
    const path = file("bounded.json", "{}");
    const end = hangOn("hanging.json");
    const late = new Error("reading the file takes longer than 0.02 s");
    await expect(readRegularFile("hanging.json", { atMost: 10, timeout: 20 })).rejects.toThrow(late);
    expect((await readRegularFile(path, CONFIGURATION)).bytes.toString()).toBe("{}");
    end();
  });

  it("waits while others hang, which leaves threads to the rest of the server", async () => {
    const path = file("bounded.json", "{}");
    const end = hangOn("hanging.json");
    const bounds = { atMost: 10, timeout: 20 };
    const late = new Error("reading the file takes longer than 0.02 s");
    const readings = ["hanging.json", "hanging.json", path, path].map((name) => readRegularFile(name, bounds));
    for (const reading of readings) await expect(reading).rejects.toThrow(late);
    end();
    expect((await readRegularFile(path, CONFIGURATION)).bytes.toString()).toBe("{}");
  });
});

describe("the name", () => {
  it.each([
    ["-", true, false],
    ["/dev/stdin", true, true],
    ["/dev/./fd/0", true, true],
    ["/proc/self/fd/0", true, true],
    ["/dev/fd/63", false, true],
    ["/proc/self/fd/63", false, true],
    ["/proc/123/fd/63", false, true],
    ["/dev/fd/x", false, false],
    ["/dev/fd/0/x", false, false],
    ["/x/dev/fd/0", false, false],
    ["/proc/x/fd/0", false, false],
    ["/proc/self/fd/x", false, false],
    ["dev/stdin", false, false],
    ["./-", false, false],
    ["x-", false, false],
  ])("%s means standard input: %s, and an open file: %s", (name, isInput, isOpen) => {
    expect([isStandardInput(name), isDescriptor(name)]).toEqual([isInput, isOpen]);
  });
});

// What is said about files of other kinds is tested in kinds-of-files.test.ts.
it("a file that has become a pipe since it was examined is not waited for", async () => {
  const pipe = join(mkdtempSync(join(folder, "kinds-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  const { stat } = promises;
  vi.spyOn(promises, "stat").mockImplementation(() => stat(file("regular.json", "")));
  syncBuiltinESMExports();
  await expect(readRegularFile(pipe)).rejects.toThrow(new Error(PIPE));
});

describe("a file descriptor passed by a shell", () => {
  const valid = "samples/push-one-time.json";
  const accepted = (name: string) => `✓ ${name} is valid\n\nNo errors in 1 file.\n`;
  const line = (name: string) =>
    `{"file":"${name}","line":1,"ok":true,"violations":[],"warnings":[],"skipped":[],"schemaVersion":1}\n`;
  const lines = `{ tr -d '\\n' < ${valid}; echo; }`;

  it.each([
    ["the output of a command", `CHECK --verbose <(cat ${valid})`, accepted("/dev/fd/63")],
    ["a pipe as standard input", `cat ${valid} | CHECK --verbose /dev/stdin`, accepted("/dev/stdin")],
    ["a pipe by its number", `cat ${valid} | CHECK --verbose /dev/fd/0`, accepted("/dev/fd/0")],
    ["a file as standard input", `CHECK --verbose /dev/stdin < ${valid}`, accepted("/dev/stdin")],
    ["a pipe for -", `cat ${valid} | CHECK --verbose -`, accepted("<stdin>")],
    ["a workspace", `CHECK --format github --workspace <(echo '{}') ${valid}`, "No errors in 1 file.\n"],
    ["lines of a command", `CHECK --ndjson <(${lines})`, line("/dev/fd/63")],
    ["lines of a device", "CHECK --ndjson /dev/fd/9 9< /dev/null", ""],
    [
      "standard input, beside a folder with its name",
      `${lines} | (cd ${mkdtempSync(join(folder, "dash-"))} && mkdir -p ./- && CHECK --ndjson -)`,
      line("<stdin>"),
    ],
    ["lines of standard input", `${lines} | CHECK --ndjson /dev/stdin`, line("/dev/stdin")],
  ])("may be %s", (_, script, stdout) => {
    expect(shell(script)).toEqual(endedWith(0, stdout));
  });

  it.each([
    ["a pipe", `<(cat ${valid})`, `/dev/fd/63: ${PIPE}`],
    ["an open file", `/dev/fd/9 9< ${valid}`, "/dev/fd/9: not fixed: it is already open; pass the file name instead"],
  ])("is not fixed if it is %s", (_, name, problem) => {
    expect(shell(`CHECK --fix ${name}`)).toMatchObject({ status: 2, stderr: `campaign-rules: ${problem}\n` });
  });

  const twice = refused("only one file can be standard input");

  it.each([
    ["check - /dev/stdin /dev/fd/0 /proc/self/fd/0", { status: 0, stdout: "No errors in 1 file.\n", stderr: "" }],
    ["check --current /dev/stdin --operation update -", twice],
    ["check --workspace /dev/fd/0 /dev/stdin", twice],
    [`check --workspace /dev/stdin --current /dev/stdin ${valid}`, twice],
    [`plan --workspace /dev/stdin ${valid} -`, twice],
  ])("is read once as standard input: %s", (line, ended) => {
    expect(run(words(line), sampleText("push-one-time.json"))).toEqual(ended);
  });

  it.each(["--fix", "--watch"])("is standard input to %s too, by any name", (option) => {
    const problem = expect.stringContaining(`option '${option}' cannot be used with standard input`);
    for (const name of ["-", "/dev/stdin", "/dev/fd/0"]) {
      const { status, stderr } = runAlone(["check", option, name]);
      expect([status, stderr]).toEqual([2, problem]);
    }
  });
});
