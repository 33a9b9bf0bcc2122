import { expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { stateAllowsChanges } from "../../../src/rules/update/state-allows-changes.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { everyComponent, finalStates, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

/** Updates that are otherwise valid. */
const valid: [name: string, patch: object][] = [
  ["nothing", {}],
  ["a component", { utm_params: { utm_source: "app", utm_medium: "push" } }],
  ["a note", { version_note: "Autumn fares" }],
  ["publishing", { status: "PUBLISH" }],
];

/** Updates that are invalid as well, which is not checked. */
const invalid: [name: string, patch: object][] = [
  ["an invalid component", { utm_params: 5 }],
  ["all components", everyComponent()],
  ["another status", { status: "RESUME" }],
  ["a status beside components", { status: "PUBLISH", ...everyComponent() }],
  ["a wrong id", { request_id: 5 }],
  ["unknown members", { campaign_id: "cmp-1", state: "DRAFT" }],
];

/** Stored campaigns, known and unknown. */
const stored: [name: string, body: unknown][] = [
  ["of a Push campaign", storedPush()],
  ["of an Email campaign", storedEmail()],
  ["of an unknown campaign", undefined],
];

function all<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])));
}

testUpdateRule(stateAllowsChanges, {
  valid: each(all(openStates, valid, stored), ([state, [name, patch], [whose, body]]) => [
    `${name} ${whose} in ${state ?? "no state"}`,
    { patch, context: updating(state, body) },
  ]),
  invalid: each(all(finalStates, [...valid, ...invalid], stored), ([state, [name, patch], [whose, body]]) => [
    `${name} ${whose} in ${state}`,
    { patch, context: updating(state, body), violations: [{ path: "campaign_id", params: { state } }] },
  ]),
});

it.each(finalStates)("the violation in %s is at the id of the campaign, which is outside the body", (state) => {
  const { violations } = validateUpdate({}, updating(state, undefined));
  const places = violations.map(({ path, segments, pointer, target, detailTarget }) => {
    return { path, segments, pointer, target, detailTarget };
  });
  const id = "campaign_id";
  expect(places).toEqual([{ path: id, segments: [], pointer: "", target: id, detailTarget: id }]);
});
