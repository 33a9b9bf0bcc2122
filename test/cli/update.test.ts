import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Source } from "../../src/cli/source.js";
import { campaignOf } from "../../src/cli/subject-options.js";
import { type UpdateContext, validateUpdate } from "../../src/index.js";
import { file, folder, root, run } from "./run.js";

const stored = "samples/stored-campaign.json";
const campaign = JSON.parse(readFileSync(join(root, stored), "utf8")) as Record<string, object>;

const update = ["check", "--operation", "update"];

/** Runs the check of one file that holds a value, without colours or other files around it. */
function check(name: string, value: unknown, ...args: string[]) {
  const path = file(name, JSON.stringify(value, null, 2));
  const { status, stdout, stderr } = run([...update, ...args, path]);
  return { status, stderr, stdout: stdout.replaceAll(path, "patch.json") };
}

describe("what is known of the campaign", () => {
  // Edits what is locked, lacks what is stored, and would be a live activity.
  const patch = {
    campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY",
    basic_details: { name: "n", platforms: ["IOS"] },
    conversion_goal_details: { conversion_goals: [] },
    scheduling_details: { delivery_type: "ASAP" },
  };
  const path = file("locked.json", JSON.stringify(patch));

  it.each<[string[], UpdateContext["campaign"]]>([
    [[], undefined],
    [["--state", "OTHER"], { state: "OTHER" }],
    [["--state", "ACTIVE"], { state: "ACTIVE" }],
    [["--state", "SCHEDULED"], { state: "SCHEDULED" }],
    [["--state", "STOPPED"], { state: "STOPPED" }],
    [["--state", "ARCHIVED"], { state: "ARCHIVED" }],
    [["--current", stored], { body: campaign }],
    [["--current", stored, "--state", "DRAFT"], { body: campaign, state: "DRAFT" }],
    [["--current", stored, "--state", "ACTIVE"], { body: campaign, state: "ACTIVE" }],
    [["--current", stored, "--policy", "merge=member"], { body: campaign }],
  ])("with %j is what the engine is told", (args, known) => {
    const policies = args.includes("merge=member") ? { merge: "member" as const } : {};
    const result = validateUpdate(patch, { lint: true, campaign: known, policies });
    if (result.ok) throw new Error("the patch is valid");
    const { ok, status, body, violations, warnings, skipped } = result;
    const { stdout, stderr, status: exit } = run([...update, "--format", "json", ...args, path]);
    expect([exit, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout)).toEqual([{ file: path, ok, status, body, violations, warnings, skipped }]);
  });

  it("is told apart by that patch", () => {
    const contexts: UpdateContext[] = [
      {},
      { campaign: { state: "ACTIVE" } },
      { campaign: { state: "SCHEDULED" } },
      { campaign: { state: "STOPPED" } },
      { campaign: { state: "ARCHIVED" } },
      { campaign: { body: campaign } },
      { campaign: { body: campaign, state: "DRAFT" } },
      { campaign: { body: campaign, state: "ACTIVE" } },
      { campaign: { body: campaign }, policies: { merge: "member" } },
    ];
    const results = contexts.map((context) => JSON.stringify(validateUpdate(patch, context)));
    expect(new Set(results).size).toBe(contexts.length);
  });

  it("is not made up when nothing is said", () => {
    const known = { file: "f", source: new Source("null"), value: null };
    expect(campaignOf({ operation: "update" }, undefined)).toBe(undefined);
    expect(campaignOf({ operation: "update", state: "OTHER" }, undefined)).toEqual({ state: "OTHER" });
    expect(campaignOf({ operation: "update" }, known)).toEqual({ body: null });
    expect(campaignOf({ operation: "update", state: "DRAFT" }, known)).toEqual({ state: "DRAFT", body: null });
  });

  it("is nothing to a create request", () => {
    const sample = "samples/push-one-time.json";
    expect(run(["check", "--operation", "create", sample])).toEqual(run(["check", sample]));
  });
});

describe("a valid update", () => {
  it.each<[string, unknown, string[]]>([
    ["of a component", { delivery_controls: campaign["delivery_controls"], advanced: {} }, []],
    ["that publishes", { status: "PUBLISH" }, ["--current", stored]],
  ])("%s is valid", (_, patch, args) => {
    expect(check("valid.json", patch, ...args)).toEqual({
      status: 0,
      stderr: "",
      stdout: "✓ patch.json is valid\n\nNo errors in 1 file.\n",
    });
  });

  it("has no merged campaign in JSON", () => {
    const path = file("valid.json", JSON.stringify({ utm_params: { utm_source: "s", utm_medium: "m" } }));
    expect(JSON.parse(run([...update, "--format", "json", "--current", stored, path]).stdout)).toEqual([
      {
        file: path,
        ok: true,
        violations: [],
        warnings: [],
        skipped: validateUpdate({ utm_params: {} }, { lint: true, campaign: { body: campaign } }).skipped,
      },
    ]);
  });
});

describe("--format pretty", () => {
  it("shows where the stored campaign has what the patch lacks", () => {
    const patch = { scheduling_details: { start_time: "2027-01-15T15:00:00" } };
    expect(check("lacks.json", patch, "--current", stored)).toEqual({
      status: 1,
      stderr: "",
      stdout: `patch.json:2:3  error  structure.required
  scheduling_details.delivery_type is a mandatory field and must be one of "ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", \
"SEND_IN_USER_TIMEZONE", but is absent; the stored campaign has it, but scheduling_details replaces what is stored: \
send the whole object
  2 |   "scheduling_details": {
    |   ^^^^^^^^^^^^^^^^^^^^
  in the stored campaign: samples/stored-campaign.json:56:5
  56 |     "delivery_type": "AT_FIXED_TIME",
     |     ^^^^^^^^^^^^^^^

8 rules not checked: what they read is broken

1 error in 1 of 1 file.
`,
    });
  });

  it("shows in the stored campaign what is wrong there, and in the patch what no one has", () => {
    const { name: _, ...details } = campaign["basic_details"] as Record<string, unknown>;
    const faulty = { ...campaign, basic_details: { ...details, platforms: ["ANDROID", "ios"], __typo__: 1 } };
    const path = file("faulty-stored.json", JSON.stringify(faulty, null, 2));
    const { stdout, ...rest } = check("other.json", { advanced: {} }, "--current", path);
    expect(rest).toEqual({ status: 1, stderr: "" });
    expect(stdout.replaceAll(path, "stored.json")).toBe(`patch.json:1:1  error  structure.required
  basic_details.name is a mandatory field and must be a string, but is absent
  1 | {
    | ^

patch.json  error  structure.enum
  basic_details.platforms[1] must be one of "ANDROID", "IOS", "WEB", but is "ios"; did you mean "IOS"?
  in the stored campaign: stored.json:8:7
  8 |       "ios"
    |       ^^^^^

patch.json  warning  member.known
  basic_details.__typo__ is not known here and probably has no effect
  in the stored campaign: stored.json:21:5
  21 |     "__typo__": 1
     |     ^^^^^^^^^^

5 rules not checked: what they read is broken

2 errors and 1 warning in 1 of 1 file.
`);
  });

  it("tells apart what the patch takes away, and what it leaves", () => {
    const faulty = { ...campaign, basic_details: { ...campaign["basic_details"], name: 1 } };
    const path = file("faulty-basics.json", JSON.stringify(faulty, null, 2));
    const patch = { basic_details: { tags: ["a"] }, campaign_content: { content: { push: { android: {} } } } };
    const places = (...args: string[]) => {
      const { stdout } = check("parts.json", patch, "--current", path, ...args);
      const lines = stdout
        .replaceAll(path, "stored.json")
        .matchAll(/^(?:patch|.*: stored)\.json.*|^ {2}\w+(?:\.\w+)+/gmu);
      return [...lines].map(([line]) => line.trim());
    };
    expect(places()).toEqual([
      "patch.json:2:3  error  structure.required",
      "basic_details.name",
      "in the stored campaign: stored.json:6:5",
      "patch.json:2:3  error  structure.required",
      "basic_details.platforms",
      "in the stored campaign: stored.json:7:5",
      "patch.json:2:3  error  structure.required",
      "basic_details.platform_specific_details",
      "in the stored campaign: stored.json:11:5",
    ]);
    expect(places("--policy", "merge=member")).toEqual([
      "patch.json  error  structure.type",
      "basic_details.name",
      "in the stored campaign: stored.json:6:13",
      "patch.json:9:7  warning  content.targeted-platform-has-content",
      "campaign_content.content.push.ios",
      "in the stored campaign: stored.json:36:9",
    ]);
  });

  it.each<[string, unknown, string[], string]>([
    [
      "without a place what is said of the campaign as such",
      { advanced: {} },
      ["--state", "STOPPED"],
      `patch.json  error  update.state-allows-changes
  campaign_id must be a campaign that can be changed, but it is STOPPED: no update is allowed
`,
    ],
    [
      "the whole patch when that is no object",
      [],
      ["--current", stored],
      `patch.json:1:1  error  structure.type
  body has an invalid value, expected type object but got array
  1 | []
    | ^^
`,
    ],
    [
      "the whole stored campaign when that is no object",
      { advanced: {} },
      ["--current", file("null.json", "null")],
      `patch.json  error  update.stored-unreadable
  body cannot be merged into the stored campaign, because that is no object that can be read
  in the stored campaign: ${join(folder, "null.json")}:1:1
  1 | null
    | ^^^^
`,
    ],
  ])("shows %s", (_, patch, args, expected) => {
    expect(check("whole.json", patch, ...args)).toEqual({
      status: 1,
      stderr: "",
      stdout: `${expected}\n1 error in 1 of 1 file.\n`,
    });
  });

  it("lets no control character of the stored campaign or its name through", () => {
    const steering = "\u001b[2J\u0007\u009b\u202e";
    const text = JSON.stringify({ ...campaign, channel: steering }).replace("\\u001b", "\u007f");
    const { stdout } = check("steered.json", { advanced: {} }, "--current", file(`stored${steering}.json`, text));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
    expect(stdout).toContain("  in the stored campaign: ");
    expect(stdout).toContain("stored\\u{1b}[2J\\u{7}\\u{9b}\\u{202e}.json:1:12");
  });

  it("names the stored campaign also when that is nested too deeply for positions", () => {
    const deep = `{"channel":"push","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const path = file("deep-stored.json", deep);
    const { stdout } = check("shallow.json", { utm_params: null }, "--current", path);
    expect(stdout).toContain(`  in the stored campaign: ${path}\n`);
  });
});

describe("wrong usage", () => {
  it.each<[string, string[], string]>([
    [
      "--state of a create request",
      ["--state", "ACTIVE"],
      "error: option '--state' is about a campaign that is updated; add --operation update or --request\n",
    ],
    [
      "--current of a create request",
      ["--operation", "create", "--current", stored],
      "error: option '--current' is about a campaign that is updated; add --operation update or --request\n",
    ],
    [
      "a state in another case",
      ["--operation", "update", "--state", "active"],
      "error: option '--state <state>' argument 'active' is invalid. Unknown state \"active\"; did you mean \"ACTIVE\"?\n",
    ],
    [
      "an unknown operation",
      ["--operation", "publish"],
      'error: option \'--operation <name>\' argument \'publish\' is invalid. Unknown operation "publish"; known: "create", "update"\n',
    ],
    [
      "a stored campaign that does not exist",
      ["--operation", "update", "--current", "no-such-file.json"],
      "campaign-rules: ENOENT: no such file or directory, open 'no-such-file.json'\n",
    ],
    [
      "a stored campaign that is a folder",
      ["--operation", "update", "--current", "samples"],
      "campaign-rules: samples: EISDIR: illegal operation on a directory, read\n",
    ],
    [
      "a stored campaign that is malformed",
      ["--operation", "update", "--current", file("malformed-stored.json", '{\n  "a": 1,\n}')],
      `campaign-rules: ${join(folder, "malformed-stored.json")}:3:1: not valid JSON: property name expected\n`,
    ],
  ])("%s", (_, args, stderr) => {
    for (const format of ["pretty", "json"]) {
      expect(run(["check", ...args, "--format", format, stored])).toEqual({ status: 2, stdout: "", stderr });
    }
  });
});

describe("--fix", () => {
  const text = `{
  "basic_details": { "name": "n", "platforms": ["android"], "platform_specific_details": {} },
  "delivery_controls": { "campaign_throttle_rpm": "6000" }
}
`;

  it("repairs the patch, and leaves the stored campaign as it is", () => {
    const faulty = {
      ...campaign,
      scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time: "2027-01-15T15:00:00Z" },
    };
    const current = file("stored-with-slips.json", JSON.stringify(faulty));
    const path = file("slips.json", text);
    const dry = run([...update, "--no-lint", "--current", current, "--fix-dry-run", path]).stdout;
    expect(dry).toContain(`${path}: 2 changes to make
[
  {"op":"replace","path":"/basic_details/platforms/0","value":"ANDROID"},
  {"op":"replace","path":"/delivery_controls/campaign_throttle_rpm","value":6000}
]
`);
    expect(readFileSync(path, "utf8")).toBe(text);
    const written = run([...update, "--no-lint", "--current", current, "--fix", path]).stdout;
    expect(written).toContain(`${path}: 2 changes written\n`);
    expect(readFileSync(path, "utf8")).toBe(text.replace("android", "ANDROID").replace('"6000"', "6000"));
    expect(readFileSync(current, "utf8")).toBe(JSON.stringify(faulty));
  });
});
