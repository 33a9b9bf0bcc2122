import { jsonLanguage } from "@codemirror/lang-json";
import { classHighlighter, highlightCode } from "@lezer/highlight";
import type { Answer } from "./check.js";
import { byId, counted, element } from "./dom.js";
import { explanation } from "./explanation.js";

const REASONS: Readonly<Record<Answer["skipped"][number]["reason"], string>> = {
  structure: "What they read is broken",
  unknown: "A fact that they need is not known",
};

const STATUSES: Readonly<Record<number, string>> = { 200: "OK", 201: "Created", 400: "Bad Request" };

/** More of a campaign than this is shown without colours. */
const MOST_COLOURED = 100_000;

/** Shows the verdict with its counts. */
export function showVerdict({ status, findings, skipped, truncated }: Answer): void {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  const fixes = findings.filter(({ fix }) => fix !== undefined).length;
  const isRefused = status === undefined || status >= 400;
  byId("verdict").dataset["verdict"] = isRefused ? "refused" : "accepted";
  byId("verdict-status").textContent = status === undefined ? "–" : String(status);
  byId("verdict-title").textContent = status === undefined ? "Cannot be told" : (STATUSES[status] ?? "");
  const counts = [
    isRefused ? counted(errors, "error") : "No errors",
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
    ...(skipped.length > 0 ? [`${counted(skipped.length, "rule")} not checked`] : []),
  ].join(", ");
  say("verdict-counts", truncated ? `${counts}. There are more than are listed` : counts);
  const all = byId("fix-all");
  all.hidden = fixes === 0;
  all.textContent = fixes === 1 ? "Apply the fix" : `Apply all ${fixes} fixes`;
  byId("count-findings").textContent = String(findings.length);
  byId("count-skipped").textContent = String(skipped.length);
  const empty = byId("findings-empty");
  empty.hidden = findings.length > 0;
  empty.textContent = "Nothing to complain about. Change the request, or open another example.";
}

/** Shows what a service answers. */
export function showResponse({ status, body, merged }: Answer): void {
  const json = body ?? merged;
  byId("response-note").textContent =
    body !== undefined
      ? "The body of the answer, with the status 400:"
      : merged !== undefined
        ? "Accepted. The campaign would then be:"
        : status === undefined
          ? "There is no answer while the stored campaign is not JSON."
          : "Accepted, so there is no error body.";
  byId("copy-response").hidden = json === undefined;
  const response = byId("response");
  response.hidden = json === undefined;
  response.replaceChildren(...coloured(json ?? ""));
}

/** Lists the rules that could not be decided, by the reason. */
export function showSkipped({ skipped, rules }: Answer, onExample: (rule: string) => void): void {
  const groups = Object.entries(REASONS).flatMap(([reason, heading]) => {
    const named = skipped.filter((one) => one.reason === reason);
    if (named.length === 0) return [];
    const items = named.map(({ rule }) =>
      element(
        "li",
        {},
        element(
          "details",
          {},
          element("summary", { class: "rule-name" }, element("code", {}, rule)),
          element("div", { class: "explanation" }, ...explanation(rules[rule], onExample)),
        ),
      ),
    );
    return [element("h3", {}, heading), element("ul", { class: "skipped" }, ...items)];
  });
  const none = element("p", { class: "empty" }, "Every rule that applies was checked.");
  byId("skipped").replaceChildren(...(groups.length > 0 ? groups : [none]));
}

/** Changes a text that is read aloud, unless it says so already. */
export function say(id: string, text: string): void {
  const place = byId(id);
  if (place.textContent !== text) place.textContent = text;
}

function coloured(json: string): (Node | string)[] {
  if (json.length > MOST_COLOURED) return [json];
  const parts: (Node | string)[] = [];
  highlightCode(
    json,
    jsonLanguage.parser.parse(json),
    classHighlighter,
    (text, classes) => parts.push(classes === "" ? text : element("span", { class: classes }, text)),
    () => parts.push("\n"),
  );
  return parts;
}
