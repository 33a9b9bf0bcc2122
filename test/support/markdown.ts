import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import GithubSlugger from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { globSync } from "tinyglobby";
import { visit } from "unist-util-visit";

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
  visit(fromMarkdown(readFileSync(`${root}${path}`, "utf8")), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === "code") {
      blocks.push({ language: node.lang ?? "", code: `${node.value}\n`, title: node.meta ?? "", line });
    }
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(node.url);
    if (node.type === "heading") anchors.add(slugger.slug(textOf(node)));
  });
  return { blocks, links, anchors };
}

/** The code blocks of a page in one language, except those with a title. */
export function blocksIn(path: string, language: string): string[] {
  const { blocks } = readPage(path);
  return blocks.filter((block) => block.language === language && block.title === "").map(({ code }) => code);
}
