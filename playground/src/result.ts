import type { Answer, Obstacle, Skipped } from "./check.js";
import { byId, counted, element, inWords, say } from "./dom.js";
import { explanation } from "./explanation.js";
import { jsonLines } from "./json-lines.js";

const REASONS: Readonly<Record<Answer["skipped"][number]["reason"], string>> = {
  structure: "Skipped until the errors are fixed: the fields they read are invalid",
  unknown: "Skipped because a setting is missing: set the features, the state or the stored campaign",
};

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  blank: "No rules were checked: there is no request.",
  request: "No rules were checked: the request is not valid JSON.",
  stored: "No rules were checked: the stored campaign cannot be read.",
  structure: "The check stopped after 100 structural errors; other rules did not run.",
};

const HOW_TO_BEGIN = "Paste a request, or choose an example";

const STATUSES: Readonly<Record<number, string>> = {
  ...{ 200: "OK", 201: "Created" },
  ...{ 400: "Bad Request", 401: "Unauthorized", 404: "Not Found" },
};

/** Shows the verdict with its counts. */
export function showVerdict({ status, obstacle, findings, skipped, truncated, isWhole }: Answer): void {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  const fixes = findings.filter(({ fix }) => fix !== undefined).length;
  const isBlank = obstacle === "blank";
  const isRefused = status === undefined || status >= 400;
  const isUndecided = !isRefused && skipped.some(({ reason }) => reason === "unknown");
  byId("verdict").dataset["verdict"] = isBlank ? "none" : isRefused ? "refused" : "accepted";
  byId("verdict-status").textContent = status === undefined ? "–" : String(status);
  byId("verdict-title").textContent = titleOf(status, obstacle, isUndecided);
  const counts = [
    isRefused ? counted(errors, "error") : "No errors",
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
    ...(skipped.length > 0 ? [`${counted(skipped.length, "rule")} skipped: ${reasonsOf(skipped)}`] : []),
  ].join(", ");
  say("verdict-counts", isBlank ? HOW_TO_BEGIN : truncated ? `${counts}. The list is incomplete` : counts);
  byId("try-again").hidden = true;
  const all = byId("fix-all");
  all.hidden = fixes === 0;
  all.textContent = fixes === 1 ? "Apply the fix" : `Apply all ${fixes} fixes`;
  byId("count-findings").textContent = String(findings.length);
  byId("count-skipped").textContent = obstacle === undefined ? String(skipped.length) : "–";
  byId("whole").hidden = !isWhole;
  byId("findings-foot").hidden = findings.length === 0;
  const empty = byId("findings-empty");
  empty.hidden = findings.length > 0;
  byId("findings-none").textContent = isBlank ? `${HOW_TO_BEGIN}.` : "No errors or warnings found.";
  const toSkipped = byId("to-skipped");
  toSkipped.hidden = skipped.length === 0;
  toSkipped.textContent = `${counted(skipped.length, "rule")} skipped`;
}

/** Shows that there is no verdict, because the worker could not be loaded or has stopped. */
export function showFailure(): void {
  byId("verdict").dataset["verdict"] = "failed";
  byId("verdict-status").textContent = "–";
  byId("verdict-title").textContent = "The check failed";
  say("verdict-counts", "The engine did not load, or it stopped. Check your connection, then try again");
  byId("fix-all").hidden = true;
  byId("try-again").hidden = false;
}

/** Why rules were skipped, in a few words. */
function reasonsOf(skipped: Answer["skipped"]): string {
  const broken = skipped.filter(({ reason }) => reason === "structure").length;
  const unknown = skipped.length - broken;
  const isMixed = broken > 0 && unknown > 0;
  const reasons = [
    ...(broken > 0
      ? [
          `${isMixed ? `${broken} because ` : ""}${broken === 1 ? "the field it reads is" : "the fields they read are"} invalid`,
        ]
      : []),
    ...(unknown > 0 ? [`${isMixed ? `${unknown} because ` : ""}a setting is missing`] : []),
  ];
  return reasons.join(", ");
}

/** Does not call a request accepted if a skipped rule might still reject it. */
function titleOf(status: Answer["status"], obstacle: Answer["obstacle"], isUndecided: boolean): string {
  if (status !== undefined)
    return `${STATUSES[status] ?? ""}${isUndecided ? ", unless a skipped rule rejects it" : ""}`;
  return obstacle === "blank" ? "Nothing to check" : "No result: the stored campaign cannot be read";
}

/** Shows the service's response. */
export function showResponse(answer: Answer): void {
  const json = answer.body ?? answer.merged;
  byId("response-note").textContent = noteOn(answer);
  byId("copy-response").hidden = json === undefined;
  const response = byId("response");
  response.hidden = json === undefined;
  response.replaceChildren(...jsonLines(json ?? ""));
}

function noteOn({ status, obstacle, body, merged }: Answer): string {
  if (body !== undefined) return `The response body, with status ${status}:`;
  if (merged !== undefined) return "Accepted. The updated campaign:";
  if (obstacle === "stored") return "There is no response, because the stored campaign cannot be read.";
  if (obstacle === "blank") return "There is no response, because there is no request.";
  return "Accepted, so there is no error body.";
}

/** Lists the skipped rules, by reason. */
export function showSkipped({ obstacle, skipped, rules }: Answer, onExample: (rule: string) => void): void {
  const groups = Object.entries(REASONS).flatMap(([reason, heading]) => {
    const named = skipped.filter((one) => one.reason === reason);
    if (named.length === 0) return [];
    const items = named.map(({ rule, feature }) =>
      element(
        "li",
        {},
        element(
          "details",
          {},
          element("summary", { class: "rule-name" }, element("code", {}, rule), ...dependence(feature)),
          element("div", { class: "explanation" }, ...explanation(rules[rule], onExample)),
        ),
      ),
    );
    return [element("h3", {}, heading), element("ul", { class: "skipped" }, ...items)];
  });
  const why = obstacle === undefined ? "All applicable rules were checked." : OBSTACLES[obstacle];
  const none = element("p", { class: "empty" }, why);
  byId("skipped").replaceChildren(...(groups.length > 0 ? groups : [none]));
}

function dependence(feature: Skipped["feature"]): (Node | string)[] {
  return feature === undefined ? [] : [" ", element("span", { class: "note" }, `depends on ${inWords(feature)}`)];
}
