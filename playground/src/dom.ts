/** The element of the page with an id. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element as T;
}

/** Makes an element. Strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

export function button(
  label: string,
  attributes: Readonly<Record<string, string>>,
  onClick: () => void,
): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", onClick);
  return made;
}

/** Changes a text that screen readers announce, unless it stays the same. */
export function say(id: string, text: string): void {
  const place = byId(id);
  if (place.textContent !== text) place.textContent = text;
}

/** "1 error", "2 errors". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "AUDIENCE_LIMIT" as "Audience limit". */
export function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
