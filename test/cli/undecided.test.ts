import { describe, expect, it } from "vitest";
import type { FileResult } from "../../src/text/request/check-text.js";
import { file, linesOf, results, run, sample, sampleText, words } from "./run.js";
import { update as wholeUpdate } from "./whole-request-run.js";

const email = sample("email-promotional.json");
const optIn = { ...email["basic_details"], send_only_double_opt_in_users: true };
const gated = { ...email, basic_details: optIn };
const wrong = { scheduling_details: { delivery_type: 7 } };

const REST = "the rest of the campaign is unknown; add --current FILE";
const CHANNEL = ", or at least --channel PUSH or --channel EMAIL";
const STATE = "not checked: whether the campaign's state allows this update; add --state";
const OPT_IN =
  "1 rule skipped: it is unknown whether the workspace has DOUBLE_OPT_IN; " +
  "add --feature DOUBLE_OPT_IN if it does, or list its features in a --workspace file";

const name = (text: string) => `${text.replaceAll(" ", "-")}.json`;
const stored = file("stored.json", sampleText("stored-campaign.json"));

/** The output for a file, without its name and the findings. */
function printedFor(title: string, body: unknown, options: string) {
  const path = file(name(title), JSON.stringify(body));
  const { status, stdout } = run(words(`check --verbose --no-lint ${options} ${path}`));
  const lines = stdout.trimEnd().replaceAll(path, "FILE").split("\n");
  return { status, notes: lines.filter((line) => /✓|rules? skipped:|not checked:/u.test(line)), last: lines.at(-1) };
}

const VALID = "✓ FILE is valid";
const INVALID = "4 rules skipped: the fields they read are invalid";

/** The output for a valid file for which all rules are decided. */
const decided = { status: 0, notes: [VALID], last: "No errors in 1 file." };

/** The output for a valid file for which some rules are skipped. */
const skipping = (count: number, why: string, ...notes: string[]) => ({
  status: 0,
  notes: [VALID, `  ${count} rules skipped: ${why}`, ...notes],
  last: `No errors in 1 file; ${count} rules skipped.`,
});

/** The output for a file with one error. */
const failing = (...notes: string[]) => ({ status: 1, notes, last: "1 error in 1 of 1 file." });

const ONE_SKIPPED = "No errors in 1 file; 1 rule skipped.";
const TWO_FEATURES =
  "it is unknown whether the workspace has DOUBLE_OPT_IN, BRAND_DEDUPLICATION; add " +
  "--feature DOUBLE_OPT_IN --feature BRAND_DEDUPLICATION if it does, or list its features in a --workspace file";

const UPDATE = "--operation update";
const patch = { basic_details: { name: "Sale" } };
const becoming = (campaign_delivery_type: string) => ({ campaign_delivery_type });
const deduplicating = { ...email, basic_details: { ...optIn, deduplication_attribute: "brand" } };
const headers = { Authorization: "Basic dzpr", "SVC-APPKEY": "w" };
const creation = { method: "POST", path: "/core-services/v1/campaigns", headers };

describe("skipped rules are mentioned for", () => {
  it.each<[string, unknown, options: string, ReturnType<typeof printedFor>]>([
    ["a body for which all rules are decided", email, "", decided],
    ["a gated member of unknown features", gated, "", { ...decided, notes: [VALID, `  ${OPT_IN}`], last: ONE_SKIPPED }],
    ["nothing if a feature is named", gated, "--feature DOUBLE_OPT_IN", decided],
    ["a body with one wrong field", { ...email, ...wrong }, "", failing(INVALID)],
    ["a wrong field and a gated member, for each separately", { ...gated, ...wrong }, "", failing(INVALID, OPT_IN)],
    ["rules of two features", deduplicating, "", skipping(2, TWO_FEATURES)],
    ["a patch for an unknown campaign", patch, UPDATE, skipping(10, REST + CHANNEL, `  ${STATE}`)],
    ["a patch for a campaign with a known state", patch, `${UPDATE} --state ACTIVE`, skipping(10, REST + CHANNEL)],
    [
      "a patch for a known channel",
      becoming("PERIODIC"),
      `${UPDATE} --channel Push --state ACTIVE`,
      skipping(12, REST),
    ],
    ["a patch for a known campaign", becoming("ONE_TIME"), `${UPDATE} --current ${stored} --state ACTIVE`, decided],
    ["a whole request", { ...wholeUpdate, body: patch }, "--request", skipping(10, REST + CHANNEL, `  ${STATE}`)],
    ["nothing for a whole request to create", { ...creation, body: email }, "--request", decided],
  ])("%s", (title, body, options, expected) => expect(printedFor(title, body, options)).toEqual(expected));

  it("a draft without members that rules read", () => {
    const draft = file("draft.json", JSON.stringify({ channel: "EMAIL" }));
    const options = `${UPDATE} --policy drafts=in-progress --state DRAFT --current ${draft}`;
    expect(printedFor("draft", becoming("PERIODIC"), options).notes).toEqual([
      VALID,
      "  12 rules skipped: the draft still lacks fields that they read",
    ]);
  });

  it("several files in the summary", () => {
    const patches = ["one.json", "two.json"].map((one) => file(one, JSON.stringify(patch)));
    const { status, stdout } = run(["check", ...words(UPDATE), "--quiet", ...patches, file("three.json", "{}")]);
    expect([status, stdout]).toEqual([0, "No errors in 3 files; rules were skipped in 2 of them.\n"]);
  });
});

describe("--channel", () => {
  it.each([
    ["of an unknown channel", `${UPDATE} --channel sms`, 'Unknown channel "sms"; known: "PUSH", "EMAIL"'],
    ["that is misspelt", `${UPDATE} --channel emial`, 'Unknown channel "emial"; did you mean "EMAIL"?'],
    ["without an update", "--channel PUSH", "option '--channel' requires --operation update or --request"],
  ])("%s is wrong", (_, options, problem) => {
    const stderr = expect.stringContaining(problem) as string;
    expect(run(words(`check ${options} ${stored}`))).toEqual({ status: 2, stdout: "", stderr });
  });

  it.each(["email", "Email", "EMAIL"])("%s sets the channel of a patch, also with --ndjson", (channel) => {
    const line = JSON.stringify({ campaign_delivery_type: "LOCATION_TRIGGERED" });
    const args = words(`${UPDATE} --channel ${channel} -`);
    const ofLines = linesOf<FileResult>(run(["check", "--ndjson", ...args], line).stdout);
    for (const found of [results(args, line), ofLines]) {
      expect(found.map(({ violations }) => violations.map(({ path }) => path))).toEqual([["campaign_delivery_type"]]);
    }
  });
});
