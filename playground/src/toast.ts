import { say } from "./dom.js";

let toast: ReturnType<typeof setTimeout> | undefined;

/** Shows a text for a few seconds. */
export function tell(text: string): void {
  say("toast", text);
  clearTimeout(toast);
  toast = setTimeout(() => say("toast", ""), 5_000);
}

/** Copies a text to the clipboard, and tells whether that succeeded. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tell(failed);
  }
}
