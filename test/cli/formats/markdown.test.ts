import { expect, it } from "vitest";
import { markdownOf } from "../../../src/cli/formats/markdown.js";
import { printed } from "./printed.js";

const row = { severity: "error", place: "a.json:1:1", rule: "structure.type", message: "is wrong" } as const;

it("has the verdict, the rules by number of problems, and the problems", async () => {
  const { all } = await printed("markdown", "a.json", '{\n  "channel": "push"\n}');
  const lines = all.split("\n");
  expect(lines.slice(0, 9)).toEqual([
    "### Campaign requests",
    "",
    "<p>10 errors in 1 of 1 file.</p>",
    "<table>",
    "<tr><th>rule</th><th>problems</th></tr>",
    "<tr><td><code>structure.required</code></td><td>9</td></tr>",
    "<tr><td><code>structure.enum</code></td><td>1</td></tr>",
    "</table>",
    "",
  ]);
  expect(lines[9]).toBe("<table>");
  expect(lines.filter((line) => line.startsWith("<tr><td>error"))).toHaveLength(10);
});

it("has no table without problems", () => {
  expect(markdownOf("No errors in 1 file.", [], 0)).toBe("### Campaign requests\n\n<p>No errors in 1 file.</p>\n");
});

it("keeps texts from being read as Markdown or HTML", () => {
  const text = "**a** <b> &amp; | \n\n# b";
  const [, , , , , line] = markdownOf("x", [{ ...row, place: text, rule: text, message: text }], 1).split("\n");
  const shown = "**a** &lt;b&gt; &amp;amp; | <br><br># b";
  expect(line).toBe(
    `<tr><td>error</td><td><code>${shown}</code></td><td><code>${shown}</code></td><td>${shown}</td></tr>`,
  );
});

it.each([
  ['must be absent, but is "@all"', "must be absent, but is &quot;@<!-- -->all&quot;"],
  ["#1 and @a-b/c", "#<!-- -->1 and @<!-- -->a-b/c"],
  ["jo/campaigns#1 & '#2'", "jo/campaigns#<!-- -->1 &amp; &#39;#<!-- -->2&#39;"],
  ["jo@example.com, it's", "jo@example.com, it&#39;s"],
])("notifies nobody and refers to nothing: %s", (message, shown) => {
  expect(markdownOf("x", [{ ...row, message }], 1)).toContain(`<td>${shown}</td></tr>`);
});

it.each([
  [1, 1],
  [10_000, 10_000],
  [200, 5000],
])("of %i problems it lists as many as fit, and counts the rest", (count, total) => {
  const text = markdownOf("x", Array<typeof row>(count).fill(row), total);
  const listed = text.match(/<tr><td>error/gu)?.length ?? 0;
  expect(text.length).toBeLessThanOrEqual(60_100);
  const rest = total - listed;
  expect(text.endsWith("</table>\n")).toBe(rest === 0);
  if (rest > 0) expect(text).toContain(`<p>${rest} more problems not shown.</p>`);
});
