/** A text of a violation as it is shown: of more than 1,024 characters, the middle is left out. */
export function shown(text: string): string {
  return text.length <= 1024 ? text : `${text.slice(0, 510)}…${text.slice(-510)}`;
}
