import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { reportOn } from "../../src/cli/report.js";
import { validateCreate } from "../../src/index.js";
import { bodies } from "../../src/text/request/file-kind.js";
import { file } from "./run.js";

afterEach(() => vi.restoreAllMocks());

/** Reports that the number in a body is too small until it is `enough`. The fix increases it by one. */
const counting = (enough: number) =>
  bodies((body) => {
    const { n } = body as { n: number };
    const result = validateCreate({ n });
    if (result.ok) throw new Error("the body is valid");
    const [found] = result.violations;
    if (n >= enough) return { ...result, violations: [found] };
    return { ...result, violations: [{ ...found, fix: [{ op: "replace", path: "/n", value: n + 1 }] }] };
  });

it("a report lists no fixes of a file that cannot be changed", async () => {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const path = file("linked.json", '{ "n": 0 }');
  rmSync(`${path}.other`, { force: true });
  linkSync(path, `${path}.other`);
  const report = await reportOn({ file: path, name: "linked.json" }, counting(1), "write");
  process.exitCode = undefined;
  expect([report?.result.fix, stderr.mock.calls.length]).toEqual([[], 1]);
});

it("a report has no fixes for a text that is not UTF-8", async () => {
  const path = file("latin.json", "");
  writeFileSync(path, Buffer.from([0x22, 0xe9, 0x22]));
  const report = await reportOn({ file: path, name: "latin.json" }, counting(1), "show");
  expect(report?.result.fix).toEqual([]);
});

it.each([
  [10, ""],
  [11, "campaign-rules: counted.json: more fixes are available; run the command again\n"],
])("applies fixes %i times in a row, and prints %j", async (enough, remarks) => {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const path = file("counted.json", '{ "n": 0 }');
  const report = await reportOn({ file: path, name: "counted.json" }, counting(enough), "write");
  expect(readFileSync(path, "utf8")).toBe('{ "n": 10 }');
  expect(report?.result.fix).toHaveLength(10);
  expect(stderr.mock.calls.map(([text]) => text).join("")).toBe(remarks);
});
