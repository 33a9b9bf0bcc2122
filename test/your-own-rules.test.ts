import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { folderWith } from "./support/folder-with.js";
import { readPage } from "./support/markdown.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const prelude = new URL("support/code-prelude.mjs", import.meta.url).href;
const { blocks } = readPage("docs/your-own-rules.md");

const campaign = JSON.parse(readFileSync(join(root, "samples/push-one-time.json"), "utf8"));
const spring = { ...campaign, basic_details: { ...campaign.basic_details, name: "Spring sale" } };
const files = blocks.filter(({ title }) => title !== "").map(({ title, code }) => [title, code] as const);

/** A project with the package installed, and with every file that the page shows. */
const project = folderWith({
  "package.json": '{ "type": "module" }',
  "campaigns/spring.json": JSON.stringify(spring, null, 2),
  ...Object.fromEntries(files),
});
mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
symlinkSync(root, join(project, "node_modules/campaign-rules"));
symlinkSync(join(root, "dist/cli.js"), join(project, "node_modules/.bin/campaign-rules"));

function shell(command: string) {
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-e", "-c", command], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gmu, "").replace(/^.*Warning.*\n/gmu, "") };
}

describe("the guide to custom rules", () => {
  it("shows a rule, a test of it, a configuration and a server", () => {
    expect(files.map(([name]) => name)).toEqual([
      "rules/name-has-team.js",
      "try.js",
      "rules/name-has-team.test.js",
      "campaign-rules.config.js",
      "server.js",
    ]);
  });

  it.each(blocks.filter(({ language }) => language === "console").map(({ code }) => code))(
    "prints what it shows: %s",
    (code) => {
      const [, command = "", output] = /^\$ ([^\n]*)\n(.*)$/su.exec(code) ?? [];
      const { stdout, stderr } = shell(command);
      expect({ stdout, stderr }).toEqual({ stdout: output, stderr: "" });
    },
  );

  it.each(blocks.filter(({ language }) => language === "sh").map(({ code }) => code))("runs %s", (code) => {
    expect(shell(code)).toMatchObject({ status: 0 });
  });

  it("has a test that fails when the rule is wrong", () => {
    const path = join(project, "rules/name-has-team.js");
    const rule = readFileSync(path, "utf8");
    writeFileSync(path, rule.replace(": /", ":/"));
    const { status, stdout } = shell("node --test");
    writeFileSync(path, rule);
    expect(status).toBe(1);
    expect(stdout).toContain("no space after the colon");
  });

  it("has a server that rejects an invalid request", () => {
    expect(shell(`node --import ${prelude} server.js`)).toMatchObject({ status: 0, stderr: "" });
  });
});
