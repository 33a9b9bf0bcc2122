import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { htmlPrinter } from "../../../src/cli/formats/html/html.js";
import { Totals } from "../../../src/cli/formats/totals.js";
import type { FileResult } from "../../../src/text/request/check-text.js";
import { printed } from "./printed.js";

/** Texts that would leave an element, an attribute, the style or the script, if they were not escaped. */
const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</style><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "]]><svg onload=alert(1)>",
  "javascript:alert(1)",
  "&lt;b&gt;&amp;",
  "`$" + "{alert(1)}`",
];

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** Results of lines, each with a number of errors. */
const resultsWith = (...numbers: number[]) =>
  numbers.map((length, index): FileResult => {
    const violations = Array.from({ length }, (_, number) => {
      return { rule: `acme.rule-${number}`, severity: "error", path: "a", message: "a is wrong" };
    }) as unknown as FileResult["violations"];
    return { file: "a.ndjson", line: index + 1, ok: length === 0, violations, warnings: [], skipped: [] };
  });

/** The page about the lines, which lists the first of them. */
function pageOf(results: FileResult[], listed: number): string {
  const totals = new Totals("line");
  const printer = htmlPrinter();
  for (const [index, result] of results.entries()) {
    totals.add(result);
    if (index < listed) printer.each(result);
  }
  return printer.all(totals, []);
}

describe("the page", () => {
  it("has the totals, the charts, and each problem beside its line", async () => {
    const { each, all } = await printed("html", "a.json", '{\n  "channel": "push"\n}');
    expect(each).toBe("");
    for (const part of [
      "<title>10 errors in 1 of 1 file.</title>",
      '<dt>files checked</dt><dd class="">1</dd>',
      '<dt>errors</dt><dd class="errors">10</dd>',
      '<dt>warnings</dt><dd class="none">0</dd>',
      '<th scope="row"><code>structure.required</code></th>\n<td class="number">9</td>',
      '<a href="#f0"><code>a.json</code></a>',
      '<span class="place">2:14</span>\n  &quot;channel&quot;: <mark>&quot;push&quot;</mark>',
      "channel must be one of &quot;PUSH&quot;, &quot;EMAIL&quot;, but is &quot;push&quot;",
      "the body lacks 9 mandatory fields",
    ]) {
      expect(all).toContain(part);
    }
  });

  it("has neither charts nor problems for valid files", () => {
    const none = pageOf(resultsWith(0), 0);
    expect(none).toContain("<title>");
    expect(none).toContain('<dd class="none">0</dd>');
    expect(none).not.toMatch(/<script|<table|<details/u);
  });

  it("says where there are more problems than it lists", async () => {
    const goals = Array.from({ length: 101 }, () => 1);
    const { all } = await printed("html", "a.json", JSON.stringify({ conversion_goal_details: { goals } }));
    expect(all).toContain('<dt>errors</dt><dd class="errors">&gt; 100</dd>');
    expect(all).toContain('<span class="errors">more than 100 errors</span>');
    expect(all).not.toContain("more rule");
  });

  it("says how many rules its chart leaves out", () => {
    expect(pageOf(resultsWith(22), 1)).toContain('<p class="more">and 2 more rules</p>');
  });

  it("allows only its own style and script, and loads nothing", async () => {
    const { all } = await printed("html", "a.json", '{ "channel": "push" }');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(all)?.[1]?.replaceAll("&#39;", "'");
    const [style, script] = [/<style>([\s\S]*?)<\/style>/u, /<script type="module">([\s\S]*?)<\/script>/u].map((tag) =>
      sha256(tag.exec(all)?.[1] ?? ""),
    );
    expect(policy).toBe(`default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${script}'`);
    expect(all).not.toMatch(/ (?:src|style|on\w+)=|https?:|url\(|@import/u);
  });

  it.each(hostile)("shows %j as text at any place", async (text) => {
    const body = { channel: text, [text]: 1, utm_params: { [text]: text }, basic_details: { platforms: [text] } };
    const json = JSON.stringify(body);
    const { found, all } = await printed("html", `${text}.json`, json);
    const { all: plain } = await printed("html", "x.json", json.replaceAll(JSON.stringify(text), '"x"'));
    expect(found.length).toBeGreaterThan(3);
    // The same elements with the same attributes as for harmless text.
    const elements = (page: string) => page.match(/<\/?[a-z]+|[a-z-]+="/gu)?.sort();
    expect(new Set(elements(all))).toEqual(new Set(elements(plain)));
    for (const markup of text.match(/<\/?\w+|<!--/gu) ?? []) {
      expect(all.split(markup).length).toBe(plain.split(markup).length);
    }
  });

  it("shows control characters and reversed text as escapes", async () => {
    const { all } = await printed("html", "a\u202eb.json", '{ "channel": "\\u0007\u202e" }');
    expect(all).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u);
    expect(all).toContain("a\\u{202e}b.json");
  });

  it("lists the first lines with problems, and says how many are left out", () => {
    const page = pageOf(resultsWith(...Array<number>(1200).fill(1)), 1000);
    expect(page.match(/<details/gu)).toHaveLength(1000);
    expect(page).toContain("<title>1200 errors in 1200 of 1200 lines.</title>");
    expect(page).toContain("200 more lines have problems; they are counted above.");
  });
});
