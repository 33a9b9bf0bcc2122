import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixturesIn } from "../../support/fixtures.js";
import { slow } from "../../support/slow.js";
import { file, folder, linesOf, refused, results as resultsOf, root, run, sample, shell, words } from "../run.js";
import { CREDENTIALS, update } from "../whole-request-run.js";

/** The results of `check --ndjson`, and how it ended. */
function check(args: readonly string[], input = "") {
  const { stdout, stderr, status } = run(["check", "--ndjson", ...args], input);
  expect(stdout === "" || stdout.endsWith("\n")).toBe(true);
  return { results: linesOf<Record<string, unknown>>(stdout), stdout, stderr, status };
}

/** Bodies of all fixtures of an operation, each on one line. */
function bodies(operation: "create" | "update"): string[] {
  const fixtures = ["valid", "invalid", "advice"].flatMap((kind) => {
    return fixturesIn<{ body?: unknown; patch?: unknown }>(`${operation}/${kind}`);
  });
  return fixtures.map(([, { body, patch = body }]) => JSON.stringify(patch));
}

const valid = JSON.stringify(sample("push-one-time.json"));
const invalid = '{"channel":"push"}';

describe("each line", () => {
  const stored = "samples/stored-campaign.json";
  const requests = bodies("update").map((body) => JSON.stringify({ ...update, body: JSON.parse(body) as unknown }));

  it.each([
    ["of bodies to create", bodies("create"), ""],
    ["of bodies, with more facts", bodies("create"), "--feature QUEUING --policy utmCustomKeys=any"],
    ["of bodies, quietly", bodies("create"), "--quiet --rule member.known=error"],
    ["of bodies, without lint", bodies("create"), "--no-lint"],
    ["of updates", bodies("update"), "--operation update"],
    ["of updates of a stored campaign", bodies("update"), `--operation update --state ACTIVE --current ${stored}`],
    ["of whole requests", [...requests, "{}", "3"], `--request --current ${stored}`],
    ["that is malformed", ['{"a":1,}', "x", `${valid}x`, '"\u00e9', invalid.slice(0, -1), "{}{}", "\uFF1A"], ""],
    ["with unusual white space", ["\v", "\u00a0", '"\u2028"', "{} ", " {}\t", "\uFEFF{}"], ""],
  ])("%s has the same result as a separate file", (_, lines, options) => {
    const args = words(options);
    const directory = mkdtempSync(join(folder, "lines-"));
    const files = lines.map((text, index) => file(`${directory.slice(folder.length)}/${index + 1}.json`, text));
    const expected = resultsOf([...args, ...files]).map(({ file: _file, ...rest }, index) => {
      const line = index + 1;
      const text = JSON.stringify({ file: "<stdin>", line, ...rest });
      return text.replaceAll("at line 1,", `at line ${line},`).replaceAll('{"line":1,', `{"line":${line},`);
    });
    const { stdout, stderr } = check([...args, "-"], lines.join("\n"));
    expect(stderr).toBe("");
    expect(stdout.split("\n").slice(0, -1)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });

  it("that is not UTF-8 does not affect others", () => {
    const path = file("latin1.ndjson", "");
    writeFileSync(path, Buffer.concat([Buffer.from('{"é":1,}\n"'), Buffer.of(0xe9), Buffer.from('"\n{"é":1,}')]));
    const problems = check([path]).results.map(({ violations }) => (violations as { params: object }[])[0]?.params);
    expect(problems).toEqual([
      { line: 1, column: 7, problem: "remove the trailing comma" },
      { line: 2, column: 2, problem: "not encoded as UTF-8" },
      { line: 3, column: 7, problem: "remove the trailing comma" },
    ]);
  });

  it("does not leak its credentials", () => {
    const lines = [update, { ...update, headers: [[CREDENTIALS, 1]] }].map((request) => JSON.stringify(request));
    const { stdout, stderr } = check(["--request", "-"], `${lines.join("\n")}\n${lines[0]?.slice(0, -3)}`);
    expect(stdout.split("\n")).toHaveLength(4);
    expect(stdout + stderr).not.toContain(CREDENTIALS.slice(6));
  });
});

describe("results", () => {
  const others = bodies("create");
  const lines = Array.from({ length: 4000 }, (_, index) => {
    return index % 7 === 0 ? "" : index % 101 === 0 ? "{" : [valid, invalid, ...others][index % (others.length + 2)];
  });
  const large = file("large.ndjson", `\uFEFF${lines.join("\r\n")}`);
  const alone = check(["--threads", "1", large]);

  it("come in the order of the lines", () => {
    expect(alone.results.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
    expect(alone.status).toBe(1);
  });

  it.each(["2", "4"])("are the same with %s threads", (threads) => {
    expect(check(["--threads", threads, large]).stdout === alone.stdout).toBe(true);
  });

  it("are the same for every source of lines", () => {
    const expected = alone.stdout.replaceAll(`"file":"${large}"`, '"file":"<stdin>"');
    const from = [`cat ${large} | CHECK -`, `CHECK - < ${large}`, `cat ${large} | CHECK --threads 3 -`];
    for (const script of from) {
      expect(shell(script.replace("CHECK", "CHECK --ndjson")).stdout === expected).toBe(true);
    }
    const pipe = join(folder, "pipe");
    const { stdout } = shell(`rm -f ${pipe} && mkfifo ${pipe} && { cat ${large} > ${pipe} & CHECK --ndjson ${pipe}; }`);
    expect(stdout === alone.stdout.replaceAll(large, pipe)).toBe(true);
  });

  it("count the lines of each file separately", () => {
    const [one, two] = [file("one.ndjson", `${valid}\n\n${valid}`), file("two.ndjson", invalid)];
    const { results } = check([one, "-", two, "--threads", "2"], `\n${valid}\n`);
    expect(results.map((result) => [result["file"], result["line"], result["ok"]])).toEqual([
      [one, 1, true],
      [one, 2, false],
      [one, 3, true],
      ["<stdin>", 1, false],
      ["<stdin>", 2, true],
      [two, 1, false],
    ]);
  });

  it.each(["1", "3"])("that are much longer than their lines are complete and in order with %s threads", (threads) => {
    const { results } = check(["--threads", threads, "-"], "{}\n".repeat(3000));
    expect(results.map(({ line }) => line)).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  });

  it("are written before standard input ends", async () => {
    const child = spawn(process.execPath, [join(root, "dist/cli.js"), "check", "--ndjson", "-"], { cwd: root });
    for (const line of [1, 2]) {
      child.stdin.write(`${invalid}\n`);
      const [bytes] = (await once(child.stdout, "data")) as [Buffer];
      expect(JSON.parse(bytes.toString("utf8"))).toMatchObject({ line, ok: false });
    }
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([1, null]);
  });

  it("end quietly if the reader stops reading, but not as if all lines were valid", () => {
    for (const threads of [1, 3]) {
      const { stdout, stderr } = shell(`{ CHECK --ndjson --threads ${threads} ${large}; echo $? >&2; } | head -n 1`);
      expect(stdout).toBe(`${alone.stdout.slice(0, alone.stdout.indexOf("\n"))}\n`);
      expect(stderr).toBe("2\n");
    }
  });

  it("that cannot be written cause exit code 2", () => {
    const problem = "ENOSPC: no space left on device, write";
    expect(shell(`CHECK --ndjson --threads 2 ${large} > /dev/full`)).toEqual(refused(problem));
  });
});

describe("a line that is too long", () => {
  it("is rejected, and the others are checked", () => {
    const long = `{"a":"${"x".repeat(16 * 1024 * 1024)}"}`;
    const { results, status } = check(["-"], `${valid}\n${long}\n${valid}\n${long}`);
    expect(results.map(({ line, ok }) => `${line}: ${ok}`)).toEqual(["1: true", "2: false", "3: true", "4: false"]);
    expect(results[1]).toMatchObject({ violations: [{ rule: "input.json", params: { line: 2, column: 1 } }] });
    expect(status).toBe(1);
  });

  it("may have exactly the maximum number of bytes", slow, () => {
    const long = `${invalid}${" ".repeat(16 * 1024 * 1024 - invalid.length)}`;
    expect(check(["-"], `${long}\r\n${long}\n${long}`).results).toMatchObject([
      { violations: [{ rule: "input.json" }] },
      { violations: [{ rule: "structure.required" }, {}, {}, {}, {}, {}, {}, {}, {}, {}] },
      { line: 3 },
    ]);
  });
});

describe("exit codes", () => {
  const advice = JSON.stringify({ ...(JSON.parse(valid) as object), chanel: "PUSH" });
  const three = [advice, advice, advice];
  const patch = "--operation update --current README.md -";
  it.each<[string, string, string[], number]>([
    ["no line", "-", [], 0],
    ["blank lines", "-", ["", " \r", "\t"], 1],
    ["valid lines", "-", [valid, valid, ""], 0],
    ["advice", "-", [advice], 0],
    ["an error", "-", [invalid, valid], 1],
    ["malformed JSON", "-", [valid, "{", valid], 1],
    ["as many warnings as are allowed", "--max-warnings 2 -", [advice, advice], 0],
    ["the format that it has", "--format json -", [valid], 0],
  ])("%s", (_, args, lines, status) => {
    expect(check(words(args), lines.join("\n"))).toMatchObject({ status, stderr: "" });
  });

  it.each<[string, string, string[], number, string]>([
    ["too many warnings", "--max-warnings 2 --quiet -", three, 1, "too many warnings (maximum: 2)"],
    ["a file that does not exist", "no-such-file -", [invalid], 2, "no-such-file: file not found"],
    ["a folder without JSON", "src/cli", [], 2, "src/cli: no file matches"],
    ["--fix", "--fix a", [], 2, "option '--ndjson' cannot be used with option '--fix'"],
    ["--fix-dry-run", "--fix-dry-run -", [], 2, "option '--ndjson' cannot be used with option '--fix-dry-run'"],
    ["another format", "--format pretty -", [], 2, "option '--ndjson' supports only --format json, html and markdown"],
    ["a malformed campaign", patch, [], 2, "README.md:1:1: not valid JSON: invalid symbol"],
  ])("%s, with a message", (_, args, lines, status, problem) => {
    expect(check(words(args), lines.join("\n"))).toMatchObject({ status, stderr: `campaign-rules: ${problem}\n` });
  });
});
