import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
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

  it("of the README lead to what has not run on every system", () => {
    expect(readPage("README.md").links).toContain("docs/testing.md#other-systems");
  });

  it("of docs/README.md name every page beside it, once", () => {
    const listed = readPage("docs/README.md").links.filter((link) => !link.startsWith("../"));
    const beside = pages.filter((page) => page.startsWith("docs/") && page !== "docs/README.md");
    expect(listed.sort()).toEqual(beside.map((page) => page.slice("docs/".length)).sort());
  });

  it("leave the repository by https only", () => {
    expect(links.filter(([, link]) => /^[a-z]+:/u.test(link) && !link.startsWith("https://"))).toEqual([]);
  });
});

describe("commands", () => {
  const help = readdirSync(`${root}test/cli/help`).map((name) => `test/cli/help/${name}`);
  const texts = [...pages, ...help, "examples/check-in-ci/package.json"];
  const commands = texts.flatMap((page) => read(page).match(/^.*campaign-rules check .*$/gmu) ?? []);

  it("quote patterns as every shell understands, cmd.exe included", () => {
    expect(commands.filter((command) => command.includes('"campaigns/**')).length).toBeGreaterThan(4);
    expect(commands.filter((command) => /'[^' ]*[*=][^' ]*'/u.test(command))).toEqual([]);
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

it("the page of forms has the limits of sizes that CI checks", () => {
  const sizes = JSON.parse(read("tools/.size-limit.json")) as { name: string; limit: string }[];
  const inForms = /^campaign-rules(?:, only validateCreate|\/standard|\/catalogue)?$/u;
  const limits = sizes.filter(({ name }) => inForms.test(name)).map(({ limit }) => limit);
  expect(limits.length).toBe(4);
  expect(limits.filter((limit) => !read("docs/forms.md").includes(limit))).toEqual([]);
});

it("the page of the architecture names what is in the code", () => {
  const code = globSync(["src/**/*.ts", "packages/sandbox/src/index.ts"], { cwd: root }).map(read).join("\n");
  const inCode = new Set(code.match(/\w+/gu));
  const names = read("docs/architecture.md").match(/(?<=`)(?:\w+\.)?[A-Za-z]+[a-z][A-Z]\w*(?=`)/gu) ?? [];
  expect(names.length).toBeGreaterThan(30);
  expect(names.flatMap((name) => name.split(".")).filter((word) => !inCode.has(word))).toEqual([]);
});

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
  typescript: { "docs/api.md": "test/generated.test.ts" },
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
    "README.md": "test/cli/command-line-page.test.ts",
    "docs/ci.md": "test/cli/command-line-page.test.ts",
    "docs/command-line.md": "test/cli/command-line-page.test.ts",
    "docs/your-own-rules.md": "test/your-own-rules.test.ts",
  },
  sh: {
    "README.md": "test/pages.test.ts",
    "CONTRIBUTING.md": "test/pages.test.ts",
    "docs/ci.md": "test/cli/command-line-page.test.ts",
    "docs/command-line.md": "test/cli/command-line-page.test.ts",
    "docs/conformance.md": "test/pages.test.ts",
    "docs/editors.md": ".ci/run",
    "docs/embedding.md": "test/embedding-requests.test.ts",
    "docs/install.md": "test/pages.test.ts",
    "docs/json-schema.md": "test/cli/command-line-page.test.ts",
    "docs/ndjson.md": "test/cli/command-line-page.test.ts",
    "docs/sandbox.md": "scripts/package/documented.ts",
    "docs/your-own-rules.md": "test/your-own-rules.test.ts",
    ...Object.fromEntries(pages.filter((page) => page.startsWith("examples/")).map((page) => [page, "examples"])),
  },
};

/** The checks of files that a page shows. */
const checksOfFiles: Readonly<Record<string, string>> = {
  "CONTRIBUTING.md": "test/contributing.test.ts",
  "docs/anywhere.md": "test/shown-files.test.ts",
  "docs/service.md": "test/shown-files.test.ts",
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

describe("our packages, which are on no registry,", () => {
  const readmes = globSync("packages/*/README.md", { cwd: root });
  const help = readdirSync(`${root}test/cli/help`).map((name) => `test/cli/help/${name}`);
  const manifests = globSync("examples/*/package.json", { cwd: root });
  const sources = globSync(["{src,packages/*/src}/**/*.{ts,html}", ".github/**/*.yml", "packages/*/bin/*"], {
    cwd: root,
  });
  const places = [...pages, ...readmes, ...help, ...manifests, ...sources];

  it("are not asked for by name by any command that is documented", () => {
    expect(places.length).toBeGreaterThan(400);
    expect(places.flatMap((path) => fetchingIn(read(path)).map((command) => `${path}: ${command}`))).toEqual([]);
  });
});

/** The commands in a text that would fetch a package of ours from a registry. */
function fetchingIn(text: string): string[] {
  const name = String.raw`campaign-rules(?:-mcp|-sandbox|-language-server)?(?=[@"'\s\x60)]|$)`;
  const word = String.raw`(?:[",\s\[\]{}:]|\bargs\b)*`;
  const option = String.raw`(?:${word}-(?!-no-install\b)[\w-]+)*`;
  const commands = [
    String.raw`\b(?:npx|bunx)${option}${word}${name}`,
    String.raw`\b(?:npm|pnpm|yarn|bun|deno) (?:install|i|add|exec|x|dlx|create|update)\b(?: (?!&&)[^\s|;&]+)*? (?:npm:)?${name}`,
    String.raw`"${name}":? *: *"(?:[\^~>=*\d]|latest)[^"]*"`,
    String.raw`https://(?:esm\.sh|unpkg\.com|cdn\.[\w.]+|[\w.]*skypack\.dev)\S*/${name}`,
  ];
  return commands.flatMap((source) => text.match(new RegExp(source, "gmu")) ?? []);
}

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
  const [, locked] = /^npm ci --prefix (\S+)$/u.exec(command) ?? [];
  if (locked !== undefined) return existsSync(`${root}${locked}/package-lock.json`);
  const [program = "", ...words] = command.split(/\s+/u);
  if (program === "npm") return isScript(words);
  if (program !== "npx") return false;
  const [tool = "", ...args] = words.filter((word) => word !== "--no-install");
  if (tool === "campaign-rules") return takes(args);
  const paths = args.filter((arg) => arg.includes("/"));
  return existsSync(`${root}node_modules/.bin/${tool}`) && paths.every((path) => existsSync(`${root}${path}`));
}

/** Whether the arguments of npm run a script of the root, or of another package. */
function isScript([run, ...args]: readonly string[]): boolean {
  const [folder = ".", name = ""] = args[0] === "-w" || args[0] === "--prefix" ? args.slice(1) : [".", ...args];
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
