import { describe, expect, it } from "vitest";
import { file, results, run, sample } from "./run.js";

const valid = "samples/push-one-time.json";
const body = sample("push-one-time.json");

const RULE = "utm.custom-key-prefixed";
const asWarning = ["--rule", `${RULE}=warning`];

/** Requests whose only mistakes are custom keys without a prefix. */
function withKeys(name: string, keys: string[]): string {
  const utm = { ...body["utm_params"], ...Object.fromEntries(keys.map((key) => [key, "x"])) };
  return file(name, JSON.stringify({ ...body, utm_params: utm }, null, 2));
}

const one = withKeys("one.json", ["first"]);
const two = withKeys("two.json", ["first", "second"]);
const wrong = { ...body, created_by: "", request_id: 1, utm_params: { ...body["utm_params"], first: "x" } };
const oneAndErrors = file("one-and-errors.json", JSON.stringify(wrong, null, 2));

describe("warnings", () => {
  it("are shown with their place, and do not fail the command", () => {
    const { status, stdout, stderr } = run(["check", ...asWarning, one, valid]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`${one}:89:5  warning  ${RULE}
  utm_params.first is a custom key, so its name must start with "utm_"; did you mean "utm_first"?
  89 |     "first": "x"
     |     ^^^^^^^

No errors and 1 warning in 1 of 2 files.
`);
  });

  it.each<[string[], string]>([
    [[two], "No errors and 2 warnings in 1 of 1 file."],
    [[one, two, valid], "No errors and 3 warnings in 2 of 3 files."],
    [[oneAndErrors, valid], "2 errors and 1 warning in 1 of 2 files."],
    [[oneAndErrors, two], "2 errors and 3 warnings in 2 of 2 files."],
    [["--quiet", oneAndErrors, valid], "2 errors in 1 of 2 files."],
    [["--quiet", two], "No errors in 1 file."],
  ])("%j are counted", (args, summary) => {
    const { stdout } = run(["check", ...asWarning, ...args]);
    expect(stdout.trimEnd().split("\n").at(-1)).toBe(summary);
  });

  it("come from lint rules, unless these are turned off", () => {
    // This test has no overrides: an unknown member is a warning by default.
    const unknown = file("unknown.json", JSON.stringify({ ...body, chanel: "PUSH" }));
    const warnings = (...args: string[]) => {
      expect(run(["check", ...args, unknown]).status).toBe(0);
      return results([...args, unknown])[0]?.warnings.map(({ path }) => path);
    };
    expect(warnings()).toEqual(["chanel"]);
    expect(warnings("--no-lint")).toEqual([]);
  });

  it("are listed in JSON, unless only errors are requested", () => {
    const listed = (...args: string[]) => {
      const found = results([...asWarning, ...args, two, oneAndErrors]);
      return found.map(({ violations, warnings }) => `${violations.length} and ${warnings.length}`);
    };
    expect(listed()).toEqual(["0 and 2", "2 and 1"]);
    expect(listed("--quiet")).toEqual(["0 and 0", "2 and 0"]);
  });

  it("fail the command if there are too many", () => {
    const statuses = [0, 1, 2, 3, 4].map((most) => {
      const { status, stderr } = run(["check", ...asWarning, "--max-warnings", String(most), one, two]);
      expect(stderr).toBe(status === 0 ? "" : `campaign-rules: too many warnings (maximum: ${most})\n`);
      return status;
    });
    expect(statuses).toEqual([1, 1, 1, 0, 0]);
  });

  it("do not hide that a file cannot be read", () => {
    expect(run(["check", ...asWarning, "--max-warnings", "0", two, "no-such-file.json"]).status).toBe(2);
  });
});

describe("more warnings than are listed", () => {
  const filters = Array(150).fill({ filter_type: "custom_segments" });
  const segmentation_details = { included_filters: { filter_operator: "and", filters } };
  const with150 = (created_by: string) => JSON.stringify({ ...body, created_by, segmentation_details });
  const many = file("many-warnings.json", with150(""));
  const segmentNamed = ["--no-lint", "--rule", "filter.segment-named=warning"];

  it("are reported as more than are listed, unlike the errors", () => {
    const { stdout } = run(["check", ...segmentNamed, many]);
    expect(stdout).toContain("\n1 error and more than 100 warnings in 1 of 1 file.\n");
    expect(run(["check", ...segmentNamed, "--quiet", many]).stdout).toContain("\n1 error in 1 of 1 file.\n");
  });

  it("do not hide that there are more errors", () => {
    const errors = ["--no-lint", "--rule", "filter.segment-named=error", "--quiet"];
    expect(run(["check", ...errors, many]).stdout).toContain("\nMore than 100 errors in 1 of 1 file.\n");
  });

  it("are all counted if that many are allowed", () => {
    const named = file("many-warnings-only.json", with150("a@b.cd"));
    const status = (most: number) => run(["check", ...segmentNamed, "--max-warnings", String(most), named]).status;
    expect([status(149), status(150)]).toEqual([1, 0]);
  });
});
