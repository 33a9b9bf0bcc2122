/** The first line of what was thrown. Code of a user may throw anything. */
export function problemText(thrown: unknown): string {
  const [first = "", second = ""] = textOf(thrown).split("\n", 2);
  // Compilers announce their messages: "Transform failed with 1 error:".
  return first.endsWith(":") ? `${first} ${second.trim()}`.trimEnd() : first;
}

function textOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message || thrown.name : thrown);
  } catch {
    return "an unreadable error";
  }
}
