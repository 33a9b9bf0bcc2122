import type { Format } from "../../structure/formats.js";

/**
 * White space that `\s` lacks in one engine or another. Beyond U+00FF there is no escape that all engines know, and
 * U+2028 and U+2029, which only `\s` matches, would be line breaks in a file.
 */
const OTHER_SPACE = "\\x0b\\x85\\xa0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff";

/** For Python, `\s` also matches these. */
const SEPARATORS = "\\x1c-\\x1f";

/** A character of an email address that is not one of the others. The alternatives do not overlap, for linear time. */
const characterBut = (others: string) => `(?:[^${others}\\s${OTHER_SPACE}${SEPARATORS}]|[${SEPARATORS}])`;

const DATE_TIME = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";

/**
 * Each format as a pattern, so that every validator checks it, whether it knows formats or not. Uses only features that
 * all regular expression engines support. A pattern accepts everything that the format does. The patterns of the
 * date-times also accept days that do not exist, and that of URLs accepts any host and port.
 */
export const formatPatterns: Readonly<Record<Format, string>> = {
  email: `^${characterBut("@")}{1,64}@${characterBut("@.")}+(?:\\.${characterBut("@.")}+)+$`,
  "local-date-time": `^${DATE_TIME}$`,
  "date-time": `^${DATE_TIME}(\\.[0-9]+)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`,
  "numeric-string": "^[+-]?[0-9]+(\\.[0-9]+)?$",
  "https-url": "^[Hh][Tt][Tt][Pp][Ss]://",
};

/**
 * The keywords that check a format. In Python, PCRE, Java and .NET, `$` also matches before a line feed that ends the
 * text, and in Ruby before any. Other ends fail in some engine, so a keyword of its own excludes white space.
 */
export function keywordsOfFormat(format: Format): { pattern: string; not?: { pattern: string } } {
  const pattern = formatPatterns[format];
  return pattern.endsWith("$") ? { pattern, not: { pattern: `[^\\S${SEPARATORS}]|[${OTHER_SPACE}]` } } : { pattern };
}
