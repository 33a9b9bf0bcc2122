export function problemText(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message || thrown.name : shownOf(thrown);
  return text.split("\n", 1)[0] ?? "";
}

function shownOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return "an unreadable error";
  }
}
