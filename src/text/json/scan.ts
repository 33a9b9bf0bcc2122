// The UTF-16 units that give a JSON text its structure.
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;

/** The end of the JSON white space that starts at an offset. */
export function afterSpace(text: string, offset: number): number {
  let at = offset;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit !== SPACE && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at;
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

/** The end of the number or word that starts at an offset. */
export function afterWord(text: string, offset: number): number {
  WORD.lastIndex = offset;
  return WORD.test(text) ? WORD.lastIndex : offset + 1;
}

const WORD = /[^\s"'[\]{},:/]+/uy;

/** The string between two offsets; undefined if it is not JSON. */
export function stringIn(text: string, start: number, end: number): string | undefined {
  const written = text.slice(start + 1, end - 1);
  if (!written.includes("\\")) return written;
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    return undefined;
  }
}

/** The tokens of valid JSON, without the white space between them, each with its offset. */
export function* tokensIn(text: string): Generator<[offset: number, token: string]> {
  for (let at = afterSpace(text, 0); at < text.length; ) {
    const char = text[at] as string;
    const end = char === '"' ? afterString(text, at) : "{}[],:".includes(char) ? at + 1 : afterWord(text, at);
    yield [at, text.slice(at, end)];
    at = afterSpace(text, end);
  }
}

/** The first number in valid JSON that would lose digits, with its offset. */
export function inexactNumberIn(text: string): [offset: number, token: string] | undefined {
  // Numbers that are shorter keep their digits. This is true of most texts, and found out quickly.
  if (!/[\d.]{16}|\d[eE]/u.test(text)) return undefined;
  for (const found of tokensIn(text)) if (isInexact(found[1])) return found;
  return undefined;
}

/** Whether a token is a whole number with more digits than its value keeps, or one too large or too small for any value. */
function isInexact(token: string): boolean {
  if (!/^-?\d/u.test(token)) return false;
  const value = Number(token);
  if (!Number.isFinite(value)) return true;
  const written = decimalOf(token);
  if (value === 0) return written.digits !== "";
  // Parsers round fractions alike.
  if (written.exponent < 0) return false;
  const kept = decimalOf(String(value));
  return written.digits !== kept.digits || written.exponent !== kept.exponent;
}

/** The digits of a number, without zeros around them, and the power of ten by which they are multiplied. */
function decimalOf(number: string): { readonly digits: string; readonly exponent: number } {
  const parts = /^-?(\d+)(?:\.(\d+))?(?:e(.+))?$/iu.exec(number);
  const [, whole, fraction = "", exponent = "0"] = parts as unknown as [string, string, string?, string?];
  const all = whole + fraction;
  let [start, end] = [0, all.length];
  while (all[end - 1] === "0") end--;
  while (start < end && all[start] === "0") start++;
  return { digits: all.slice(start, end), exponent: Number(exponent) - fraction.length + all.length - end };
}
