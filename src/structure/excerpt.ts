/** Length to which a value is cut when it is repeated to the user. */
const LONGEST = 64;

/** The first characters of a text, as many as may be repeated to the user. */
export function excerpt(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
