import { expect, it } from "vitest";
import { bitsOf } from "../../src/engine/active-rule.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import type { KnownUpdate } from "../../src/engine/partial-update.js";
import { type SkippedRule, skippedRules } from "../../src/engine/skipped-rules.js";
import { registry } from "../../src/rules/index.js";
import type { State } from "../../src/rules/parts/update-parts.js";
import type { Reads } from "../../src/rules/rule.js";
import type { Scope } from "../../src/rules/scope.js";
import type { Channel } from "../../src/structure/channel.js";

/** One rule of each kind. Its id says what it applies to or what it reads. */
const kinds: readonly [id: string, scope: Scope, reads: Reads, states?: readonly State[]][] = [
  ["utm", "request", { values: ["utm_params.team"] }],
  ["platforms", "request", { values: ["basic_details.platforms"] }],
  ["push", "PUSH", { values: ["delivery_controls"] }],
  ["email", "EMAIL", { values: ["connector"] }],
  ["filter", "actions", { values: ["@.action_name"] }],
  ["content", "email_content", { values: ["@.subject"] }],
  ["object", "object", {}],
  ["start", "update", { values: ["scheduling_details.start_time"] }, ["ACTIVE"]],
  ["note", "any-update", { values: ["scheduling_details.start_time"] }],
];
const [rule] = registry;
const rules = new ActiveRules(
  kinds.map(([id, scope, reads, states]) => ({ ...rule, id, scope, reads, states })) as unknown as typeof registry,
  { features: undefined, levels: new Map(), customRules: [] },
  false,
);

interface Case {
  readonly channel?: Channel;
  /** The places where the structure is wrong. */
  readonly wrong?: readonly string[][];
  /** The rules that need an unknown fact. */
  readonly undecided?: readonly string[];
  /** The state of the updated campaign, and its known members. */
  readonly update?: readonly [state: State | undefined, sent: readonly string[] | undefined];
}

function skipped({ channel = "PUSH", wrong = [], undecided, update }: Case): string[] {
  const [state, sent] = update ?? [];
  const parts = { state, patch: {}, stored: undefined, merged: {} };
  const known: KnownUpdate = { parts, sentMembers: sent && bitsOf(sent), isChannelKnown: false, isPartial: false };
  const situation = {
    rules,
    channel,
    wrong,
    undecided: undecided && new Set(rules.all.filter(({ id }) => undecided.includes(id))),
    update: update && known,
  };
  return skippedRules(situation).map(({ rule: id, reason }: SkippedRule) => `${id}: ${reason}`);
}

const START = [["scheduling_details", "start_time"]];

it.each<[Case, skipped: string[]]>([
  [{}, []],
  [{ undecided: ["utm", "push"] }, ["utm: unknown", "push: unknown"]],
  [{ wrong: [["utm_params"]], undecided: ["utm"] }, ["utm: structure", "utm: unknown"]],
  [{ wrong: [["utm_params"]], update: [undefined, []] }, ["utm: structure"]],
  // Without a channel, filters and objects of any kind are still checked.
  [
    { channel: "unknown", wrong: [["channel"]] },
    ["platforms: structure", "push: structure", "email: structure", "content: structure"],
  ],
  [
    { channel: "unknown", wrong: [["channel"], ["utm_params"]] },
    ["utm: structure", "platforms: structure", "push: structure", "email: structure", "content: structure"],
  ],
  [{ channel: "unknown" }, []],
  [{ channel: "unknown", wrong: [["utm_params"]] }, ["utm: structure"]],
  // A patch without a channel, for a stored campaign.
  [
    { channel: "unknown", update: ["DRAFT", ["utm_params", "connector", "campaign_content", "scheduling_details"]] },
    ["email: unknown", "content: unknown"],
  ],
  [{ channel: "unknown", update: ["DRAFT", ["basic_details"]] }, ["platforms: unknown"]],
  [{ channel: "unknown", update: ["DRAFT", ["trigger_condition", "segmentation_details"]] }, []],
  [{ channel: "unknown", update: ["DRAFT", undefined] }, []],
  [
    { channel: "unknown", wrong: [["channel"]], update: ["DRAFT", ["connector"]] },
    ["platforms: structure", "push: structure", "email: structure", "content: structure"],
  ],
  [
    { channel: "EMAIL", wrong: [["campaign_content"]], update: ["DRAFT", ["campaign_content"]] },
    ["content: structure"],
  ],
  [{ channel: "PUSH", update: ["DRAFT", ["basic_details", "delivery_controls"]] }, []],
  // A rule about updates is only skipped in an update, and only in a state to which it applies.
  [{ wrong: START }, []],
  [{ wrong: START, update: ["ACTIVE", []] }, ["start: structure", "note: structure"]],
  [{ wrong: START, update: ["DRAFT", []] }, ["note: structure"]],
  [{ wrong: START, update: [undefined, []] }, ["note: structure"]],
])("in the situation %j, these rules are skipped: %j", (situation, expected) => {
  expect(skipped(situation)).toEqual(expected);
});
