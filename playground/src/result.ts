import type { Answer, Obstacle, Skipped } from "./check.js";
import { byId, counted, element, inWords, say } from "./dom.js";
import { explanation } from "./explanation.js";
import { jsonLines } from "./json-lines.js";

const REASONS: Readonly<Record<Answer["skipped"][number]["reason"], string>> = {
  structure: "Wait until the errors are fixed: these rules read values that are wrong",
  unknown: "Need a setting: say what the workspace has, the state or the stored campaign",
};

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  blank: "No rule was checked: there is no request.",
  request: "No rule was checked: the text is not JSON.",
  stored: "No rule was checked: the stored campaign is not JSON.",
  structure: "The check stopped at 100 errors of structure; other rules were not reached.",
};

const HOW_TO_BEGIN = "Paste a request, or choose an example";

const STATUSES: Readonly<Record<number, string>> = { 200: "OK", 201: "Created", 400: "Bad Request" };

/** Shows the verdict with its counts. */
export function showVerdict({ status, obstacle, findings, skipped, truncated }: Answer): void {
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
    ...(skipped.length > 0 ? [`${counted(skipped.length, "rule")} not checked: ${reasonsOf(skipped)}`] : []),
  ].join(", ");
  say("verdict-counts", isBlank ? HOW_TO_BEGIN : truncated ? `${counts}. There are more than are listed` : counts);
  const all = byId("fix-all");
  all.hidden = fixes === 0;
  all.textContent = fixes === 1 ? "Apply the fix" : `Apply all ${fixes} fixes`;
  byId("count-findings").textContent = String(findings.length);
  byId("count-skipped").textContent = obstacle === undefined ? String(skipped.length) : "–";
  const empty = byId("findings-empty");
  empty.hidden = findings.length > 0;
  byId("findings-none").textContent = isBlank ? `${HOW_TO_BEGIN}.` : "No errors or warnings found.";
  const toSkipped = byId("to-skipped");
  toSkipped.hidden = skipped.length === 0;
  toSkipped.textContent = `${counted(skipped.length, "rule")} could not be checked`;
}

/** Why rules were not checked, in a few words. */
function reasonsOf(skipped: Answer["skipped"]): string {
  const broken = skipped.filter(({ reason }) => reason === "structure").length;
  const unknown = skipped.length - broken;
  const reasons = [
    ...(broken > 0 ? [`${broken} ${broken === 1 ? "reads" : "read"} values that are wrong`] : []),
    ...(unknown > 0 ? [`${unknown} ${unknown === 1 ? "needs" : "need"} a setting`] : []),
  ];
  return reasons.join(", ");
}

/** A request that a rule could still refuse is not simply accepted. */
function titleOf(status: Answer["status"], obstacle: Answer["obstacle"], isUndecided: boolean): string {
  if (status !== undefined)
    return `${STATUSES[status] ?? ""}${isUndecided ? ", unless an unchecked rule refuses it" : ""}`;
  return obstacle === "blank" ? "Nothing to check" : "No verdict: the stored campaign is not JSON";
}

/** Shows what a service answers. */
export function showResponse(answer: Answer): void {
  const json = answer.body ?? answer.merged;
  byId("response-note").textContent = noteOn(answer);
  byId("copy-response").hidden = json === undefined;
  const response = byId("response");
  response.hidden = json === undefined;
  response.replaceChildren(...jsonLines(json ?? ""));
}

function noteOn({ obstacle, body, merged }: Answer): string {
  if (body !== undefined) return "The body of the answer, with the status 400:";
  if (merged !== undefined) return "Accepted. The campaign would then be:";
  if (obstacle === "stored") return "There is no answer while the stored campaign is not JSON.";
  if (obstacle === "blank") return "There is no answer while there is no request.";
  return "Accepted, so there is no error body.";
}

/** Lists the rules that could not be decided, by the reason. */
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
  const why = obstacle === undefined ? "Every rule that applies was checked." : OBSTACLES[obstacle];
  const none = element("p", { class: "empty" }, why);
  byId("skipped").replaceChildren(...(groups.length > 0 ? groups : [none]));
}

function dependence(feature: Skipped["feature"]): (Node | string)[] {
  return feature === undefined ? [] : [" ", element("span", { class: "note" }, `depends on ${inWords(feature)}`)];
}
