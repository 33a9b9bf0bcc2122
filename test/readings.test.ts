import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as engine from "../src/index.js";
import { policies, rules } from "../src/reference/catalogue.js";
import { readPage } from "./support/markdown.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const page = read("docs/readings.md");
const sections = page.split(/^### /mu).slice(1);
const headings = sections.map((section) => section.slice(0, section.indexOf("\n")));

it("each reading says what the specification says, what we chose, and how to choose otherwise", () => {
  expect(sections.length).toBeGreaterThan(30);
  for (const section of sections) {
    const parts = [...section.matchAll(/^- \*\*(.+?)\*\*/gmu)].map(([, part]) => part);
    expect(parts, section).toEqual(["Specification", "Chosen", "Otherwise"]);
  }
});

it("each section of the specification that is named is on the coverage page", () => {
  const known = read("docs/coverage.md");
  const named = sections.flatMap((section) => {
    const [, sources = ""] = /\*\*Specification\*\*, ("[^"]+"(?: and "[^"]+")*)/u.exec(section) ?? [];
    return [...sources.matchAll(/"([^"]+)"/gu)].map(([, name = ""]) => name);
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.includes(`## ${name}\n`))).toEqual([]);
});

it.each(policies.map(({ name }) => name))("the policy %s belongs to a reading", (name) => {
  expect(sections.filter((section) => section.includes(`the policy \`${name}`))).toHaveLength(1);
});

it("each rule that is named exists", () => {
  const ids = new Set<string>(rules.map(({ id }) => id));
  const groups = new Set([...ids].map((id) => id.slice(0, id.indexOf("."))));
  const named = [...page.matchAll(/["`]([a-z-]+)\.([a-z]+-[a-z-]+)["`]/gu)].filter(([, group = ""]) =>
    groups.has(group),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, group, name]) => `${group}.${name}`).filter((id) => !ids.has(id))).toEqual([]);
});

describe("each reading names a rule, a policy, an option, a function or a member of a result that exists", () => {
  const known = new Set<string>([
    ...rules.map(({ id }) => id),
    ...policies.map(({ name }) => name),
    ...Object.keys(engine),
    ...Object.keys(engine.validateCreate(undefined)),
  ]);

  it.each(sections.map((section, index) => [headings[index], section]))("%s", (_, section = "") => {
    const choice = section.slice(section.indexOf("- **Chosen**"));
    const quoted = [...choice.matchAll(/`([^`]+)`/gu)].flatMap(
      ([, code = ""]) => code.match(/[a-z][\w.-]*\w/giu) ?? [],
    );
    expect(quoted.filter((name) => known.has(name) || isOption(name))).not.toEqual([]);
  });
});

/** Whether a context has an option: a dotted path. */
function isOption(path: string): boolean {
  const context = path.split(".").reduceRight<unknown>((value, name) => ({ [name]: value }), undefined);
  try {
    engine.createValidator(context as engine.UpdateContext);
    return true;
  } catch {
    return false;
  }
}

describe("references to the page", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const texts = files.filter((file) => /\.(?:ts|js|md)$/u.test(file)).map((file) => [file, read(file)] as const);
  const references = texts.flatMap(([file, text]) => referencesIn(text).map((heading) => [file, heading] as const));

  it("name an existing heading", () => {
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter(([, heading]) => !headings.includes(heading))).toEqual([]);
  });

  it("name one by an anchor, too", () => {
    const { anchors } = readPage("docs/readings.md");
    const linked = texts.flatMap(([file, text]) =>
      [...text.matchAll(/readings\.md#([a-z0-9-]+)/gu)].map(([, anchor = ""]) => [file, anchor] as const),
    );
    expect(linked.filter(([, anchor]) => !anchors.has(anchor))).toEqual([]);
  });
});

function referencesIn(text: string): string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\/\/|\*)?\s*/gu, " ");
  return [...flat.matchAll(/docs\/readings\.md, "([^"]+)"/gu)].map(([, heading = ""]) => heading);
}
