import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import GithubSlugger from "github-slugger";
import MarkdownIt, { type Env, type Token } from "markdown-it";
import { globSync } from "tinyglobby";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every page that people read, by its path in the repository. */
export const pages: readonly string[] = globSync(["*.md", "{docs,bench}/*.md", "examples/*/*.md"], {
  cwd: root,
}).sort();

/** A fenced block of code. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** The text after the language: on some pages, the file that the code comes from. */
  readonly title: string;
  /** The line of the page where the block begins. */
  readonly line: number;
}

/** The parts of a page that tests need. */
export interface Page {
  readonly blocks: readonly Block[];
  readonly links: readonly string[];
  /** The anchors of its headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const markdown = new MarkdownIt({ html: true });

const read = new Map<string, Page>();

/** A page by its path in the repository, read once. */
export function readPage(path: string): Page {
  const page = read.get(path) ?? parsePage(path);
  read.set(path, page);
  return page;
}

function parsePage(path: string): Page {
  const blocks: Block[] = [];
  const links: string[] = [];
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  const found: Env = {};
  const tokens = markdown.parse(readFileSync(`${root}${path}`, "utf8"), found);
  for (const [index, { type, info, content, map }] of tokens.entries()) {
    if (type === "fence" || type === "code_block") {
      const [language = "", title = ""] = /^(\S*)\s*(.*)$/u.exec(info)?.slice(1) ?? [];
      blocks.push({ language, code: content, title, line: (map?.[0] ?? -1) + 1 });
    }
    const { children } = tokens[index + 1] ?? {};
    if (type === "heading_open") anchors.add(slugger.slug(textOf(children ?? [])));
    for (const child of tokens[index]?.children ?? []) {
      const link = child.attrGet(child.type === "image" ? "src" : "href");
      if (link !== null) links.push(decodeURI(String(link)));
    }
  }
  for (const { href } of Object.values(found.references ?? {})) links.push(href);
  return { blocks, links, anchors };
}

/** What a reader sees of a heading. */
function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children ? textOf(children) : content)).join("");
}

/** The code blocks of a page in one language, except those with a title. */
export function blocksIn(path: string, language: string): string[] {
  const { blocks } = readPage(path);
  return blocks.filter((block) => block.language === language && block.title === "").map(({ code }) => code);
}
