import { posix } from "node:path";

/** A test that a page cites: first a link to its file, then its title in quotes. */
export interface CitedTest {
  readonly title: string;
  /** The path of its file in the repository. */
  readonly file: string;
}

/** The tests that a page cites. `page` is its path in the repository. */
export function citedTests(text: string, page: string): CitedTest[] {
  const cited: CitedTest[] = [];
  let file = "";
  for (const [, link, title] of text.matchAll(
    /\]\(((?:\.\.\/)?(?:playground\/|packages\/[\w-]+\/)?test\/[^)]+)\)|"([^"]+)"/gu,
  )) {
    if (link !== undefined) file = posix.join(posix.dirname(page), link);
    else if (title !== undefined && file !== "") cited.push({ title: title.replace(/\s+/gu, " "), file });
  }
  return cited;
}
