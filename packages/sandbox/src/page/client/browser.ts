/** Makes an element. Strings become text nodes, so that no part of a request becomes markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found as T;
}

/** The sandbox could not be reached. */
export class NoConnection extends Error {}

/**
 * Sends a control request, and returns the answer.
 *
 * @throws {NoConnection} if the sandbox cannot be reached.
 */
export async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    // Else a browser lets a request wait for the answer to an earlier one for the same address.
    cache: "no-store",
    ...(body !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  }).catch((cause) => {
    throw new NoConnection(`${method} ${path}`, { cause });
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** Makes a function that reads something and shows it, unless the answer to a later reading is shown already. */
export function reading<T>(read: () => Promise<T>, show: (answer: T) => void): () => Promise<void> {
  let [begun, shown] = [0, 0];
  return async () => {
    const own = ++begun;
    const answer = await read();
    if (own < shown) return;
    shown = own;
    show(answer);
  };
}
