import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { WrongSetting } from "../../src/cli/described.js";
import { docsUrlIn, pageOf } from "../../src/cli/docs-url.js";
import { inputRules, planRules, rules } from "../../src/reference/catalogue.js";
import { file, folder, run } from "./run.js";

const BAD = '{ "channel": "push" }';

/** A campaign beside a configuration, and the path of the latter. */
function configured(name: string, config: object): { readonly campaign: string; readonly config: string } {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "campaign.json"), BAD);
  writeFileSync(join(path, "campaign-rules.config.json"), JSON.stringify(config));
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
    "",
    "docs",
    "//docs.example",
    "docs.example",
    "file:///docs",
    "javascript:alert(1)",
    "https://",
    "https:docs",
  ])("is not %j", (url) => expect(() => docsUrlIn(url)).toThrow(WrongSetting));

  it.each(["https://docs.example?page=", "https://docs.example#rules", "https://docs.example/a b", 1, null, {}])(
    "is not %j, to which no path can be added",
    (url) => expect(() => docsUrlIn(url)).toThrow(WrongSetting),
  );
});

it("each rule of ours has a page, and no custom rule has one", () => {
  for (const { id } of [...inputRules, ...planRules, ...rules]) {
    expect(pageOf(id, "https://docs.example")).toBe(`https://docs.example/rules/${id}`);
    expect(pageOf(id, undefined)).toBeUndefined();
  }
  expect(pageOf("acme.name-has-team", "https://docs.example")).toBeUndefined();
});

describe("--docs-url", () => {
  const option = ["--docs-url", "https://docs.example/"];
  const address = (rule: string) => `https://docs.example/rules/${rule}`;

  it("adds a line to an explanation, and nothing else", () => {
    const without = run(["explain", "filter.segment-named"]).stdout;
    const { status, stdout } = run(["explain", "filter.segment-named", ...option]);
    expect(status).toBe(0);
    const added = stdout.split("\n").filter((line) => line.includes("docs.example"));
    expect(added).toEqual([`  documentation ${address("filter.segment-named")}`]);
    expect(without).not.toContain("documentation");
  });

  it("adds a member to an explanation in JSON", () => {
    const read = (args: readonly string[]) =>
      JSON.parse(run(["explain", "input.json", "--format", "json", ...args]).stdout);
    expect(read(option)).toEqual({ ...read([]), documentation: address("input.json") });
  });

  it("does not change the explanation of a policy", () => {
    expect(run(["explain", "merge", ...option])).toEqual(run(["explain", "merge"]));
  });

  it("links the rules of a log in SARIF, which are otherwise not linked", () => {
    const check = ["check", "--format", "sarif", file("docs-url.json", BAD)];
    const { stdout } = run(check);
    expect(addressesIn(stdout)).toEqual({ "structure.enum": undefined, "structure.required": undefined });
    const linked = run([...check, ...option]).stdout;
    expect(addressesIn(linked)).toEqual({
      "structure.enum": address("structure.enum"),
      "structure.required": address("structure.required"),
    });
    expect(linked.replaceAll(/^ *"helpUri": .*\n/gmu, "")).toBe(stdout);
  });

  it.each([[[]], [["--ndjson"]]])("links the rules of a report, with %j", (more) => {
    const check = ["check", "--format", "html", ...more, file("docs-url.ndjson", BAD)];
    const { stdout } = run(check);
    const linked = run([...check, ...option]).stdout;
    const links = [...linked.matchAll(/<a href="(https:[^"]*)">(.*?)<\/a>/gu)].map(([, to, text]) => [to, text]);
    expect(links).toEqual([
      // Of the chart, and of the problems.
      [address("structure.required"), "<code>structure.required</code>"],
      [address("structure.enum"), "<code>structure.enum</code>"],
      [address("structure.required"), "<span>structure.required</span>"],
      [address("structure.enum"), "<span>structure.enum</span>"],
    ]);
    expect(linked.replaceAll(/<a href="https:[^"]*">(.*?)<\/a>/gu, "$1")).toBe(stdout);
  });

  it("must be an http or https address", () => {
    for (const command of [
      ["explain", "input.json"],
      ["check", file("docs-url.json", BAD)],
    ]) {
      expect(run([...command, "--docs-url", "docs/rules.md"])).toEqual({
        status: 2,
        stdout: "",
        stderr: expect.stringContaining("must be an http or https URL"),
      });
    }
  });
});

describe("docsUrl of a configuration", () => {
  it("links as the option does, which takes precedence", () => {
    const { campaign, config } = configured("with-docs-url", { docsUrl: "https://team.example/docs/" });
    const check = ["check", "--format", "sarif", campaign];
    expect(addressesIn(run(check).stdout)["structure.enum"]).toBe("https://team.example/docs/rules/structure.enum");
    const overridden = run([...check, "--docs-url", "https://docs.example"]).stdout;
    expect(addressesIn(overridden)["structure.enum"]).toBe("https://docs.example/rules/structure.enum");
    const explained = run(["explain", "structure.enum", "--config", config]).stdout;
    expect(explained).toContain("documentation https://team.example/docs/rules/structure.enum\n");
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
