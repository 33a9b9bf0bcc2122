import { type JsonError, type Survey, survey } from "./survey.js";

/** Longer texts are scanned first: to reject unclosed brackets, JSON.parse needs 40 times their memory. */
const LARGE = 1024 * 1024;

/** The value of a text without a byte order mark, or the first thing in it that is not JSON. */
export function parseJson(
  text: string,
  isUtf8: boolean,
  surveyed: () => Survey = () => survey(text),
): { readonly value: unknown } | JsonError {
  if (isUtf16(text)) return { problem: "encoded as UTF-16 instead of UTF-8", offset: 0, length: 1, isWhole: true };
  if (!isUtf8) return { problem: "not encoded as UTF-8", offset: text.indexOf("\uFFFD"), length: 1 };
  const error = text.length >= LARGE ? surveyed().error : undefined;
  if (error !== undefined) return error;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return surveyed().error ?? { problem: "no valid JSON", offset: 0, length: 1 };
  }
}

/** How a UTF-8 decoder decodes the byte order mark of UTF-16: as replacement characters. */
const MARK = "\uFFFD\uFFFD";

/** Whether a text decoded as UTF-8 is actually UTF-16: JSON starts with ASCII, whose every other byte is then zero. */
export function isUtf16(text: string): boolean {
  const start = text.startsWith(MARK) ? MARK.length : 0;
  const units = [0, 1, 2, 3].map((index) => text.charCodeAt(start + index)).filter((unit) => !Number.isNaN(unit));
  const isZeroAt = (parity: number) => units.every((unit, index) => (unit === 0) === (index % 2 === parity));
  return units.length > 1 && (isZeroAt(0) || isZeroAt(1));
}

/** The fault of a text that is not JSON; its name comes before it. */
export function malformedPredicate(
  { problem, isWhole }: { readonly problem: string; readonly isWhole?: true | undefined },
  { line, column }: { readonly line: number; readonly column: number },
): string {
  return `is not valid JSON: ${problem}${isWhole ? "" : ` at line ${line}, column ${column}`}`;
}
