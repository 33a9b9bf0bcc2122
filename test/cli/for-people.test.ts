import { describe, expect, it } from "vitest";
import { endedWith, file, results, run, sampleText } from "./run.js";

/** It has a warning at its first member, and an error at line 6 that the engine lists after one at line 8. */
const mistakes = sampleText("push-with-mistakes.json");
const path = file("mixed.json", mistakes.replace("{", '{ "unknwon": 1,'));

describe("findings", () => {
  it("are sorted by line for people, errors and warnings together", () => {
    const places = (output: string, pattern: RegExp) => [...output.matchAll(pattern)].map(([, line]) => Number(line));
    const pretty = places(run(["check", path]).stdout, /^\S+\.json:(\d+):\d+ {2}/gmu);
    const github = places(run(["check", "--format", "github", path]).stdout, /^::\w+ file=[^,]*,line=(\d+),/gmu);
    expect(pretty).toEqual([1, 5, 6, 8, 33, 37]);
    expect(github).toEqual(pretty);
  });

  it("keep the order of the engine in JSON", () => {
    expect(results([path])[0]?.violations.map((found) => found.path)).toEqual([
      "created_by",
      "basic_details.platforms[0]",
      "basic_details.platform_specific_details",
      "scheduling_details.start_time",
      "delivery_controls.campaign_throttle_rpm",
    ]);
  });
});

describe("--quiet", () => {
  const valid = "samples/push-one-time.json";

  const sample = sampleText("push-one-time.json");
  const warned = file("warned.json", sample.replace('"weekend-sale"', '"weekend-sale", "season": "autumn"'));

  it.each([
    ["of valid files", [valid, "samples/push-one-time.json"]],
    ["if there are only warnings", ["--rule", "utm.custom-key-prefixed=warning", warned]],
    ["for GitHub", ["--format", "github", valid]],
  ])("prints one line %s", (_, names) => {
    expect(run(["check", "--quiet", ...names])).toEqual(endedWith(0, "No errors in 1 file.\n"));
  });

  it("prints files with errors, and the summary", () => {
    const { stdout } = run(["check", "--quiet", "--no-lint", valid, "samples/push-with-mistakes.json"]);
    expect(stdout).not.toContain("is valid");
    expect(stdout).toMatch(/^samples\/push-with-mistakes\.json:5:17 {2}error/u);
    expect(stdout).toMatch(/\n5 errors in 1 of 2 files\.\n$/u);
  });
});
