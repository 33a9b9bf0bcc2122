/** A section of a specification with the keys of its table rows and numbered items, in order. */
export interface SpecSection {
  /** The heading as it is written, backticks included. */
  readonly heading: string;
  readonly keys: readonly string[];
}

/** The most characters of a key of several words. We do not copy sentences: their first words distinguish them. */
const LONGEST_KEY = 40;

/**
 * Every section of a Markdown text, in order, including those without rows. Text before the first heading is left out.
 */
export function specSections(markdown: string): SpecSection[] {
  const sections: { heading: string; keys: string[] }[] = [];
  let inTable = false;
  for (const line of linesOutsideFences(markdown)) {
    const heading = /^#{1,6}\s+(.*?)\s*$/u.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, keys: [] });
    const key = keyOf(line, inTable);
    if (key !== undefined) sections.at(-1)?.keys.push(key);
    inTable = isSeparator(line) || (inTable && isTableLine(line));
  }
  return sections;
}

/** The key of a row or a numbered item; undefined for any other line. Only lines after a separator are rows. */
function keyOf(line: string, inTable: boolean): string | undefined {
  if (inTable && isTableLine(line)) return cut(firstCell(line).replaceAll("`", ""));
  return /^\s*(\d+)\.\s/u.exec(line)?.[1];
}

/** Whether a line belongs to a table, head and separator included. */
function isTableLine(line: string): boolean {
  return line.trimStart().startsWith("|");
}

/** Whether a line divides the head of a table from its rows. */
function isSeparator(line: string): boolean {
  return isTableLine(line) && line.includes("-") && /^[\s|:-]+$/u.test(line);
}

/** The text before the second unescaped bar. */
function firstCell(line: string): string {
  const [cell = ""] = line
    .trim()
    .slice(1)
    .split(/(?<!\\)\|/u);
  return cell.replaceAll("\\|", "|").trim();
}

/** Cuts a long key of several words at the end of a word. */
function cut(text: string): string {
  const end = text.lastIndexOf(" ", LONGEST_KEY);
  return text.length <= LONGEST_KEY || end === -1 ? text : `${text.slice(0, end)}…`;
}

/** The lines that are not part of a code block. */
function linesOutsideFences(markdown: string): string[] {
  let inFence = false;
  return markdown.split(/\r?\n/u).filter((line) => {
    const isFence = /^\s*(?:```|~~~)/u.test(line);
    if (isFence) inFence = !inFence;
    return !inFence && !isFence;
  });
}
