/**
 * Replaces each part of a page between `<!-- Generated: name -->` and `<!-- End -->`; the rest is written by hand.
 *
 * @throws {Error} if the page has other parts than these.
 */
export function filledPage(page: string, parts: Readonly<Record<string, string>>): string {
  const filled: string[] = [];
  const result = page.replaceAll(
    /(<!-- Generated: ([\w-]+) -->\n).*?(<!-- End -->)/gsu,
    (_, start: string, name: string, end: string) => {
      filled.push(name);
      return `${start}\n${parts[name]}\n\n${end}`;
    },
  );
  if (filled.sort().join() !== Object.keys(parts).sort().join()) throw new Error(`the page has the parts ${filled}`);
  return result;
}
