import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { planUpdate } from "../../src/index.js";
import { withValue } from "../support/json.js";
import { reordered } from "../support/updates.js";
import { file, folder, refused, root, run, sample, sampleText, words } from "./run.js";

type Campaign = Record<string, Record<string, unknown>>;

const text = sampleText("stored-campaign.json");
const campaign = JSON.parse(text) as Campaign;
const stored = file("stored.json", text);

/** Writes a desired campaign, which is the stored one with one other value. Returns its path. */
function desiredWith(place: (string | number)[], value: unknown, of: unknown = campaign): string {
  return file("desired.json", JSON.stringify(withValue(of, place, value), null, 2));
}

/** The output, with short names for the files. */
function plan(line: string, input = "") {
  const { status, stdout, stderr } = run(words(`plan ${line}`), input);
  const short = (output: string) => output.replaceAll(`${folder}/`, "");
  return { status, lines: short(stdout).trimEnd().split("\n"), stderr: short(stderr) };
}

/** The result in JSON. */
function planJson(line: string) {
  const { status, stdout, stderr } = run(words(`plan --format json ${line}`));
  return { status, stderr, result: JSON.parse(stdout) as unknown };
}

const SPRING = '~ basic_details.name: "Winter sale" → "Spring"';
const renamed = (of?: unknown) => desiredWith(["basic_details", "name"], "Spring", of);
const NOTHING = "Nothing to do: the stored campaign is as desired.";
const STATE = "not checked: whether the campaign's state allows this update; add --state";

describe("a number that would lose digits is rejected, whichever campaign has it", () => {
  const withId = (id: string) => file(`${id.slice(0, 20)}.json`, `{"a":"9007199254740993",\n "id": ${id}}`);

  const lost = "9007199254740993 -90071992547409930 1e400 9007199254740993.0 0.9007199254740993e16 1e-400";
  it.each(words(lost))("%s", (id) => {
    const problem = `${id} would lose digits; leave it out of both campaigns, and compare it yourself`;
    const stderr = expect.stringContaining(`${id.slice(0, 20)}.json:2:8: ${problem}`);
    expect(plan(`${withId(id)} ${withId("1")}`)).toMatchObject({ status: 2, stderr });
    expect(plan(`${withId("1")} ${withId(id)}`)).toMatchObject({ status: 2, stderr });
  });

  it("with its beginning, if it is long", () => {
    const id = "1".repeat(50);
    const { stderr } = plan(`${withId(id)} ${withId("1")}`);
    expect(stderr).toContain(`:2:8: ${"1".repeat(40)}… would lose digits`);
  });

  const kept = "9007199254740992 9007199254740991 0.1000000000000000055 1E2 -0 0e9 0.10e2 1e22 1e23";
  it.each(words(kept))("but not %s", (id) => {
    expect(plan(`${withId(id)} ${withId(id)}`)).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("a plan", () => {
  it("has nothing to do if the campaigns are equal, in any order", () => {
    const other = file("other-order.json", JSON.stringify(reordered(campaign)));
    for (const options of ["", "--state STOPPED"]) {
      expect(plan(`${options} ${stored} ${other}`)).toEqual({ status: 0, lines: [NOTHING], stderr: "" });
    }
  });

  it("lists changed, new and removed fields, and the fields to send", () => {
    const [basic, controls] = [campaign["basic_details"], campaign["delivery_controls"]];
    const { campaign_throttle_rpm: _, ...slower } = controls ?? {};
    const desired = desiredWith([], {
      ...campaign,
      basic_details: { ...basic, name: "Spring", tags: [] },
      delivery_controls: { ...slower, bypass_dnd: true },
      utm_params: { utm_source: "app", utm_medium: "push" },
    });
    expect(plan(`--state ACTIVE ${stored} ${desired}`)).toEqual({
      status: 3,
      lines: [
        SPRING,
        '- basic_details.tags[0]: "sale"',
        "~ delivery_controls.bypass_dnd: false → true",
        "- delivery_controls.campaign_throttle_rpm: 6000",
        '+ utm_params: { "utm_source": "app", "utm_medium": "push" }',
        "",
        "3 fields to update: basic_details, delivery_controls, utm_params.",
      ],
      stderr: "",
    });
  });

  it("says what was not checked, and warns", () => {
    const desired = desiredWith(["delivery_controls", "bypass_dnt"], true);
    const { status, lines } = plan(`${stored} ${desired}`);
    expect(status).toBe(3);
    expect(lines.slice(0, 5)).toEqual([
      "+ delivery_controls.bypass_dnt: true",
      "",
      "desired.json:68:5  warning  member.known",
      '  delivery_controls.bypass_dnt is not known here and probably has no effect; did you mean "bypass_dnd"?',
      '  68 |     "bypass_dnt": true',
    ]);
    expect(lines.slice(-3)).toEqual([STATE, "", "1 field to update: delivery_controls."]);
    const silent = plan(`--no-lint --state DRAFT ${stored} ${desired}`).lines;
    expect(silent).toEqual(["+ delivery_controls.bypass_dnt: true", "", "1 field to update: delivery_controls."]);
  });

  it("says which rules were skipped", () => {
    const email = sample("email-promotional.json");
    const before = file("email.json", JSON.stringify(email));
    const desired = desiredWith(["basic_details", "send_only_double_opt_in_users"], true, email);
    expect(plan(`--no-lint --state DRAFT ${before} ${desired}`).lines.at(-3)).toBe(
      "1 rule skipped: it is unknown whether the workspace has DOUBLE_OPT_IN; " +
        "add --feature DOUBLE_OPT_IN if it does, or list its features in a --workspace file",
    );
    const { status, lines } = plan(`--state DRAFT --feature QUEUING ${before} ${desired}`);
    expect([status, lines[2], lines.at(-1)]).toEqual([
      1,
      expect.stringMatching(/^desired\.json:\d+:\d+ {2}error {2}basic-details\.double-opt-in-enabled$/u),
      "The update is not possible: 1 error.",
    ]);
  });

  it("sends single members with the policy member", () => {
    const desired = desiredWith(["delivery_controls", "bypass_dnd"], true);
    const result = { delivery_controls: { bypass_dnd: true } };
    expect(planJson(`--policy merge=member ${stored} ${desired}`)).toEqual({ status: 3, stderr: "", result });
  });

  it("reads either campaign from standard input, and not both", () => {
    const desired = renamed();
    const lines = [SPRING, "", "1 field to update: basic_details."];
    const planned = { status: 3, lines, stderr: "" };
    expect(plan(`--state DRAFT - ${desired}`, text)).toEqual(planned);
    expect(plan(`--state DRAFT ${stored} -`, readFileSync(desired, "utf8"))).toEqual(planned);
    expect(run(["plan", "-", "-"], text)).toEqual(refused("only one file can be standard input"));
  });
});

describe("a forbidden update", () => {
  it("says that there are more errors than are listed", () => {
    const desired = desiredWith(["basic_details", "tags"], Array(101).fill(1));
    const last = "The update is not possible: more than 100 errors.";
    expect(plan(`${stored} ${desired}`).lines.at(-1)).toBe(last);
  });

  it("names standard input", () => {
    const { lines } = plan(`${stored} -`, "{");
    expect(lines.filter((line) => line.includes("input.json"))).toEqual(["<stdin>:1:2  error  input.json"]);
  });

  it("is shown with its changes, and every violation at its place", () => {
    const { advanced: _, ...others } = campaign;
    const changed = withValue(others, ["scheduling_details", "start_time"], "2027-01-16T15:00:00");
    const desired = desiredWith(["created_by"], "jo@example.com", changed);
    expect(plan(`--state ACTIVE ${stored} ${desired}`)).toEqual({
      status: 1,
      lines: [
        '~ created_by: "maria.keller@example.com" → "jo@example.com"',
        '~ scheduling_details.start_time: "2027-01-15T15:00:00" → "2027-01-16T15:00:00"',
        '- advanced: { "expiration_settings": { "expire_notification_after_value": 12, "expire_notif…',
        "",
        "desired.json:4:17  error  plan.member-updatable",
        "  created_by differs from the stored campaign, but is not a member that an update can change",
        '  4 |   "created_by": "jo@example.com",',
        "    |                 ^^^^^^^^^^^^^^^^",
        "",
        "desired.json:62:19  error  update.start-time-unchanged",
        '  scheduling_details.start_time cannot be changed while ACTIVE: stored "2027-01-15T15:00:00", sent "2027-01-16T15:00:00"',
        '  62 |     "start_time": "2027-01-16T15:00:00"',
        "     |                   ^^^^^^^^^^^^^^^^^^^^^",
        "",
        "desired.json  error  plan.member-kept",
        "  advanced is stored, but absent from the desired campaign: an update cannot remove it",
        "  in the stored campaign: stored.json:64:15",
        '  64 |   "advanced": {',
        "     |               ^",
        "",
        "The update is not possible: 3 errors.",
      ],
      stderr: "",
    });
  });

  it("is shown at the stored value that an update of single members cannot remove", () => {
    const { name: _, ...basic } = campaign["basic_details"] ?? {};
    const desired = desiredWith(["basic_details"], basic);
    const { lines } = plan(`--policy merge=member --state DRAFT ${stored} ${desired}`);
    expect(lines.slice(2, 7)).toEqual([
      "desired.json  error  plan.member-kept",
      "  basic_details.name is stored, but absent from the desired campaign: an update cannot remove it",
      "  in the stored campaign: stored.json:6:13",
      '  6 |     "name": "Winter sale",',
      "    |             ^^^^^^^^^^^^^",
    ]);
  });

  it("is an object like those of check with --format json", () => {
    const desired = withValue(campaign, ["created_by"], "jo@example.com");
    const path = desiredWith([], desired);
    const planned = planUpdate(campaign, desired, { campaign: {} });
    const result = { file: path, ...planned, truncated: undefined, schemaVersion: 1 };
    expect(planJson(`${stored} ${path}`)).toEqual({ status: 1, stderr: "", result });
  });

  it("is forbidden if the desired campaign is malformed or repeats a key", () => {
    expect(plan(`${stored} ${file("desired.json", '{ "channel": }')}`)).toEqual({
      status: 1,
      lines: [
        "desired.json:1:14  error  input.json",
        "  body is not valid JSON: value expected at line 1, column 14",
        '  1 | { "channel": }',
        "    |              ^",
        "",
        "The update is not possible: 1 error.",
      ],
      stderr: "",
    });
    const repeated = file("desired.json", `{ "channel": "PUSH", ${text.trim().slice(1)}`);
    expect(plan(`${stored} ${repeated}`).lines.at(-1)).toBe("The update is not possible: 1 error.");
    const { status, lines } = plan(`--rule input.json-unique-keys=off ${stored} ${repeated}`);
    expect([status, lines]).toEqual([0, [NOTHING]]);
  });
});

describe("with --format json", () => {
  it("the body to send is printed, or an empty one", () => {
    const desired = desiredWith(["basic_details", "name"], "Spring \u202e");
    const { status, stdout } = run(["plan", "--format", "json", stored, desired]);
    const basic = { ...campaign["basic_details"], name: "Spring \u202e" };
    expect([status, JSON.parse(stdout)]).toEqual([3, { basic_details: basic }]);
    expect(stdout).toContain('"Spring \\u202e"');
    expect(run(["plan", "--format", "json", stored, stored])).toEqual({ status: 0, stdout: "{}\n", stderr: "" });
  });

  it("a body that is nested too deeply to be printed is reported", () => {
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const controls = '"delivery_controls": {';
    const desired = file("desired.json", text.replace(controls, `${controls} "deep": ${deep},`));
    const problem = `${desired}: nested too deeply to be printed`;
    expect(run(["plan", "--format", "json", stored, desired])).toEqual(refused(problem));
    const { lines } = plan(`--no-lint --state DRAFT ${stored} ${desired}`);
    const change = `+ delivery_controls.deep: ${'{ "a": '.repeat(11)}{ …`;
    expect(lines).toEqual([change, "", "1 field to update: delivery_controls."]);
  });
});

describe("a list of changes", () => {
  it("ends after 200", () => {
    const tags = Array.from({ length: 202 }, (_, index) => `tag ${index}`);
    const before = file("many.json", JSON.stringify(withValue(campaign, ["basic_details", "tags"], [])));
    const { lines } = plan(`--state DRAFT ${before} ${desiredWith(["basic_details", "tags"], tags)}`);
    expect(lines.slice(198)).toEqual([
      '+ basic_details.tags[198]: "tag 198"',
      '+ basic_details.tags[199]: "tag 199"',
      "… and 2 other changes",
      "",
      "1 field to update: basic_details.",
    ]);
  });

  const controls = '{ "bypass_dnd": false, "campaign_throttle_rpm": 6000, "count_for_frequency_capp…';
  it.each<[string, string, unknown, string]>([
    ["an object becomes a text", "delivery_controls", "n", `${controls} → "n"`],
    ["an object becomes null", "delivery_controls", null, `${controls} → null`],
    ["an object becomes an array", "delivery_controls", ["n"], `${controls} → ["n"]`],
    ["an array becomes a text", "basic_details.tags", "n", '["sale"] → "n"'],
    ["a text becomes an array", "basic_details.name", ["n"], '"Winter sale" → ["n"]'],
    ["a text becomes an object", "basic_details.name", { a: 1 }, '"Winter sale" → { "a": 1 }'],
  ])("has one change if %s", (_, path, value, change) => {
    const { lines } = plan(`--no-lint --state DRAFT ${stored} ${desiredWith(path.split("."), value)}`);
    expect(lines.slice(0, 2)).toEqual([`~ ${path}: ${change}`, ""]);
  });

  it("leaves out equal values, and values that are not compared", () => {
    const before = file("with-id.json", JSON.stringify({ ...campaign, campaign_id: "c-1", list: [1, { a: 2 }] }));
    const others = { request_id: "r-1", ...campaign, list: [1, { a: 3 }] };
    const desired = renamed(others);
    const { status, lines } = plan(`--state DRAFT ${before} ${desired}`);
    const changes = [SPRING, "~ list[1].a: 2 → 3"];
    expect([status, lines.slice(0, 3)]).toEqual([1, [...changes, ""]]);
  });

  it("shows any value on one line, without control characters", () => {
    const values = [null, [], {}, [1, "a\nb"], "\u202e".repeat(100), { "a\u0007": 1 }];
    const long = ["a".repeat(78), "a".repeat(79), { ["k".repeat(1000)]: 1 }, `${"a".repeat(77)}😀`];
    const desired = desiredWith(["basic_details", "tags"], [...values, ...long]);
    const lines = plan(`--no-lint --state DRAFT ${stored} ${desired}`).lines.slice(0, 10);
    expect(lines).toEqual([
      '~ basic_details.tags[0]: "sale" → null',
      "+ basic_details.tags[1]: []",
      "+ basic_details.tags[2]: {}",
      '+ basic_details.tags[3]: [1, "a\\nb"]',
      `+ basic_details.tags[4]: "${"\\u{202e}".repeat(78)}…`,
      '+ basic_details.tags[5]: { "a\\u0007": 1 }',
      `+ basic_details.tags[6]: "${"a".repeat(78)}"`,
      `+ basic_details.tags[7]: "${"a".repeat(78)}…`,
      `+ basic_details.tags[8]: { "${"k".repeat(76)}…`,
      `+ basic_details.tags[9]: "${"a".repeat(77)}…`,
    ]);
  });
});

describe("a command that fails exits with 2, and not like a forbidden update", () => {
  const malformed = file("malformed.json", "{");
  const repeated = file("repeated.json", '{"channel":"PUSH",\n"utm_params":{"a":"1","a":"2"}}');
  const twice = 'repeated.json:2:23: the key "a" is repeated; it first appears at line 2, column 15';

  it.each([
    ["a file that does not exist", `${stored} no-such.json`, "no-such.json: file not found"],
    ["a malformed stored campaign", `${malformed} ${stored}`, "malformed.json:1:2: not valid JSON"],
    ["a stored campaign that repeats a key", `${repeated} ${stored}`, twice],
    ["a missing argument", stored, "missing required argument 'desired'"],
    ["an unknown option", `--fix ${stored} ${stored}`, "unknown option '--fix'"],
    ["an unknown state", `--state PAUSED ${stored} ${stored}`, "option '--state <state>' argument 'PAUSED' is invalid"],
    ["a level", `--rule plan.member-kept=off ${stored} ${stored}`, "The rule plan.member-kept is always an error"],
    ["an exception", `--except plan.member-kept=a ${stored} ${stored}`, "The rule plan.member-kept has no exceptions"],
  ])("%s", (_, line, message) => {
    const { status, lines, stderr } = plan(line);
    expect([status, lines]).toEqual([2, [""]]);
    expect(stderr).toMatch(/^campaign-rules: /u);
    expect(stderr).toContain(message);
  });

  it("a custom rule that throws", () => {
    const rule = `{ id: "acme.rule", scope: "update", reads: {}, message: "no", check() { throw new Error("oops"); } }`;
    const source = `import { defineRule } from "${join(root, "dist/index.js")}";
      export default { customRules: [defineRule(${rule})] };`;
    const config = file("campaign-rules.plan.mjs", source);
    const desired = renamed();
    const problem = `${desired}: the rule acme.rule failed: oops`;
    expect(run(["plan", "--config", config, stored, desired])).toEqual(refused(problem));
  });
});

it("other commands do not load it", () => {
  const dist = join(root, "dist");
  const textOf = (name: string) => readFileSync(join(dist, name), "utf8");
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const imports = textOf(name).matchAll(/(?:from|import) ?"\.\/([\w-]+\.js)"/gu);
    for (const [, other = ""] of imports) load(other);
  };
  load("cli.js");
  const scripts = readdirSync(dist).filter((name) => name.endsWith(".js"));
  const holders = scripts.filter((name) => textOf(name).includes("The update is not possible"));
  expect(holders).not.toEqual([]);
  expect([loaded.size > 1, [...loaded].filter((name) => holders.includes(name))]).toEqual([true, []]);
});
