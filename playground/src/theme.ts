import { byId } from "./dom.js";
import { oneOf } from "./sheet.js";

const themes = ["light", "system", "dark"] as const;

const KEY = "campaign-rules.theme";

/** Follows the system, or the user's choice. */
export function setUpTheme(): void {
  const show = (theme: (typeof themes)[number]) => {
    document.documentElement.dataset["theme"] = theme;
    const input = byId("theme").querySelector<HTMLInputElement>(`[value="${theme}"]`);
    if (input !== null) input.checked = true;
  };
  show(oneOf(remembered(), themes) ?? "system");
  byId("theme").addEventListener("change", ({ target }) => {
    const theme = target instanceof HTMLInputElement ? oneOf(target.value, themes) : undefined;
    if (theme === undefined) return;
    show(theme);
    remember(theme);
  });
}

/** The stored choice, if the browser gives access to its storage. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then the choice lasts until the page is closed.
  }
}
