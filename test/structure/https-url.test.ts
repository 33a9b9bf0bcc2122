import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isHttpsUrl } from "../../src/structure/https-url.js";
import { budget } from "../support/budget.js";

/** Valid and invalid hosts by what is special about them. */
const hosts: Readonly<Record<string, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>> = {
  "a plain name": {
    valid: ["a", "example.com", "EXAMPLE.com", "my_cdn.example.com", "-a-.b", "a..b", "example.com.", ".a", "xn--a"],
    invalid: [""],
  },
  "characters beyond ASCII": {
    valid: ["exämple.de", "例子.测试", "a\u0301\u0323.com", "\u0080", "\u00ad.com", "😀.com", "한글.kr", "\u2028"],
    invalid: [],
  },
  "characters that no host has": {
    valid: ["!$&'()*+,-._~`{}\"=;"],
    invalid: [
      "a b",
      "a\tb",
      "a\nb",
      "a\u0000b",
      "a\u001fb",
      "a\u007fb",
      "a<b",
      "a>b",
      "a[b",
      "a]b",
      "a^b",
      "a|b",
      "a%b",
      "%41",
    ],
  },
  length: {
    valid: ["a".repeat(253), `${"a.".repeat(126)}a`, "例".repeat(253), "😀".repeat(253), `a${"\udc00".repeat(252)}`],
    invalid: [
      `a${"\udc00".repeat(253)}`,
      "a".repeat(254),
      `${"a.".repeat(127)}`,
      "例".repeat(254),
      "😀".repeat(254),
      "a".repeat(100_000),
    ],
  },
  "an IPv4 address": {
    valid: ["0.0.0.0", "255.255.255.255", "192.0.2.1", "1.2.3.a", "1.2.3.4.", "a.1b", "1a", "1.2.3.04", "1.2.3.0x1"],
    invalid: [
      "1",
      "256",
      "1.2.3",
      "1.2.3.4.5",
      "1.2.3.256",
      "256.2.3.4",
      "1..3.4",
      "a.1",
      "a.b.c.1",
      "1.2.3.0a.1",
      "1.0x1.3.4",
      "1.1e1.3.4",
      "example.123",
    ],
  },
  "an IPv6 address": {
    valid: [
      ...["[::]", "[::1]", "[1::]", "[2001:db8::1]", "[2001:DB8:0:0:8:800:200C:417A]", "[1:2:3:4:5:6:7::]"],
      ...["[::2:3:4:5:6:7:8]", "[::ffff:192.0.2.1]", "[1:2:3:4:5:6:192.0.2.1]", "[1:2:3:4:5::192.0.2.1]"],
      ...[
        "[::250.200.249.199]",
        "[::100.99.10.9]",
        "[::249.1.1.1]",
        "[::0.1.90.25]",
        "[1111:2222:3333:4444:5555:6666:255.255.255.255]",
      ],
    ],
    invalid: [
      ...["[::256.1.1.1]", "[::1.1.1.256]", "[::260.1.1.1]", "[::1.1.1.300]", "[::01.1.1.1]", "[::1.1.1.01]"],
      ...["[::1.1.1]", "[::1.1.1.1.1]", "[::1.1.1.00]", "[::a.1.1.1]", "[::1.1.1.a]", "[::1.1.1.1:1]", "[::1.1.1.1 ]"],
      ...["[g::1]", "[::g]", `[${"1".repeat(46)}]`],
      ...["[]", "[", "[::1", "::1", "[:]", "[:::]", "[1::2::3]", "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[12345::]"],
      ...[
        "[1:2:3:4::5:6:7:8]",
        "[g::]",
        "[::1%25eth0]",
        "[::256.0.0.1]",
        "[::192.0.2]",
        "[::192.0.2.01]",
        "[192.0.2.1::]",
      ],
      ...[
        "[:1:2:3:4:5:6:7]",
        "[1:2:3:4:5:6:7:]",
        "[1:2:3:4:5:6:7:192.0.2.1]",
        "[::1]a",
        "a[::1]",
        "[192.0.2.1]",
        "[::1]]",
      ],
    ],
  },
  "a port": {
    valid: ["a:", "a:0", "a:443", "a:65535", "a:00080", "192.0.2.1:80", "[::1]:8443", "[::1]:"],
    invalid: [
      ":",
      ":443",
      "a:65536",
      "a:99999",
      "a:000080",
      "a:-1",
      "a:+1",
      "a:8x",
      "a: 80",
      "a:80:80",
      "a:٣",
      "[::1]:x",
    ],
  },
  userinfo: {
    valid: ["@a", "user@a", "user:secret@a", "a@b@c", "%41 <>[]^|@a", ":@a", "1.2.3@a", "😀@a:1"],
    invalid: ["@", "user@", "user:secret@", "a@b@", "user@:80", "a@1"],
  },
};

describe.each(Object.entries(hosts))("the host of an https URL: %s", (_, { valid, invalid }) => {
  const rests = ["", "/", "/logo.png", "\\x", "?size=2", "#top", "/@b", "?@", "#a b", "/%", "/\u0000"];

  it.each(valid)("accepts %j", (host) => {
    for (const rest of rests) expect(isHttpsUrl(`https://${host}${rest}`), rest).toBe(true);
  });

  it.each(invalid)("rejects %j", (host) => {
    for (const rest of rests) expect(isHttpsUrl(`https://${host}${rest}`), rest).toBe(false);
  });
});

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
