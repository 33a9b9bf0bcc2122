import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { endedWith, file, folder, run, STEERING, sample } from "./run.js";

const stored = "samples/stored-campaign.json";
const campaign = sample("stored-campaign.json");

/** Checks one file with a value, without colours or other files. */
function check(name: string, value: unknown, ...args: string[]) {
  const path = file(name, JSON.stringify(value, null, 2));
  const { status, stdout, stderr } = run(["check", "--operation", "update", ...args, path]);
  return { status, stderr, stdout: stdout.replaceAll(path, "patch.json") };
}

describe("the report of an update", () => {
  it("shows the place in the stored campaign of a member that the patch lacks", () => {
    const patch = { scheduling_details: { start_time: "2027-01-15T15:00:00" } };
    const stdout = `patch.json:2:3  error  structure.required
  scheduling_details.delivery_type is a mandatory field and must be one of "ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", \
"SEND_IN_USER_TIMEZONE", but is absent; the stored campaign has "AT_FIXED_TIME", but scheduling_details replaces what is stored: \
send the whole object
  2 |   "scheduling_details": {
    |   ^^^^^^^^^^^^^^^^^^^^
  in the stored campaign: samples/stored-campaign.json:56:5
  56 |     "delivery_type": "AT_FIXED_TIME",
     |     ^^^^^^^^^^^^^^^

10 rules skipped: the fields they read are invalid
--policy merge=member, if the service agrees, accepts scheduling_details.delivery_type

1 error in 1 of 1 file.
`;
    expect(check("lacks.json", patch, "--current", stored)).toEqual(endedWith(1, stdout));
  });

  it("shows problems of the stored campaign there, and members absent from both in the patch", () => {
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

5 rules skipped: the fields they read are invalid

2 errors and 1 warning in 1 of 1 file.
`);
  });

  it("distinguishes members that the patch removes from those that it keeps", () => {
    const faulty = { ...campaign, basic_details: { ...campaign["basic_details"], name: 1 } };
    const path = file("faulty-basics.json", JSON.stringify(faulty, null, 2));
    const patch = { basic_details: { tags: ["a"] }, campaign_content: { content: { push: { android: {} } } } };
    const places = (...args: string[]) => {
      const { stdout } = check("parts.json", patch, "--current", path, ...args);
      const named = /^(?:patch|.*: stored)\.json.*|^ {2}\w+(?:\.\w+)+|^ {2}\w+ lacks \d/gmu;
      const lines = stdout.replaceAll(path, "stored.json").match(named);
      return lines?.map((line) => line.trim());
    };
    expect(places()).toEqual([
      "patch.json:2:3  error  structure.required",
      "basic_details lacks 3",
      "in the stored campaign: stored.json:6:5",
      "in the stored campaign: stored.json:7:5",
      "in the stored campaign: stored.json:11:5",
    ]);
    expect(places("--policy", "merge=member")).toEqual([
      "patch.json:9:7  warning  content.targeted-platform-has-content",
      "campaign_content.content.push.ios",
      "in the stored campaign: stored.json:36:9",
      "patch.json  error  structure.type",
      "basic_details.name",
      "in the stored campaign: stored.json:6:13",
    ]);
  });

  it.each<[string, unknown, string[], string]>([
    [
      "without a place, violations about the campaign as such",
      { advanced: {} },
      ["--state", "STOPPED"],
      `patch.json  error  update.state-allows-changes
  campaign_id must be a campaign that can be changed, but it is STOPPED: no update is allowed
`,
    ],
    [
      "the whole patch if that is not an object",
      [],
      ["--current", stored],
      `patch.json:1:1  error  structure.type
  body has an invalid value, expected type object but got array
  1 | []
    | ^^
`,
    ],
    [
      "the whole stored campaign if that is not an object",
      { advanced: {} },
      ["--current", file("null.json", "null")],
      `patch.json  error  update.stored-unreadable
  body cannot be merged into the stored campaign, because the stored campaign is not a readable object
  in the stored campaign: ${join(folder, "null.json")}:1:1
  1 | null
    | ^^^^
`,
    ],
  ])("shows %s", (_, patch, args, expected) => {
    expect(check("whole.json", patch, ...args)).toEqual(endedWith(1, `${expected}\n1 error in 1 of 1 file.\n`));
  });

  it("escapes control characters of the stored campaign and its name", () => {
    const steering = "\u001b[2J\u0007\u009b\u202e";
    const text = JSON.stringify({ ...campaign, channel: steering }).replace("\\u001b", "\u007f");
    const { stdout } = check("steered.json", { advanced: {} }, "--current", file(`stored${steering}.json`, text));
    expect(stdout).not.toMatch(STEERING);
    expect(stdout).toContain("  in the stored campaign: ");
    expect(stdout).toContain("stored\\u{1b}[2J\\u{7}\\u{9b}\\u{202e}.json:1:12");
  });

  it("has the position in the stored campaign however deeply that is nested", () => {
    const deep = `{"channel":"push","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const path = file("deep-stored.json", deep);
    const { stdout } = check("shallow.json", { utm_params: null }, "--current", path);
    expect(stdout).toContain(`  in the stored campaign: ${path}:1:12\n`);
  });
});
