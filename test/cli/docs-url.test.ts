import { join } from "node:path";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { WrongSetting } from "../../src/cli/described.js";
import { docsUrlIn, pageOf } from "../../src/cli/docs-url.js";
import { inputRules, planRules, rules } from "../../src/reference/catalogue.js";
import { file, folder, run, words, writeIn } from "./run.js";

const BAD = '{ "channel": "push" }';

/** A campaign beside a configuration, and the path of the latter. */
function configured(name: string, config: object): { readonly campaign: string; readonly config: string } {
  const path = join(folder, name);
  writeIn(path, "campaign.json", BAD);
  writeIn(path, "campaign-rules.config.json", config);
  return { campaign: join(path, "campaign.json"), config: join(path, "campaign-rules.config.json") };
}

/** The address of each rule that a log describes. */
function addressesIn(log: string) {
  const { runs } = JSON.parse(log) as Log;
  const described = runs[0]?.tool.driver.rules ?? [];
  return Object.fromEntries(described.map(({ id, helpUri }) => [id, helpUri]));
}

describe("the address of the documentation", () => {
  it.each([
    ["https://docs.example", "https://docs.example"],
    ["https://docs.example/", "https://docs.example"],
    ["http://localhost:4173/some/where//", "http://localhost:4173/some/where"],
  ])("may be %s", (url, read) => expect(docsUrlIn(url)).toBe(read));

  it.each([
    ...["", "docs", "//docs.example", "docs.example", "file:///docs", "javascript:alert(1)", "https://", "https:docs"],
    // No path can be added to these.
    ...["https://docs.example?page=", "https://docs.example#rules", "https://docs.example/a b", 1, null, {}],
  ])("is not %j", (url) => expect(() => docsUrlIn(url)).toThrow(WrongSetting));
});

it("each rule of ours has a page, and no custom rule has one", () => {
  for (const { id } of [...inputRules, ...planRules, ...rules]) {
    expect(pageOf(id, "https://docs.example")).toBe(`https://docs.example/rules/${id}`);
    expect(pageOf(id, undefined)).toBeUndefined();
  }
  expect(pageOf("acme.name-has-team", "https://docs.example")).toBeUndefined();
});

describe("--docs-url", () => {
  const address = (rule: string) => `https://docs.example/rules/${rule}`;
  const [enumAddress, requiredAddress] = [address("structure.enum"), address("structure.required")];

  /** What a command prints without the option, and with it, which changes nothing else. */
  function printedBy(line: string): [string, string] {
    const [without, ended] = [run(words(line)), run(words(`${line} --docs-url https://docs.example/`))];
    expect({ ...ended, stdout: without.stdout }).toEqual(without);
    return [without.stdout, ended.stdout];
  }

  it("adds a line to an explanation, and nothing else", () => {
    const [without, explained] = printedBy("explain filter.segment-named");
    const added = explained.split("\n").filter((line) => line.includes("docs.example"));
    expect(added).toEqual([`  documentation ${address("filter.segment-named")}`]);
    expect(without).not.toContain("documentation");
  });

  it("adds a member to an explanation in JSON", () => {
    const [without, explained] = printedBy("explain input.json --format json");
    expect(JSON.parse(explained)).toEqual({ ...JSON.parse(without), documentation: address("input.json") });
  });

  it("does not change the explanation of a policy", () => {
    const [without, explained] = printedBy("explain merge");
    expect(explained).toBe(without);
  });

  it("links the rules of a log in SARIF, which are otherwise not linked", () => {
    const [without, linked] = printedBy(`check --format sarif ${file("docs-url.json", BAD)}`);
    expect(addressesIn(without)).toEqual({ "structure.enum": undefined, "structure.required": undefined });
    expect(addressesIn(linked)).toEqual({ "structure.enum": enumAddress, "structure.required": requiredAddress });
    expect(linked.replaceAll(/^ *"helpUri": .*\n/gmu, "")).toBe(without);
  });

  it.each(["", "--ndjson"])("links the rules of a report, with %j", (more) => {
    const [without, linked] = printedBy(`check --format html ${more} ${file("docs-url.ndjson", BAD)}`);
    const links = [...linked.matchAll(/<a href="(https:[^"]*)">(.*?)<\/a>/gu)].map(([, to, text]) => [to, text]);
    expect(links).toEqual([
      // Of the chart, and of the problems.
      [requiredAddress, "<code>structure.required</code>"],
      [enumAddress, "<code>structure.enum</code>"],
      [requiredAddress, "<span>structure.required</span>"],
      [enumAddress, "<span>structure.enum</span>"],
    ]);
    expect(linked.replaceAll(/<a href="https:[^"]*">(.*?)<\/a>/gu, "$1")).toBe(without);
  });

  it.each(["explain input.json", `check ${file("docs-url.json", BAD)}`])("of %s must be http or https", (line) => {
    const stderr = expect.stringContaining("must be an http or https URL");
    expect(run(words(`${line} --docs-url docs/rules.md`))).toEqual({ status: 2, stdout: "", stderr });
  });
});

describe("docsUrl of a configuration", () => {
  it("links as the option does, which takes precedence", () => {
    const { campaign, config } = configured("with-docs-url", { docsUrl: "https://team.example/docs/" });
    const address = "https://team.example/docs/rules/structure.enum";
    const check = ["check", "--format", "sarif", campaign];
    expect(addressesIn(run(check).stdout)["structure.enum"]).toBe(address);
    const overridden = run([...check, "--docs-url", "https://docs.example"]).stdout;
    expect(addressesIn(overridden)["structure.enum"]).toBe("https://docs.example/rules/structure.enum");
    expect(run(["explain", "structure.enum", "--config", config]).stdout).toContain(`documentation ${address}\n`);
  });

  it("is not part of the context", () => {
    const { campaign } = configured("printed-docs-url", { docsUrl: "https://team.example" });
    expect(run(["check", "--print-config", campaign]).stdout).not.toContain("team.example");
  });

  it.each([
    { docsUrl: "javascript:alert(1)" },
    { docsUrl: null },
    { overrides: [{ files: "*", docsUrl: "https://a.example" }] },
  ])("cannot be %j", (wrong) => {
    const { status, stderr } = run(["check", configured("wrong-docs-url", wrong).campaign]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/campaign-rules\.config\.json:1:\d+: .*(?:documentation|docsUrl)/u);
  });
});
