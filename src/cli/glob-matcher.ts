import picomatch from "picomatch";

/** Parentheses belong to a name, as in `sale (old)`, unless the glob has `!(…)`, `@(…)` or the like, or a `|`. */
export function withLiteralParentheses(glob: string): string {
  return /[!?*+@\\]\(|\|/u.test(glob) ? glob : glob.replace(/[()]/gu, "\\$&");
}

/** Whether a path matches one of some globs. As on the command line, `[!a]` is any character except `a`. */
export function globMatcher(globs: readonly string[]): picomatch.Matcher {
  return picomatch(globs.map(withLiteralParentheses), { dot: true, posix: true });
}
