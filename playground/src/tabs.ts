import { byId } from "./dom.js";

/** Selects one tab of a list at a time. The arrow keys move from one to the next. */
export function setUpTabs(list: Element): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const select = (selected: HTMLElement) => {
    for (const tab of tabs) {
      const isSelected = tab === selected;
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      panelOf(tab).hidden = !isSelected;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    // A panel scrolls, and may contain nothing else that the keyboard can reach.
    panelOf(tab).tabIndex = 0;
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: (index + 1) % tabs.length,
        ArrowLeft: (index + tabs.length - 1) % tabs.length,
        Home: 0,
        End: tabs.length - 1,
      };
      const target = tabs[targets[event.key] ?? -1];
      if (target === undefined) return;
      event.preventDefault();
      select(target);
      target.focus();
    });
  }
}

function panelOf(tab: Element): HTMLElement {
  return byId(tab.getAttribute("aria-controls") ?? "");
}
