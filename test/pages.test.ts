import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Block, blocksIn, pages, readPage } from "./support/markdown.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const manifest = JSON.parse(read("package.json")) as { version: string };

describe("links", () => {
  const links = pages.flatMap((page) => readPage(page).links.map((link) => [page, link] as const));
  const internal = links.filter(([, link]) => !/^[a-z]+:/u.test(link));

  it("are many", () => expect(internal.length).toBeGreaterThan(300));

  it("within the repository lead to a file, and to a heading if they name one", () => {
    expect(internal.filter(([page, link]) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it("that lead nowhere are noticed", () => {
    expect(leadsSomewhere("docs/rules.md", "policies.md#features")).toBe(true);
    expect(leadsSomewhere("docs/rules.md", "policies.md#feature")).toBe(false);
    expect(leadsSomewhere("docs/rules.md", "policy.md")).toBe(false);
    expect(leadsSomewhere("README.md", "#performance")).toBe(true);
    expect(leadsSomewhere("README.md", "#performances")).toBe(false);
  });

  it("leave the repository by https only", () => {
    expect(links.filter(([, link]) => /^[a-z]+:/u.test(link) && !link.startsWith("https://"))).toEqual([]);
  });
});

const anchors = new Map<string, ReadonlySet<string>>();

/** Whether the target of a link on a page exists. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = decodeURI(link).split("#");
  const target = path === "" ? page : posix.join(posix.dirname(page), path);
  if (target.startsWith("..") || !existsSync(`${root}${target}`)) return false;
  if (anchor === undefined) return true;
  if (!anchors.has(target)) anchors.set(target, readPage(target).anchors);
  return anchors.get(target)?.has(anchor) === true;
}

/**
 * The checks of the blocks of a language, on every page or on the named pages. Blocks of a new language or page need an
 * entry here.
 */
const checks: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  text: "nothing: pictures and sketches",
  http: "test/generated.test.ts", // on the page of rules, from fixtures that are tested
  json: "test/pages.test.ts",
  yaml: "test/pages.test.ts",
  ts: "test/docs.test.ts",
  sql: { "docs/anywhere.md": "examples" },
  // The pages say which commands CI does not run.
  python: { "docs/anywhere.md": "nothing" },
  lua: { "docs/editors.md": "nothing" },
  js: {
    // These are for other hosts, and the page says that CI does not run them.
    "docs/anywhere.md": "nothing",
    "docs/command-line.md": "test/cli/command-line-page.test.ts",
  },
  diff: { "CONTRIBUTING.md": "test/contributing.test.ts" },
  console: {
    "README.md": "test/cli/readme.test.ts",
    "docs/command-line.md": "test/cli/command-line-page.test.ts",
    "docs/your-own-rules.md": "test/your-own-rules.test.ts",
  },
  sh: {
    "README.md": "test/pages.test.ts",
    "CONTRIBUTING.md": "test/pages.test.ts",
    "docs/command-line.md": "test/cli/command-line-page.test.ts",
    "docs/conformance.md": "test/pages.test.ts",
    "docs/editors.md": ".ci/run",
    "docs/embedding.md": "test/embedding-requests.test.ts",
    "docs/json-schema.md": "test/cli/command-line-page.test.ts",
    "docs/your-own-rules.md": "test/your-own-rules.test.ts",
    ...Object.fromEntries(pages.filter((page) => page.startsWith("examples/")).map((page) => [page, "examples"])),
  },
};

/** The checks of files that a page shows. */
const checksOfFiles: Readonly<Record<string, string>> = {
  "CONTRIBUTING.md": "test/contributing.test.ts",
  "docs/anywhere.md": "test/anywhere-page.test.ts",
  "docs/sandbox.md": "packages/sandbox/test/docs/page.test.ts",
  "docs/your-own-rules.md": "test/your-own-rules.test.ts",
};

/** The check of a block. A block with a title is a file, or a part of one, in a step of a change. */
function checkOf(page: string, { language, title }: Pick<Block, "language" | "title">): string | undefined {
  if (title !== "") return checksOfFiles[page];
  const check = Object.hasOwn(checks, language) ? checks[language] : undefined;
  return typeof check === "object" ? check[page] : check;
}

describe.each(pages)("the blocks of %s", (page) => {
  const { blocks } = readPage(page);

  it("have a check", () => {
    const unchecked = blocks.filter((block) => checkOf(page, block) === undefined);
    expect(unchecked.map(({ language, line }) => `${page}:${line} ${language}`)).toEqual([]);
  });

  it("are valid if they are JSON or YAML", () => {
    for (const { language, code, line } of blocks) {
      if (language === "json") expect(() => JSON.parse(code), `${page}:${line}`).not.toThrow();
      if (language === "yaml") expect(() => parse(code), `${page}:${line}`).not.toThrow();
    }
  });
});

it("a block without a check is noticed", () => {
  expect(checkOf("README.md", { language: "sh", title: "" })).toBe("test/pages.test.ts");
  expect(checkOf("docs/rules.md", { language: "sh", title: "" })).toBeUndefined();
  expect(checkOf("README.md", { language: "python", title: "" })).toBeUndefined();
  expect(checkOf("docs/anywhere.md", { language: "sh", title: "" })).toBeUndefined();
  expect(checkOf("README.md", { language: "constructor", title: "" })).toBeUndefined();
  expect(checkOf("README.md", { language: "ts", title: "a.ts" })).toBeUndefined();
});

/** Commands that no test can run, because they install or run everything. CI begins with them. */
const ofEveryClone = ["npm ci", "npm test", "bash .ci/run"];

describe("the commands of the repository", () => {
  const withCommands = pages.filter((page) => checkOf(page, { language: "sh", title: "" }) === "test/pages.test.ts");
  const commands = withCommands.flatMap((page) =>
    blocksIn(page, "sh")
      .flatMap(commandsIn)
      .map((one) => [page, one]),
  );

  // The changelog names old commands, and an example those of its own package.
  const ofToday = pages.filter((page) => page !== "CHANGELOG.md" && !page.startsWith("examples/"));
  const inProse = ofToday.flatMap((page) =>
    [...read(page).matchAll(/`(npm run [^`]+)`/gu)]
      .flatMap(([, code = ""]) => commandsIn(code))
      .map((one) => [page, one]),
  );

  it("are many", () => expect(Math.min(commands.length, inProse.length)).toBeGreaterThan(20));

  it.each([...commands, ...inProse])("of %s exist: %s", (_, command = "") => {
    expect(isThere(command)).toBe(true);
  });

  it("that do not exist are noticed", () => {
    expect(isThere("npm run lint")).toBe(true);
    expect(isThere("npm run lnt")).toBe(false);
    expect(isThere("npm run -w scripts size")).toBe(true);
    expect(isThere("npm run -w scripts lint")).toBe(false);
    expect(isThere("npx vitest run test/pages.test.ts")).toBe(true);
    expect(isThere("npx vitest run test/page.test.ts")).toBe(false);
    expect(isThere("npx campaign-rules chek a.json")).toBe(false);
    expect(isThere("npx campaign-rules check --no-such-option a.json")).toBe(false);
  });
});

/** The commands of a script, without comments, redirections and the commands that they start. */
function commandsIn(script: string): string[] {
  return script
    .split(/\n|&&|\|/u)
    .map((line) => line.replace(/(?:^|\s)(?:#|>|-- ).*$/u, "").trim())
    .filter((line) => line !== "" && line !== "generate-campaign");
}

function isThere(command: string): boolean {
  if (ofEveryClone.includes(command)) return true;
  const [program = "", ...words] = command.split(/\s+/u);
  if (program === "npm") return isScript(words);
  if (program !== "npx") return false;
  const [tool = "", ...args] = words;
  if (tool === "campaign-rules") return takes(args);
  const paths = args.filter((arg) => arg.includes("/"));
  return existsSync(`${root}node_modules/.bin/${tool}`) && paths.every((path) => existsSync(`${root}${path}`));
}

/** Whether the arguments of npm run a script of the root, or with `-w` of another package. */
function isScript([run, ...args]: readonly string[]): boolean {
  const [folder = ".", name = ""] = args[0] === "-w" ? args.slice(1) : [".", ...args];
  const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts: Readonly<Record<string, string>> };
  return run === "run" && Object.hasOwn(scripts, name);
}

/** Whether the command line knows a command and its options. With `--help`, it checks nothing else. */
function takes([command = "", ...args]: readonly string[]): boolean {
  const run = (...given: string[]) =>
    execFileSync(process.execPath, [`${root}dist/cli.js`, ...given], { encoding: "utf8" });
  if (!new RegExp(`^ {2}${command}\\b`, "mu").test(run("--help"))) return false;
  const help = run(command, "--help");
  return args.filter((arg) => arg.startsWith("--")).every((option) => help.includes(`${option} `));
}

it("the changelog begins with unreleased changes, and has the version of the package", () => {
  const [coming = "", ...versions] = [...read("CHANGELOG.md").matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
  expect(coming).toBe("[Unreleased]");
  for (const version of versions) expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/u);
  expect(versions[0]).toMatch(new RegExp(`^\\[${manifest.version.replaceAll(".", "\\.")}\\] `, "u"));
});
