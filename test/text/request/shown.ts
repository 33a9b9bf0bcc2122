import { secretsOfRequest } from "../../../src/text/request/secrets.js";
import { Source } from "../../../src/text/request/source.js";

/** All lines of a request, without credentials. */
export function shown(text: string, secretsIn = secretsOfRequest): (string | undefined)[] {
  const source = new Source(text, true, secretsIn);
  return text.split("\n").map((_, index) => source.line(index + 1));
}
