import type { Format } from "../structure/formats.js";

const DATE_TIME = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";

/**
 * Each format as a pattern, so that every validator looks at it, whether it knows formats or not, in words that all
 * engines of regular expressions share. A pattern admits all that the format does; those of the date-times also admit
 * days that no calendar has, and that of URLs, any host and port.
 */
export const formatPatterns: Readonly<Record<Format, string>> = {
  email: "^[^@\\s\\x85]{1,64}@[^@.\\s\\x85]+(\\.[^@.\\s\\x85]+)+$",
  "local-date-time": `^${DATE_TIME}$`,
  "date-time": `^${DATE_TIME}(\\.[0-9]+)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`,
  "numeric-string": "^[+-]?[0-9]+(\\.[0-9]+)?$",
  "https-url": "^[Hh][Tt][Tt][Pp][Ss]://",
};
