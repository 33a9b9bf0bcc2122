import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { call } from "../support/call.js";
import { connect } from "../support/connect.js";

const client = await connect();
const validate = (args: Record<string, unknown>) => call(client, "validate_campaign", args);

const sample = (name: string) => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), "utf8");
const valid = sample("push-one-time.json");

const ACCEPTED = {
  ...{ ok: true, errors: 0, warnings: 0, more: false, findings: [], undecided: [], skipped: [] },
  ...{ truncated: false, omitted: { findings: 0, undecided: 0, skipped: 0 } },
};
const REJECTED = { ...ACCEPTED, ok: false, status: 400, code: "400 Bad Request", errors: 1 };

describe("validate_campaign", () => {
  it("accepts a valid body, as a value and as text", async () => {
    expect(await validate({ body: JSON.parse(valid) })).toEqual(ACCEPTED);
    expect(await validate({ text: valid })).toEqual(ACCEPTED);
  });

  it("gives the place, the rule and the repair of an error, with its line in a text", async () => {
    const body = { ...(JSON.parse(valid) as object), channel: "push" };
    const finding = {
      rule: "structure.enum",
      severity: "error",
      path: "channel",
      message: 'channel must be one of "PUSH", "EMAIL", but is "push"; did you mean "PUSH"?',
      fixable: true,
      fix: [{ op: "replace", path: "/channel", value: "PUSH" }],
    };
    expect(await validate({ body })).toEqual({ ...REJECTED, findings: [finding] });
    expect(await validate({ text: JSON.stringify(body, null, 2) })).toEqual({
      ...REJECTED,
      findings: [{ ...finding, line: 3, column: 14 }],
    });
  });

  it("reports text that is not JSON as the command line does", async () => {
    const message = "body is not valid JSON: remove the trailing comma at line 1, column 20";
    const place = { path: "body", line: 1, column: 20 };
    expect(await validate({ text: '{ "channel": "PUSH", }' })).toEqual({
      ...REJECTED,
      findings: [{ rule: "input.json", severity: "error", ...place, message, fixable: false }],
    });
  });

  it("uses the context: features, policies, levels of rules, and no warnings", async () => {
    const body = {
      ...(JSON.parse(valid) as object),
      campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 5 },
      utm_paramz: {},
    };
    const found = async (context: object) => {
      const answer = await validate({ body, context });
      return answer.findings?.map(({ rule, severity }) => [rule, severity]);
    };
    expect(await found({})).toEqual([
      ["audience-limit.feature-enabled", "error"],
      ["member.known", "warning"],
    ]);
    expect(await found({ features: ["AUDIENCE_LIMIT"], lint: false })).toEqual([]);
    expect(await found({ features: ["AUDIENCE_LIMIT"], rules: { "member.known": "error" } })).toEqual([
      ["member.known", "error"],
    ]);
  });

  it("validates an update against the stored campaign and its state", async () => {
    const stored = JSON.parse(sample("stored-campaign.json")) as object;
    const body = { request_id: "r-1", basic_details: { name: "Sale" } };
    const answer = await validate({ operation: "update", body, stored, state: "ACTIVE" });
    expect(answer.findings?.map(({ path }) => path)).toEqual([
      "basic_details.platforms",
      "basic_details.platform_specific_details",
    ]);
    const stopped = await validate({ operation: "update", body, state: "STOPPED" });
    expect(stopped.findings?.map(({ rule }) => rule)).toEqual(["update.state-allows-changes"]);
  });

  it("validates a whole request, with fixes relative to the request", async () => {
    const text = sample("whole-request-with-mistakes.json");
    const answer = await validate({ operation: "request", text });
    const paths = (answer.findings ?? []).flatMap(({ fix = [] }) => fix.map(({ path }) => path));
    expect(paths.filter((path) => !path.startsWith("/body/"))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  const exactlyOne = "exactly one of body, text and path must be given";
  const forUpdates = "stored, stored_path, state and channel are for updates; set operation to update";
  const twoStored = { operation: "update", body: {}, stored: {}, stored_path: "a" };
  const levels = (rules: object) => ({ body: {}, context: { rules } });
  it.each<[string, args: Record<string, unknown>, problem: string]>([
    ["no document", {}, exactlyOne],
    ["two documents", { body: {}, text: "{}" }, exactlyOne],
    ["a state for a create request", { body: {}, state: "ACTIVE" }, forUpdates],
    ["two stored campaigns", twoStored, "only one of stored and stored_path may be given"],
    ["an unknown rule", levels({ "trigger.x": "off" }), 'unknown rule "trigger.x"; list_rules lists the rules'],
    ["a level for a structural rule", levels({ "structure.enum": "off" }), "the rule structure.enum is structural"],
    ["an unknown argument", { body: {}, stat: "ACTIVE" }, 'Unrecognized key: "stat"'],
    ["an unknown feature", { body: {}, context: { features: ["X"] } }, "Invalid option: expected one of"],
  ])("rejects %s", async (_, args, problem) => {
    expect(await validate(args)).toEqual({ refused: expect.stringContaining(problem) });
  });
});
