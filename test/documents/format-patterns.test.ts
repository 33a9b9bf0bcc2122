import { describe, expect, it } from "vitest";
import { formatPatterns } from "../../src/documents/format-patterns.js";
import type { Format } from "../../src/structure/formats.js";

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
