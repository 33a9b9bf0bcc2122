import { byId } from "./dom.js";
import { oneOf } from "./sheet.js";
import { remember, remembered } from "./storage.js";

const themes = ["light", "system", "dark"] as const;

const KEY = "campaign-rules.theme";

/** Follows the system, or the user's choice. */
export function setUpTheme(): void {
  const show = (theme: (typeof themes)[number]) => {
    document.documentElement.dataset["theme"] = theme;
    const input = byId("theme").querySelector<HTMLInputElement>(`[value="${theme}"]`);
    if (input !== null) input.checked = true;
  };
  show(oneOf(remembered(KEY), themes) ?? "system");
  byId("theme").addEventListener("change", ({ target }) => {
    const theme = target instanceof HTMLInputElement ? oneOf(target.value, themes) : undefined;
    if (theme === undefined) return;
    show(theme);
    // If that fails, the choice lasts until the page is closed.
    remember(KEY, theme);
  });
}
