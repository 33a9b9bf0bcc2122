import { say } from "./dom.js";

let toast: ReturnType<typeof setTimeout> | undefined;

/** Says something for a moment. */
export function tell(text: string): void {
  say("toast", text);
  clearTimeout(toast);
  toast = setTimeout(() => say("toast", ""), 5_000);
}

/** Puts a text on the clipboard, and says so, or that it failed. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tell(failed);
  }
}
