import { isDateTime, isEmail, isLocalDateTime, isNumericString } from "../../src/structure/formats.js";
import { isHttpsUrl } from "../../src/structure/https-url.js";

/** The text formats of the specification, by name. The libraries' own formats give other verdicts. */
export const formats = {
  email: isEmail,
  "local-date-time": isLocalDateTime,
  "date-time": isDateTime,
  "numeric-string": isNumericString,
  "https-url": isHttpsUrl,
};
