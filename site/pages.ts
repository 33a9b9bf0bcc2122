// Writes the pages of the site, from docs/README.md and the pages that it lists. They are written anew for each build.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the written pages. */
export const folder = join(root, "site/pages");

const ORDER = "docs/README.md";
const RULES = "docs/rules.md";

/** A page of the site. */
interface Page {
  /** Its path in the repository. */
  readonly file: string;
  readonly title: string;
}

/** A section of the reading order. */
interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A rule with its section in docs/rules.md. */
interface Rule {
  readonly id: string;
  readonly text: string;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

const [rulesPage = "", ...ruleSections] = read(RULES).split(/^## (?=`)/mu);

export const rules: readonly Rule[] = ruleSections.map((text) => {
  const id = /^`([\w.-]+)`/u.exec(text)?.[1];
  if (id === undefined) throw new Error(`a section of ${RULES} has no rule`);
  return { id, text };
});

/** The reading order. Links before its first heading have that of the page. */
export const sections: readonly Section[] = read(ORDER)
  .split(/^#+ /mu)
  .slice(1)
  .map((text) => {
    const items = text.matchAll(/^(?:\d+\.|-) \[(?<title>.+?)\]\((?<link>.+?)\)/gmu);
    const pages = [...items].map(({ groups: { title = "", link = "" } = {} }) => {
      return { title, file: posix.join(posix.dirname(ORDER), link) };
    });
    return { title: text.slice(0, text.indexOf("\n")), pages };
  });

/** The address of each page, by its path in the repository. */
const addresses: ReadonlyMap<string, string> = new Map([
  ["README.md", "/"],
  [ORDER, "/reading-order/"],
  ...sections.flatMap(({ pages }) => pages.map(({ file }): [string, string] => [file, addressOf(file)])),
]);

/** The address of each section of docs/rules.md, by the anchor of its heading. */
const ruleAddresses = new Map(rules.map(({ id }) => [id.replaceAll(".", ""), addressOfRule(id)]));

/** The path in the repository of each page, by its path on the site. */
const sources = new Map([...addresses].map(([file, address]) => [pathOf(address), file]));

export function addressOf(file: string): string {
  return `/${posix.basename(file, ".md").toLowerCase()}/`;
}

export function addressOfRule(id: string): string {
  return `/rules/${id}/`;
}

function pathOf(address: string): string {
  return `${address.slice(1)}index.md`;
}

/** Where a link of a page leads: to an address, or to a file of the repository that is not on the site. */
export type Target = { readonly address: string } | { readonly file: string };

/** The target of a link on a page, by the page's path on the site. */
export function targetOf(link: string, path: string): Target {
  if (/^[a-z]+:/u.test(link)) return { address: link };
  const source = sources.get(path) ?? RULES;
  const [name = "", anchor = ""] = decodeURI(link).split("#");
  const file = name === "" ? source : posix.join(posix.dirname(source), name);
  const rule = file === RULES ? ruleAddresses.get(anchor) : undefined;
  if (rule !== undefined) return { address: rule };
  if (file.startsWith("docs/pictures/")) return { address: file.slice("docs".length) };
  const address = addresses.get(file);
  return address === undefined ? { file } : { address: anchor === "" ? address : `${address}#${anchor}` };
}

export function writePages(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, address] of addresses) write(address, file === RULES ? rulesPage : read(file));
  for (const { id, text } of rules) write(addressOfRule(id), `# ${text}`);
  cpSync(join(root, "docs/pictures"), join(folder, "public/pictures"), {
    recursive: true,
    filter: (path) => !path.endsWith(".sha256"),
  });
}

function write(address: string, text: string): void {
  const path = join(folder, pathOf(address));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
