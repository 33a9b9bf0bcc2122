/** A text as a violation shows it: the middle is left out if there are more than 1,024 characters. */
export function shown(text: string): string {
  return text.length <= 1024 ? text : `${text.slice(0, 510)}…${text.slice(-510)}`;
}
