/** The longest text of a value, in UTF-16 units. */
const LONGEST = 80;

/** A value as JSON on one line, cut if it is long. Reads only as much of the value as it shows. */
export function shortJson(value: unknown): string {
  let text = "";
  for (const token of tokensOf(value)) {
    text += token;
    if (text.length > LONGEST) return `${text.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
  }
  return text;
}

/** Each level yields a token first, so it is never nested deeper than the text is long. */
function* tokensOf(value: unknown): Generator<string> {
  if (typeof value === "string") {
    yield JSON.stringify(value.slice(0, LONGEST));
  } else if (typeof value !== "object" || value === null) {
    yield String(value);
  } else if (Array.isArray(value)) {
    yield "[";
    for (const [index, entry] of value.entries()) {
      if (index > 0) yield ", ";
      yield* tokensOf(entry);
    }
    yield "]";
  } else {
    const members = Object.entries(value);
    yield members.length === 0 ? "{" : "{ ";
    for (const [index, [key, member]] of members.entries()) {
      if (index > 0) yield ", ";
      yield `${JSON.stringify(key.slice(0, LONGEST))}: `;
      yield* tokensOf(member);
    }
    yield members.length === 0 ? "}" : " }";
  }
}
