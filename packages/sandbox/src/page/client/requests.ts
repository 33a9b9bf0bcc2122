import type { LogEntry } from "../../control/log.js";
import type { Finding } from "../../service/decided.js";
import { byId, element } from "./dom.js";

/** How many requests the page shows. */
const MOST_SHOWN = 200;

const list = byId<HTMLOListElement>("requests");
let waiting: LogEntry[] = [];

/** Shows a request at the top, together with others that arrive at the same time. */
export function addRequest(entry: LogEntry): void {
  if (waiting.length === 0) requestAnimationFrame(showWaiting);
  waiting.push(entry);
  if (waiting.length > MOST_SHOWN) waiting.shift();
}

export function replaceRequests(entries: readonly LogEntry[]): void {
  waiting = [];
  list.replaceChildren(...entries.slice(-MOST_SHOWN).reverse().map(itemOf));
  byId("no-requests").hidden = entries.length > 0;
}

function showWaiting(): void {
  const entries = waiting;
  waiting = [];
  const last = entries.at(-1);
  if (last === undefined) return;
  list.prepend(...entries.reverse().map(itemOf));
  while (list.childElementCount > MOST_SHOWN) list.lastElementChild?.remove();
  byId("no-requests").hidden = true;
  byId("latest").textContent = `${nameOf(last)}: ${verdictOf(last)}`;
}

function itemOf(entry: LogEntry): HTMLLIElement {
  const { verdict, violations, warnings, campaign_id } = entry;
  const line = [
    element("time", {}, timeOf(entry.time)),
    element("code", {}, nameOf(entry)),
    element("span", { class: `verdict ${verdict}` }, verdictOf(entry)),
    ...(campaign_id === undefined ? [] : [element("code", { class: "quiet" }, campaign_id)]),
  ];
  const findings = [...violations, ...warnings];
  if (findings.length === 0) return element("li", {}, element("div", { class: "plain" }, ...line));
  const explained = element("ul", {}, ...findings.map(findingOf));
  return element("li", {}, element("details", {}, element("summary", {}, ...line), explained));
}

function findingOf({ rule, path, message }: Finding): HTMLLIElement {
  const place = element(
    "span",
    { class: "place" },
    "at ",
    element("code", {}, path),
    ", rule ",
    element("code", {}, rule),
  );
  return element("li", {}, message, place);
}

function nameOf({ method, path }: LogEntry): string {
  return `${method} ${path}`;
}

function verdictOf({ verdict, status, violations, warnings }: LogEntry): string {
  const counts = [counted(violations.length, "error"), counted(warnings.length, "warning")];
  return [`${status ?? "no answer"} ${verdict}`, ...counts].filter((text) => text !== "").join(", ");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The time of day, or what there is of it: a clock can be set to years that no calendar has. */
export function timeOf(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.valueOf()) ? `${ms} ms` : date.toISOString().replace("T", " ").slice(0, -5);
}
