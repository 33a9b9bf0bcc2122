import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { formatPatterns, keywordsOfFormat } from "../../../src/reference/documents/format-patterns.js";
import type { Format } from "../../../src/structure/formats.js";

/** Texts that a pattern matches, and others that it does not. */
const rows: Readonly<Record<Format, readonly [matched: readonly string[], others: readonly string[]]>> = {
  email: [
    ["jo@example.com", "j@a.b.c"],
    ["jo", "jo@example", "jo@@example.com", "@example.com", "j o@a.b", "jo@a..b"],
  ],
  "local-date-time": [
    ["2026-03-01T09:00:00", "2026-12-31T23:59:59"],
    [
      "",
      "2026-03-01T09:00:00Z",
      "2026-13-01T09:00:00",
      "2026-03-32T09:00:00",
      "2026-03-01T24:00:00",
      "2026-03-01T09:60:00",
    ],
  ],
  "date-time": [
    ["2026-03-01T09:00:00Z", "2026-03-01T09:00:00.5+23:59"],
    ["", "2026-03-01T09:00:00", "2026-03-01T09:00:00.Z", "2026-03-01T09:00:00+24:00", "2026-13-01T09:00:00Z"],
  ],
  "numeric-string": [
    ["0", "-1.50", "+12"],
    ["", "1.", ".5", "1e3", "--1", "1 "],
  ],
  "https-url": [
    ["https://example.com/", "HTTPS://a"],
    ["", "http://example.com/", "https:/a", " https://a"],
  ],
};

describe.each(Object.entries(rows))("the pattern of %s", (name, [matched, others]) => {
  const pattern = new RegExp(formatPatterns[name as Format], "u");

  it("matches texts of the format, and no others", () => {
    expect([...matched, ...others].filter((text) => pattern.test(text))).toEqual(matched);
  });
});

/** Prints which texts match the first pattern but not the second, if there is one. */
const IN_PYTHON = `
import json, re, sys
for pattern, other, texts in json.load(sys.stdin):
    print(json.dumps([bool(re.search(pattern, t)) and not (other and re.search(other, t)) for t in texts]))
`;

/** White space for one engine or another, and their neighbours. */
const spaces = [
  ..."\t\n\v\f\r\x08\x0e\x1b\x1c\x1d\x1e\x1f\x20\x84\x85\x86\xa0\u1680\u180e\u1fff\u2000\u200a\u200b\u2028\u2029",
].concat([..."\u202f\u205f\u2060\u3000\ufeff"]);

const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.skipIf(!hasPython)("Python gives the same verdict, also on a text with white space in it or at its end", () => {
  const asked = Object.entries(rows).map(([name, [matched, others]]) => {
    const { pattern, not } = keywordsOfFormat(name as Format);
    const texts = [...matched, ...others].flatMap((text) => [
      text,
      `${text}\n`,
      `${text}\r\n`,
      `\n${text}`,
      `a\n${text}`,
      ...spaces.flatMap((space) => [`${text}${space}`, `${text.slice(0, 1)}${space}${text.slice(1)}`]),
    ]);
    return [pattern, not?.pattern, texts] as const;
  });
  const { stdout } = spawnSync("python3", ["-c", IN_PYTHON], { input: JSON.stringify(asked), encoding: "utf8" });
  const verdicts = asked.map(([pattern, , texts]) => texts.map((text) => new RegExp(pattern, "u").test(text)));
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(verdicts);
});
