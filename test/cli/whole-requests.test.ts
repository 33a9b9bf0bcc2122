import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type CampaignContext, type RequestInput, validateRequest } from "../../src/index.js";
import { endedWith, file, refused, results, run, sample, sampleText } from "./run.js";
import { CREDENTIALS, KEY, update } from "./whole-request-run.js";

const stored = "samples/stored-campaign.json";
const mistakes = "samples/whole-request-with-mistakes.json";
const campaign = sample("stored-campaign.json");

const create = {
  method: "POST",
  path: "/core-services/v1/campaigns",
  headers: { Authorization: CREDENTIALS, "SVC-APPKEY": "workspace-1" },
  body: sample("push-one-time.json"),
};

const others = { ...create.headers, "SVC-APPKEY": "w" };
const lists = { ...create.headers, authorization: [CREDENTIALS, "x"] };

describe("a whole request", () => {
  it.each<[string, RequestInput, string[], CampaignContext | undefined]>([
    ["that creates", create, [], undefined],
    ["that creates, of another workspace", { ...create, headers: others }, [], undefined],
    ["that is for no operation of the service", { ...create, method: "GET" }, [], undefined],
    ["that updates", update, [], undefined],
    ["that updates an active campaign", update, ["--state", "ACTIVE"], { state: "ACTIVE" }],
    ["that updates a stopped campaign", update, ["--state", "STOPPED"], { state: "STOPPED" }],
    ["that updates a stored campaign", update, ["--current", stored], { body: campaign }],
    ["that publishes", { ...update, body: { status: "PUBLISH" } }, ["--current", stored], { body: campaign }],
    ["without a body", { ...update, body: undefined }, [], undefined],
    ["whose headers are pairs", { ...update, headers: Object.entries(update.headers) }, [], undefined],
    ["whose headers are lists", { ...create, headers: lists }, [], undefined],
    ["without headers", { ...create, headers: [] }, [], undefined],
  ])("%s has the engine's result", (_, request, args, known) => {
    const path = file("json.json", JSON.stringify(request));
    const { stdout, stderr, status: exit } = run(["check", "--request", "--format", "json", ...args, path]);
    const result = validateRequest(request, { lint: true, campaign: known });
    const { ok, violations, warnings, skipped } = result;
    const refusal = result.ok ? {} : { status: result.status, body: result.body };
    const shown = { file: path, ok, ...refusal, violations, warnings, skipped, schemaVersion: 1 };
    expect([exit, stderr, JSON.parse(stdout)]).toEqual([ok ? 0 : 1, "", [shown]]);
  });

  it("is valid or not, like a body", () => {
    const path = file("valid.json", JSON.stringify(create));
    expect(run(["check", "--request", path])).toEqual(endedWith(0, "No errors in 1 file.\n"));
    const stdout = run(["check", "--request", mistakes]).stdout.replace("1 of 1 file", "1 of 2 files");
    expect(run(["check", "--request", path, mistakes])).toEqual(endedWith(1, stdout));
  });

  it("comes from standard input for -", () => {
    const { stdout } = run(["check", "--request", "-"], sampleText("whole-request-with-mistakes.json"));
    expect(stdout).toBe(run(["check", "--request", mistakes]).stdout.replaceAll(mistakes, "<stdin>"));
  });
});

describe("--fix of a whole request", () => {
  const text = `{
  "method": "PATCH", "path": "/v5/campaigns/c-1",
  "headers": { "authorization": "${CREDENTIALS}", "idempotency-key": "${KEY}", "x-svc-request-id": "r" },
  "body": {
    "channel": "PUSH",
    "delivery_controls": { "campaign_throttle_rpm": "6000", "bypassDnd": true }
  }
}
`;
  const operations = [
    { op: "replace", path: "/body/delivery_controls/campaign_throttle_rpm", value: 6000 },
    { op: "move", from: "/body/delivery_controls/bypassDnd", path: "/body/delivery_controls/bypass_dnd" },
  ];

  it("is a fix of its body", () => {
    const path = file("fixed.json", text);
    expect(results(["--request", "--fix-dry-run", path])).toMatchObject([{ fix: operations }]);
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(run(["check", "--request", "--fix", path])).toEqual({
      status: 0,
      stderr: "",
      stdout:
        `✓ ${path} is valid\n` +
        "  2 rules skipped: the rest of the campaign is unknown; add --current FILE\n" +
        "  not checked: whether the campaign's state allows this update; add --state\n\n" +
        `${path}: 2 changes applied\n\nNo errors in 1 file; 2 rules skipped.\n`,
    });
    expect(readFileSync(path, "utf8")).toBe(text.replace('"6000"', "6000").replace("bypassDnd", "bypass_dnd"));
  });

  it("has pointers that start at the body, and fixes that start at the file", () => {
    const path = file("fixable.json", text);
    const pointer = "/delivery_controls/campaign_throttle_rpm";
    const violations = [{ pointer, fix: [{ path: pointer }] }];
    expect(results(["--request", path])).toMatchObject([{ violations }]);
  });
});

describe("wrong usage", () => {
  it.each(["create", "update"])("is --request with files that contain an %s", (operation) => {
    expect(run(["check", "--request", "--operation", operation, stored])).toEqual(
      refused("option '--request' cannot be used with option '--operation <name>'"),
    );
  });
});
