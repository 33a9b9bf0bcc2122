/** Parentheses belong to a name, as in `sale (old)`, unless the glob has `!(…)`, `@(…)` or the like, or a `|`. */
export function withLiteralParentheses(glob: string): string {
  return /[!?*+@\\]\(|\|/u.test(glob) ? glob : glob.replace(/[()]/gu, "\\$&");
}
