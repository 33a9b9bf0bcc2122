import type { Finding } from "../../state/log.js";
import { element } from "./browser.js";

/** The deepest level that is shown. */
const DEEPEST = 40;

/** A line of the body, with the JSON Pointer of the value that begins or ends in it. */
interface Line {
  readonly text: string;
  readonly pointer: string;
}

/** Shows a body line by line, with each finding below its line. A body that is not JSON is shown as it is. */
export function explainedBody(text: string, findings: readonly Finding[]): HTMLElement {
  let lines: Line[];
  try {
    lines = linesOf(JSON.parse(text), "", "", 0);
  } catch {
    return element("pre", {}, text);
  }
  const places = new Set(lines.map(({ pointer }) => pointer));
  const messages = new Map<string, string[]>();
  for (const { pointer, message } of findings) {
    if (pointer === undefined) continue;
    const place = shownPlace(pointer, places);
    messages.set(place, [...(messages.get(place) ?? []), message]);
  }
  const parts = lines.flatMap(({ text: line, pointer }) => {
    const found = messages.get(pointer);
    if (found === undefined) return [`${line}\n`];
    messages.delete(pointer);
    const indentation = " ".repeat(line.search(/\S|$/u));
    const explained = found.map((message) => element("span", { class: "explained" }, `${indentation}^ ${message}\n`));
    return [element("mark", {}, line), "\n", ...explained];
  });
  return element("pre", {}, ...parts);
}

/** The place itself, or that of the innermost shown value that contains it. */
function shownPlace(pointer: string, places: ReadonlySet<string>): string {
  let place = pointer;
  while (!places.has(place)) place = place.slice(0, Math.max(0, place.lastIndexOf("/")));
  return place;
}

/** The lines of a value. The first begins with `start`, such as the name of a member. */
function linesOf(value: unknown, start: string, pointer: string, level: number): Line[] {
  const indentation = "  ".repeat(level);
  const isList = Array.isArray(value);
  const members = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (members.length === 0) return [{ text: indentation + start + JSON.stringify(value), pointer }];
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (level === DEEPEST) return [{ text: `${indentation}${start}${open} … ${close}`, pointer }];
  const inner = members.flatMap(([name, member], index) => {
    const key = isList ? "" : `${JSON.stringify(name)}: `;
    const own = linesOf(member, key, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, level + 1);
    const last = own.pop();
    if (last !== undefined) own.push({ ...last, text: last.text + (index < members.length - 1 ? "," : "") });
    return own;
  });
  return [{ text: indentation + start + open, pointer }, ...inner, { text: indentation + close, pointer }];
}
