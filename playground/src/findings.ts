import type { Position } from "../../src/text/request/source.js";
import type { Answer, Finding } from "./check.js";
import { button, byId, element } from "./dom.js";
import { explanation } from "./explanation.js";
import { fixLabel } from "./fix-label.js";

/** The user's actions on a finding, given by its index, and on its rule. */
interface Actions {
  readonly onGo: (index: number) => void;
  readonly onJump: (index: number) => void;
  readonly onGoToStored: (index: number) => void;
  readonly onFix: (index: number) => void;
  readonly onComplete: (index: number) => void;
  readonly onExample: (rule: string) => void;
}

/** The part of a finding that has the keyboard's focus. */
type Part = "go" | "why" | "jump" | "stored" | "fix" | "skeleton";

const list = byId("findings");

/** Matches if the list is beside the editor. */
const isBeside = matchMedia("(width >= 48rem)");

/** The list of findings, each with an explanation of its rule. */
export class Findings {
  readonly #actions: Actions;
  #shown: Answer | undefined;
  #selected: number | undefined;

  constructor(actions: Actions) {
    this.#actions = actions;
    list.addEventListener("keydown", (event) => this.#onKey(event));
  }

  get selected(): number | undefined {
    return this.#selected;
  }

  show(answer: Answer): void {
    const before = this.#shown;
    this.#shown = answer;
    if (JSON.stringify(before?.findings) === JSON.stringify(answer.findings)) return;
    const focused = this.#focused();
    const selected = before?.findings[this.#selected ?? -1];
    list.replaceChildren(...answer.findings.map((finding, index) => this.#item(finding, index, answer)));
    this.#selected = undefined;
    const again = answer.findings.findIndex(({ rule, path }) => rule === selected?.rule && path === selected.path);
    if (again !== -1) this.select(again);
    if (focused !== undefined) this.#focusAgain(focused);
  }

  /** Opens a finding and closes the others. */
  select(index: number, isRevealed = false): void {
    this.#selected = index;
    for (const [position, item] of [...list.children].entries()) {
      this.#toggle(item, position === index);
      item.querySelector(".finding-go")?.setAttribute("aria-current", String(position === index));
    }
    // On a narrow page, the list is below the editor, which this would scroll out of view.
    if (isRevealed && isBeside.matches) list.children[index]?.scrollIntoView({ block: "nearest" });
  }

  #item(finding: Finding, index: number, { rules }: Answer): HTMLElement {
    const { rule, severity, path, message, inRequest, inStored, fix, missing } = finding;
    const why = `why-${index}`;
    const go = element(
      "button",
      { type: "button", class: "finding-go", "data-part": "go", "aria-current": "false" },
      element("span", { class: "unseen" }, `${severity}: `),
      element("span", { class: "message" }, ...sentence(path, message)),
      element("span", { class: "where" }, whereIs(finding)),
    );
    go.addEventListener("click", () => this.#actions.onGo(index));
    const details = element(
      "div",
      { class: "explanation", id: why, hidden: "" },
      ...explanation(rules[rule], this.#actions.onExample),
    );
    const about = button(
      rule === "input.json" ? "JSON syntax" : rule,
      { class: "plain rule", "data-part": "why", "aria-expanded": "false", "aria-controls": why },
      () => this.#toggle(item, details.hidden),
    );
    const tools = element("div", { class: "finding-tools" }, about);
    const tool = (part: Part, label: string, onClick: (index: number) => void) => {
      const attributes = { class: part, "data-part": part, "aria-label": `${label}, ${path}` };
      tools.append(button(label, attributes, () => onClick(index)));
    };
    const isStoredAlone = inRequest === undefined && inStored !== undefined;
    if (inRequest !== undefined || isStoredAlone)
      tool("jump", isStoredAlone ? "Show in stored campaign" : "Show in the request", this.#actions.onJump);
    if (inStored !== undefined && !isStoredAlone)
      tool("stored", `Show in stored campaign (${placeOf(inStored)})`, this.#actions.onGoToStored);
    if (fix !== undefined) tool("fix", fixLabel(fix), this.#actions.onFix);
    if (missing !== undefined) tool("skeleton", `Add ${missing.at(-1)} to fill in`, this.#actions.onComplete);
    const item = element("li", { class: "finding", "data-severity": severity }, go, tools, details);
    return item;
  }

  #toggle(item: Element, isOpen: boolean): void {
    item.querySelector(".explanation")?.toggleAttribute("hidden", !isOpen);
    item.querySelector(".rule")?.setAttribute("aria-expanded", String(isOpen));
  }

  /** Moves from finding to finding with the arrow keys. */
  #onKey(event: KeyboardEvent): void {
    const focused = this.#focused();
    if (focused === undefined) return;
    const last = list.children.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(focused.index + 1, last),
      ArrowUp: Math.max(focused.index - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#partOf(target, "go")?.focus();
  }

  #focused(): { readonly index: number; readonly part: Part } | undefined {
    const active = document.activeElement;
    const item = active?.closest(".finding");
    if (!(active instanceof HTMLElement) || !item) return undefined;
    return { index: [...list.children].indexOf(item), part: active.dataset["part"] as Part };
  }

  /** If the focused finding is gone, focuses the one in its place; if there is none, the result. */
  #focusAgain({ index, part }: { readonly index: number; readonly part: Part }): void {
    const nearest = Math.min(index, list.children.length - 1);
    (this.#partOf(nearest, part) ?? this.#partOf(nearest, "go") ?? byId("verdict")).focus();
  }

  #partOf(index: number, part: Part): HTMLElement | null | undefined {
    return list.children[index]?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  }
}

/** The findings as lines of text. */
export function textOf({ findings }: Answer): string {
  return findings.map((one) => `${whereIs(one)} ${one.severity}: ${one.message} (${one.rule})\n`).join("");
}

function whereIs({ inRequest, inStored }: Finding): string {
  if (inRequest !== undefined) return placeOf(inRequest);
  return inStored === undefined ? "–" : `stored ${placeOf(inStored)}`;
}

function placeOf({ line, column }: Position): string {
  return `${line}:${column}`;
}

/** A message, with the path at its start set as code. */
function sentence(path: string, message: string): (Node | string)[] {
  return message.startsWith(`${path} `) ? [breakable(path), message.slice(path.length)] : [message];
}

/** A path that can be wrapped between names, and between their words. */
function breakable(path: string): HTMLElement {
  const parts = path.split(/(?<=[._\]])/u);
  return element("code", {}, ...parts.flatMap((part) => [part, element("wbr")]));
}
