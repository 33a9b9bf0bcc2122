/** The end of the JSON white space that starts at an offset. */
export function afterSpace(text: string, offset: number): number {
  let at = offset;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at;
    at++;
  }
}

/** The end of the string that starts at an offset; the end of the text if no quote closes it. */
export function afterString(text: string, offset: number): number {
  let at = offset + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** The end of the value that starts at an offset, however deeply nested. The text must be valid JSON. */
export function afterValue(text: string, offset: number): number {
  let at = offset;
  for (let depth = 0; ; ) {
    switch (text[at]) {
      case '"':
        at = afterString(text, at);
        break;
      case "{":
      case "[":
        depth++;
        at++;
        break;
      case "}":
      case "]":
        depth--;
        at++;
        break;
      case ",":
      case ":":
        at++;
        break;
      default:
        at = afterWord(text, at);
    }
    if (depth === 0) return at;
    at = afterSpace(text, at);
  }
}

/** The end of the number or word that starts at an offset. */
export function afterWord(text: string, offset: number): number {
  WORD.lastIndex = offset;
  return WORD.test(text) ? WORD.lastIndex : offset + 1;
}

const WORD = /[^\s"'[\]{},:/]+/uy;
