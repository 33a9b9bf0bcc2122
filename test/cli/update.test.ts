import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type UpdateContext, validateUpdate } from "../../src/index.js";
import { endedWith, file, refused, results, run, sample, words } from "./run.js";

const stored = "samples/stored-campaign.json";
const campaign = sample("stored-campaign.json");

const update = ["check", "--operation", "update"];
const LOST = "9007199254740993 would lose digits; leave it out of both campaigns, and compare it yourself";

describe("the facts about the campaign", () => {
  // This patch edits a locked member, lacks a stored one, and would make the campaign a live activity.
  const patch = {
    campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
    basic_details: { name: "n", platforms: ["IOS"] },
    conversion_goal_details: { conversion_goals: [] },
    scheduling_details: { delivery_type: "ASAP" },
  };
  const path = file("locked.json", JSON.stringify(patch));

  it.each<[options: string, UpdateContext["campaign"]]>([
    ["", undefined],
    ["--state OTHER", { state: "OTHER" }],
    ["--state ACTIVE", { state: "ACTIVE" }],
    ["--state SCHEDULED", { state: "SCHEDULED" }],
    ["--state STOPPED", { state: "STOPPED" }],
    ["--state ARCHIVED", { state: "ARCHIVED" }],
    [`--current ${stored}`, { body: campaign }],
    [`--current ${stored} --state DRAFT`, { body: campaign, state: "DRAFT" }],
    [`--current ${stored} --state ACTIVE`, { body: campaign, state: "ACTIVE" }],
    [`--current ${stored} --policy merge=member`, { body: campaign }],
  ])("with %j is passed to the engine", (options, known) => {
    const policies = options.includes("merge=member") ? { merge: "member" as const } : {};
    const { truncated: _, ...shown } = validateUpdate(patch, { lint: true, campaign: known, policies });
    const { stdout, stderr, status } = run([...update, "--format", "json", ...words(options), path]);
    expect([status, stderr, shown.ok]).toEqual([1, "", false]);
    expect(JSON.parse(stdout)).toEqual([{ file: path, ...shown, schemaVersion: 1 }]);
  });

  it("cannot be used with a create request", () => {
    const sample = "samples/push-one-time.json";
    expect(run(["check", "--operation", "create", sample])).toEqual(run(["check", sample]));
  });
});

describe("a valid update", () => {
  it.each([
    ["of a component", { delivery_controls: campaign["delivery_controls"], advanced: {} }],
    ["that publishes", { status: "PUBLISH" }],
  ])("%s is valid", (_, patch) => {
    const args = [...update, "--current", stored, "--state", "DRAFT", file("valid.json", JSON.stringify(patch))];
    expect(run(args)).toEqual(endedWith(0, "No errors in 1 file.\n"));
  });

  it("does not print the merged campaign in JSON", () => {
    const path = file("valid.json", JSON.stringify({ utm_params: { utm_source: "s", utm_medium: "m" } }));
    const { skipped } = validateUpdate({ utm_params: {} }, { lint: true, campaign: { body: campaign } });
    expect(results([...update.slice(1), "--current", stored, path])).toEqual([
      { file: path, ok: true, violations: [], warnings: [], skipped, schemaVersion: 1 },
    ]);
  });
});

describe("wrong usage", () => {
  it.each([
    ["--state ACTIVE", "option '--state' requires --operation update or --request"],
    [`--operation create --current ${stored}`, "option '--current' requires --operation update or --request"],
    [
      "--operation update --state active",
      "option '--state <state>' argument 'active' is invalid. Unknown state \"active\"; did you mean \"ACTIVE\"?",
    ],
    [
      "--operation publish",
      'option \'--operation <name>\' argument \'publish\' is invalid. Unknown operation "publish"; known: "create", "update"',
    ],
  ])("%s", (options, problem) => {
    const args = ["check", ...words(options), stored];
    expect([run(args), run([...args, "--format", "json"])]).toEqual(Array(2).fill(refused(problem)));
  });

  it.each([
    ["is malformed", '{\n  "a": 1,\n}', "2:9: not valid JSON: remove the trailing comma"],
    ["repeats a key", '{ "a": 1,\n  "a": 2 }', '2:3: the key "a" is repeated; it first appears at line 1, column 3'],
    ["has a number that would lose digits", '{ "a": [9007199254740993] }', `1:9: ${LOST}`],
  ])("is a stored campaign that %s", (_, text, problem) => {
    const path = file("unfit-stored.json", text);
    const args = [...update, "--current", path, stored];
    expect([run(args), run([...args, "--format", "json"])]).toEqual(Array(2).fill(refused(`${path}:${problem}`)));
  });
});

describe("--fix", () => {
  const text = `{
  "basic_details": { "name": "n", "platforms": ["android"], "platform_specific_details": {} },
  "delivery_controls": { "campaign_throttle_rpm": "6000" }
}
`;

  it("fixes the patch, and does not change the stored campaign", () => {
    const scheduling_details = { delivery_type: "AT_FIXED_TIME", start_time: "2027-01-15T15:00:00Z" };
    const faulty = JSON.stringify({ ...campaign, scheduling_details });
    const current = file("stored-with-slips.json", faulty);
    const path = file("slips.json", text);
    const dry = run([...update, "--no-lint", "--current", current, "--fix-dry-run", path]).stdout;
    expect(dry).toContain(`${path}: 2 changes to apply
[
  {"op":"replace","path":"/basic_details/platforms/0","value":"ANDROID"},
  {"op":"replace","path":"/delivery_controls/campaign_throttle_rpm","value":6000}
]
`);
    expect(readFileSync(path, "utf8")).toBe(text);
    const written = run([...update, "--no-lint", "--current", current, "--fix", path]).stdout;
    expect(written).toContain(`${path}: 2 changes applied\n`);
    expect(readFileSync(path, "utf8")).toBe(text.replace("android", "ANDROID").replace('"6000"', "6000"));
    expect(readFileSync(current, "utf8")).toBe(faulty);
  });

  it("restores stored members that the patch omits from a component", () => {
    const path = file("part.json", JSON.stringify({ basic_details: { name: "Christmas sale" } }));
    const check = [...update, "--no-lint", "--current", stored];
    expect(run([...check, path]).status).toBe(1);
    expect(run([...check, "--fix", path])).toMatchObject({ status: 0, stderr: "" });
    const { platforms, platform_specific_details } = campaign["basic_details"] ?? {};
    const basic_details = { name: "Christmas sale", platforms, platform_specific_details };
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ basic_details });
    expect(run([...check, path]).status).toBe(0);
  });

  it("does not change a patch without the stored campaign", () => {
    const text = JSON.stringify({ channel: "PUSH", basic_details: { name: "Christmas sale" } });
    const path = file("part-alone.json", text);
    expect(run([...update, "--no-lint", "--fix", path]).status).toBe(1);
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});

describe("an update with a number that would lose digits", () => {
  const large = (digits: string) => `{ "trigger_condition": { "trigger_delay_value": ${digits} } }`;
  const known = file("large-stored.json", large("9007199254740992"));
  const patch = file("large.json", large("9007199254740993"));
  it.each([
    ["body", "--operation update", patch],
    ["request", "--request", file("large-whole.json", `{ "body": ${large("9007199254740993")} }`)],
  ])("is not taken for the stored number in a %s", (name, options, path) => {
    const { status, stdout } = run(words(`check --format json ${options} --state ACTIVE --current ${known} ${path}`));
    const violations = [
      { rule: "input.json", message: `${name} cannot be compared with the stored campaign: ${LOST}` },
    ];
    expect([status, JSON.parse(stdout)]).toMatchObject([1, [{ ok: false, violations }]]);
  });

  it("is not taken for the stored number on a line", () => {
    const context = `{ "campaign": { "state": "ACTIVE", "body": ${large("9007199254740993")} } }`;
    const lines = [
      `{ "patch": ${large("9007199254740993")}, "context": { "campaign": { "body": ${large("1")} } } }`,
      `{ "patch": ${large("9007199254740992")}, "context": ${context} }`,
      `{ "patch": ${large("9007199254740992")}, "context": ${JSON.stringify(context)} }`,
    ];
    const options = ["--ndjson", "--body-at", "/patch", "--context-at", "/context", "-"];
    const { status, stdout } = run([...update, ...options], lines.join("\n"));
    expect(status).toBe(1);
    for (const line of stdout.trim().split("\n")) expect(line).toContain("9007199254740993 would lose digits");
  });

  it("is accepted if it is compared with nothing", () => {
    const stored = file("small-stored.json", "{}");
    const digits = file("digits.json", '{ "version_note": "9007199254740993" }');
    const args = [
      [...update, "--state", "ACTIVE", patch],
      ["check", patch],
      [...update, "--current", stored, digits],
    ];
    for (const line of args) expect(run(line).stdout).not.toContain("would lose digits");
  });
});
