import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { filesNamed } from "../../src/cli/named-files.js";
import { command, folder, refused, results, run, words, writeIn } from "./run.js";

const base = mkdtempSync(join(folder, "globs-"));
/** The path of the folder, relative to the working folder. */
const here = relative(process.cwd(), base);

for (const name of [
  ...["b.json", "a.json", "B.json", "sub/c.json", "sub/deep/d.json", ".hidden.json", ".folder/e.json"],
  ...["node_modules/f.json", "sub/node_modules/g.json", "[a].json", "{a,b}.json", "{c,d}/e.json"],
  ...["no.txt", "empty/no.txt"],
]) {
  writeIn(base, name, "{}");
}

/** The files that names select in the folder. */
async function named(...names: string[]): Promise<string[]> {
  const { files, problems } = await filesNamed(names.map((name) => join(base, name)));
  return [...files.map((file) => relative(base, file)), ...problems.map((problem) => relative(base, problem))];
}

it("a file that is named in several ways is one, with its first name", async () => {
  const names = [`${base}/./b.json`, `${base}/sub/../b.json`, join(base, "b.json"), `${here}/b.json`];
  expect(await filesNamed(names)).toMatchObject({ files: [names[0]], problems: [] });
});

describe("names", () => {
  it.each<[string, string[], string[]]>([
    ["files", ["b.json", "a.json"], ["b.json", "a.json"]],
    ["a glob, in the order of code units", ["*.json"], ["B.json", "[a].json", "a.json", "b.json", "{a,b}.json"]],
    [
      "a glob of several folders, in that order",
      ["**/*.json"],
      ["B.json", "[a].json", "a.json", "b.json", "sub/c.json", "sub/deep/d.json", "{a,b}.json", "{c,d}/e.json"],
    ],
    ["alternatives", ["{b,a}.json"], ["a.json", "b.json"]],
    ["folders of any depth", ["sub/**/*.json"], ["sub/c.json", "sub/deep/d.json"]],
    ["a file that is named twice", ["b.json", "?.json", "b.json"], ["b.json", "B.json", "a.json"]],
    ["globs in their own order", ["sub/*.json", "a*.json"], ["sub/c.json", "a.json"]],
    ["a file whose name looks like a glob", ["[a].json"], ["[a].json"]],
    ["another one", ["{a,b}.json"], ["{a,b}.json"]],
    ["such a file as a glob", ["\\[a\\].jso?"], ["[a].json"]],
    ["hidden files, if they are named", [".*.json", ".folder/*"], [".hidden.json", ".folder/e.json"]],
    ["node_modules, if it is named", ["node_modules/*"], ["node_modules/f.json"]],
    ["node_modules anywhere", ["**/node_modules/*"], ["node_modules/f.json", "sub/node_modules/g.json"]],
    ["a folder, with everything in it", ["sub"], ["sub/c.json", "sub/deep/d.json"]],
    ["a folder with a slash", ["sub/deep/"], ["sub/deep/d.json"]],
    ["a folder whose name looks like a glob", ["{c,d}"], ["{c,d}/e.json"]],
    ["a folder that is left out within others", ["node_modules", ".folder"], ["node_modules/f.json", ".folder/e.json"]],
    ["a folder without such files", ["empty"], ["empty: no file matches"]],
    ["a folder and a file of it", ["sub/deep/d.json", "sub"], ["sub/deep/d.json", "sub/c.json"]],
    ["no folder", ["su?"], ["su?: no file matches"]],
    ["a glob that matches nothing", ["a.json", "*.yaml"], ["a.json", "*.yaml: no file matches"]],
    ["a file that does not exist", ["z.json"], ["z.json"]],
  ])("of %s", async (_, names, files) => {
    expect(await named(...names)).toEqual(files);
  });

  it("from the working folder on stay so", async () => {
    expect(await filesNamed([`${here}/sub/*.json`])).toMatchObject({ files: [join(here, "sub/c.json")], problems: [] });
  });

  it("include standard input", async () => {
    expect(await filesNamed(["-", `${here}/a.json`])).toMatchObject({ files: ["-", `${here}/a.json`], problems: [] });
  });
});

it("files that are ignored are found by name alone", async () => {
  const isIgnored = (file: string) => Promise.resolve(!file.endsWith("a.json"));
  const select = async (...names: string[]) => {
    const paths = names.map((name) => join(base, name));
    const { files, byName, problems } = await filesNamed(paths, isIgnored);
    const short = (paths: Iterable<string>) => [...paths].map((path) => relative(base, path));
    return [short(files), short(byName), short(problems)];
  };
  expect(await select("?.json", "b.json")).toEqual([["a.json", "b.json"], ["b.json"], []]);
  expect(await select("b.json", "?.json")).toEqual([["b.json", "a.json"], ["b.json"], []]);
  const problems = ["sub: all files that match are ignored", "*.none: no file matches"];
  expect(await select("sub", "*.none")).toEqual([[], [], problems]);
});

describe("the command", () => {
  it("reports that a glob matches nothing, and checks the rest", () => {
    const { status, stdout, stderr } = run(["check", "samples/push-one-*.json", "samples/*.yaml"]);
    expect([status, stderr]).toEqual([2, "campaign-rules: samples/*.yaml: no file matches\n"]);
    expect(stdout).toBe("No errors in 1 file.\n");
  });

  it("removes single quotes around a name, unless a file has them", () => {
    const project = mkdtempSync(join(base, "quoted-"));
    for (const name of ["it.json", "'it'.json"]) writeIn(project, name, {});
    const [plain, quoted] = [join(project, "it.json"), join(project, "'it'.json")];
    const files = (...names: string[]) => results(["--exit-zero", ...names]).map(({ file }) => file);
    expect(files(`'${project}/*.json'`)).toEqual([quoted, plain]);
    expect(files(`'${plain}'`, quoted, `'${project}'`)).toEqual([plain, quoted]);
    expect(run(["check", "'*.none'"]).stderr).toBe("campaign-rules: *.none: no file matches\n");
    expect(run(["check", "''"]).stderr).toBe("campaign-rules: '': file not found\n");
  });

  it.each([
    ["--workspace", "facts.json"],
    ["--baseline", "known.json"],
    ["--operation", "update", "--current", "stored.json"],
  ])("leaves out the file that it reads for %s %s", (...args) => {
    const [options, name] = [args.slice(0, -1), args.at(-1) as string];
    const project = mkdtempSync(join(base, "left-out-"));
    for (const written of ["change.json", name]) writeIn(project, written, {});
    for (const files of [project, join(project, "*.json")]) {
      const found = results(["--exit-zero", ...options, join(project, name), files]);
      expect(found).toMatchObject([{ file: join(project, "change.json") }]);
    }
  });

  it("also accepts globs with --ndjson", () => {
    const { stdout } = run(["check", "--ndjson", join(base, "[ab].jso?")]);
    expect(stdout.match(/"file":"[^"]*"/gu)).toEqual([`"file":"${base}/a.json"`, `"file":"${base}/b.json"`]);
  });
});

describe("standard input", () => {
  const body = '{ "channel": "PUSH" }';

  it.each([
    ["in pretty", "", "campaigns/a.json:1:1  error"],
    ["in JSON", "--format json", '"file": "campaigns/a.json"'],
    ["in SARIF", "--format sarif", '"uri": "campaigns/a.json"'],
    ["in annotations", "--format github", "::error file=campaigns/a.json,line=1"],
    ["of lines", "--ndjson", '"file":"campaigns/a.json","line":1'],
  ])("has the name passed %s", (_, options, expected) => {
    const { status, stdout } = run(words(`check ${options} --stdin-filepath campaigns/a.json -`), body);
    expect([status, stdout.includes(expected)]).toEqual([1, true]);
  });

  it("must be an input if it has a name", () => {
    const problem = "option '--stdin-filepath' requires standard input; add -";
    expect(run(words("check --stdin-filepath a.json b.json"), body)).toEqual(refused(problem));
  });

  it("must not have an empty name", () => {
    const problem = "option '--stdin-filepath' must not be empty";
    expect(run(["check", "--stdin-filepath", "", "-"], body)).toEqual(refused(problem));
  });

  it("is not a folder of its name", () => {
    const cwd = join(base, "dashes");
    mkdirSync(join(cwd, "-"), { recursive: true });
    const { stdout } = spawnSync(process.execPath, [command, "check", "-"], { cwd, encoding: "utf8", input: body });
    expect(stdout).toMatch(/^<stdin>:1:1 {2}error/u);
  });

  it("is not another file of that name", () => {
    const { stdout } = run(["check", "--stdin-filepath", "package.json", "-", "package.json"], body);
    expect(stdout).toContain("in 2 of 2 files");
  });
});
