import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { isHttpsUrl } from "../../src/structure/https-url.js";
import { budget } from "../support/budget.js";

// Tables of URLs and addresses are in test/oracle, which tests both readings with them.

it("the scanner accepts the same URLs as the URL class of this runtime, for plain hosts of two or more labels", () => {
  const label = fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,6}[a-z0-9])?$/u).filter((text) => !text.includes("--"));
  const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));
  const rest = fc.constantFrom("", "/", "/a b", "?x", "#x", ":8080/", "\\x", ":65536", ":", "/:@");
  fc.assert(
    fc.property(fc.constantFrom("", "u@", "u:p@", "@"), host, rest, (user, name, tail) => {
      const url = `https://${user}${name}${tail}`;
      expect(isHttpsUrl(url), url).toBe(URL.canParse(url));
    }),
    { numRuns: budget(500, 5_000) },
  );
});

it("the scanner needs no global URL, so that every runtime decides in the same way", () => {
  vi.stubGlobal("URL", undefined);
  try {
    expect(["https://[::1]/", "https://EXAMPLE.com", "https://例.com"].every(isHttpsUrl)).toBe(true);
  } finally {
    vi.unstubAllGlobals();
  }
});

/** How often the scanner reads a unit of a text: this counts work instead of measuring time. */
function unitsRead(url: string): number {
  let count = 0;
  const { charCodeAt } = String.prototype;
  String.prototype.charCodeAt = function (index) {
    count++;
    return charCodeAt.call(this, index);
  };
  try {
    isHttpsUrl(url);
  } finally {
    String.prototype.charCodeAt = charCodeAt;
  }
  return count;
}

it.each([
  ["combining marks", (n: number) => `a${"\u0301".repeat(n)}${"\u0323".repeat(n)}.com`],
  ["ideographs", (n: number) => "例".repeat(n)],
  ["Hangul", (n: number) => "\u1100\u1161\u11a8".repeat(n)],
  ["labels", (n: number) => "1.".repeat(n)],
  ["digits", (n: number) => "1".repeat(n)],
  ["at signs", (n: number) => "@".repeat(n)],
  ["colons", (n: number) => ":".repeat(n)],
  ["brackets", (n: number) => "[".repeat(n)],
  ["colons in brackets", (n: number) => `[${":".repeat(n)}]`],
  ["brackets in userinfo", (n: number) => `${"[]".repeat(n)}@a`],
])("reads each unit of a long authority at most three times: %s", (_, hostOf) => {
  const url = `https://${hostOf(100_000)}`;
  expect(unitsRead(url)).toBeLessThanOrEqual(3 * url.length);
});
