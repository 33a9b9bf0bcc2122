import type { Finding, LogEntry, LogLine } from "../../state/log.js";
import { explainedBody } from "./body.js";
import { byId, control, element, reading } from "./browser.js";

/** How many requests the page shows. */
const MOST_SHOWN = 200;

const list = byId<HTMLOListElement>("requests");
let waiting: LogLine[] = [];
/** The id of the last request that is shown; undefined while the log is read, which may contain those that arrive. */
let lastId: number | undefined;

/** Shows a request at the top, together with others that arrive at the same time. */
export function addRequest(entry: LogLine): void {
  if (waiting.length === 0) requestAnimationFrame(showWaiting);
  waiting.push(entry);
  if (waiting.length > MOST_SHOWN) waiting.shift();
}

/** Shows the log, then the requests that have arrived in the meantime. */
export const readRequests = reading(
  () => {
    waiting = [];
    lastId = undefined;
    return control<LogLine[]>("GET", "log");
  },
  (entries) => {
    list.replaceChildren(...entries.slice(-MOST_SHOWN).reverse().map(itemOf));
    byId("no-requests").hidden = entries.length > 0;
    lastId = entries.at(-1)?.id ?? 0;
    showWaiting();
  },
);

function showWaiting(): void {
  const shown = lastId;
  if (shown === undefined) return;
  const entries = waiting.filter(({ id }) => id > shown);
  waiting = [];
  const last = entries.at(-1);
  if (last === undefined) return;
  lastId = last.id;
  list.prepend(...entries.reverse().map(itemOf));
  while (list.childElementCount > MOST_SHOWN) list.lastElementChild?.remove();
  byId("no-requests").hidden = true;
  byId("latest").textContent = `${nameOf(last)}: ${verdictOf(last)}`;
}

function itemOf(entry: LogLine): HTMLLIElement {
  const { verdict, violations, warnings, campaign_id, operation } = entry;
  const line = [
    element("time", {}, timeOf(entry.time)),
    element("code", {}, nameOf(entry)),
    element("span", { class: `verdict ${verdict}` }, verdictOf(entry)),
    ...(campaign_id === undefined ? [] : [element("code", { class: "quiet" }, campaign_id)]),
  ];
  const findings = [...violations, ...warnings];
  const hasBody = operation === "create" || operation === "update";
  if (findings.length === 0 && !hasBody) return element("li", {}, element("div", { class: "plain" }, ...line));
  const explained = element("ul", {}, ...findings.map(findingOf));
  const details = element("details", {}, element("summary", {}, ...line), explained);
  if (hasBody) details.addEventListener("toggle", () => void showBody(details, entry), { once: true });
  return element("li", {}, details);
}

/** Loads the body only when it is needed: all of them would be too much. */
async function showBody(details: HTMLDetailsElement, { id, violations, warnings }: LogLine): Promise<void> {
  let body: string | undefined;
  try {
    ({ body } = await control<LogEntry>("GET", `log/${id}`));
  } catch {
    // The log has forgotten the request.
  }
  const shown =
    body === undefined ? "The log does not have its body." : explainedBody(body, [...violations, ...warnings]);
  details.append(typeof shown === "string" ? element("p", { class: "quiet" }, shown) : shown);
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

function nameOf({ method, path }: LogLine): string {
  return `${method} ${path}`;
}

function verdictOf({ verdict, status, violations, warnings }: LogLine): string {
  const counts = [counted(violations.length, "error"), counted(warnings.length, "warning")];
  return [`${status ?? "no answer"} ${verdict}`, ...counts].filter((text) => text !== "").join(", ");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The date and time; in milliseconds if the clock is set to a year that `Date` does not support. */
export function timeOf(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.valueOf()) ? `${ms} ms` : date.toISOString().replace("T", " ").slice(0, -5);
}
