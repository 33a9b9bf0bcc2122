/** Times on one day. */
const at = (...times: string[]) => times.map((time) => `2026-03-02T${time}`);
/** Days, always at nine. */
const on = (...days: string[]) => days.map((day) => `${day}T09:00:00`);
const inUtc = (...days: string[]) => days.map((day) => `${day}T09:00:00Z`);
/** What may follow the seconds of a time. */
const atNine = (...ends: string[]) => ends.map((end) => `2026-03-02T09:00:00${end}`);

/** Valid and invalid strings of each structural format, on both sides of every boundary. */
export const formats: Readonly<
  Record<
    "email" | "local-date-time" | "date-time" | "numeric-string" | "https-url",
    { readonly valid: readonly string[]; readonly invalid: readonly string[] }
  >
> = {
  // See docs/readings.md, "Email addresses": one @, a local part of 1 to 64 characters, two or more non-empty labels, no white space; nothing else.
  email: {
    valid: [
      ...["marie.durand@example.com", "a@b.c", "a@b.c.d.e.f", "0@1.2", "MARIE@EXAMPLE.COM", "marie+spring@example.com"],
      ...["marie_durand-2@mail.example.co.uk", "o'brien@example.com", "!#$%&'*+/=?^_`{|}~@example.com"],
      ...[".marie@example.com", "marie.@example.com", "marie..durand@example.com", '"marie"@example.com'],
      ...["ma,rie;(x)<y>@example.com", "andré@exämple.de", "用户@例子.公司", "marie@-example-.-com-"],
      ...["marie@xn--exmple-cua.de", "marie@[192.0.2.1]"],
      ...[`${"a".repeat(63)}@example.com`, `${"a".repeat(64)}@example.com`],
      ...[`marie@${"d".repeat(64)}.com`, `marie@${"d.".repeat(200)}com`],
    ],
    invalid: [
      ...["", " ", "@", ".", "marie", "example.com", "marie.durand.example.com", "a".repeat(64)],
      // No local part, no domain, or a domain without two labels.
      ...["marie@", "@example.com", "marie@example", "marie@localhost", "marie@.", "marie@..", "marie@.com"],
      ...["marie@example.", "marie@.example.com", "marie@example.com.", "marie@example..com"],
      `marie@${".".repeat(1000)}`,
      // More than one @.
      ...["marie@@example.com", "marie@example@example.com", "marie@example.com@", "@marie@example.com"],
      ...['"marie@home"@example.com', "a@b.c,d@e.f", `${"@".repeat(1000)}example.com`],
      // A local part that is too long.
      ...[`${"a".repeat(65)}@example.com`, `${"a".repeat(1000)}@example.com`],
      // White space.
      ...[" marie@example.com", "marie@example.com ", "marie durand@example.com", "marie @example.com"],
      ...["marie@ example.com", "marie@exam ple.com", "marie@example. com", '"marie durand"@example.com'],
      ...["Marie Durand <marie@example.com>", "marie\t@example.com", "marie@example.com\n", "\nmarie@example.com"],
      ...["marie@example.com\r\n", "marie@exam\rple.com", "marie\v@example.com", "marie\f@example.com"],
      ...["marie\u00a0durand@example.com", "marie@example\u1680.com", "marie\u2000@example.com"],
      ...["marie\u200a@example.com", "marie@example.com\u2028", "marie@example.com\u2029"],
      ...["marie\u202f@example.com", "marie@\u205fexample.com", "marie\u3000durand@example.com"],
    ],
  },

  // See docs/readings.md, "Dates and times": exactly YYYY-MM-DDThh:mm:ss, a day of the calendar, hours 00-23, minutes and seconds 00-59.
  "local-date-time": {
    valid: [
      ...at("09:00:00", "00:00:00", "23:59:59", "23:00:00", "00:59:00", "00:00:59"),
      // The ends of months.
      ...on("2026-01-01", "2026-01-31", "2026-02-01", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"),
      ...on("2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31"),
      // Leap years, and others.
      ...on("2024-02-28", "2024-02-29", "2000-02-29", "2400-02-29", "1900-02-28", "2100-02-28"),
      ...["1969-12-31T23:59:59", "1970-01-01T00:00:00", "9999-12-31T23:59:59"],
      // Years below 100, which Date reads as 19xx.
      ...["0001-01-01T00:00:00", ...on("0004-02-29", "0096-02-29", "0400-02-29")],
      // Absent from many zones' wall clocks when summer time starts: these are UTC.
      "2026-03-29T02:30:00",
    ],
    invalid: [
      ...["", "now", "2026-03-02", "09:00:00", "1772442000", "YYYY-MM-DDThh:mm:ss"],
      // Digits that are missing, or too many.
      ...at("", "09", "09:00", "09:00:", "09:00:0", "09:00:000", "9:00:00", "09:0:00"),
      ...on("2026-3-02", "2026-03-2", "226-03-02", "12026-03-02", "+002026-03-02", "-002026-03-02", "-026-03-02"),
      // Other separators, and other forms of ISO 8601.
      ...["2026-03-02t09:00:00", "2026-03-02 09:00:00", "2026-03-02_09:00:00", "2026-03-0209:00:00"],
      ...["2026/03/02T09:00:00", "2026-03-02T09.00.00", "20260302T090000", "2026-W10-1T09:00:00", "2026-061T09:00:00"],
      "02-03-2026T09:00:00",
      // Times that do not exist.
      ...at("24:00:00", "25:00:00", "99:00:00", "09:60:00", "09:99:00", "09:00:60", "-1:00:00"),
      "2026-12-31T23:59:60",
      // Days that do not exist.
      ...on("2026-00-02", "2026-13-02", "2026-99-02", "2026-03-00", "2026-02-00", "2026-04-00", "2026-12-00"),
      ...on("2026-01-32", "2026-02-29", "2026-02-30", "2026-02-31", "2026-03-32", "2026-04-31", "2026-05-32"),
      ...on("2026-06-31", "2026-07-32", "2026-08-32", "2026-09-31", "2026-10-32", "2026-11-31", "2026-12-32"),
      ...on("2024-02-30", "2023-02-29", "2000-02-30", "1900-02-29", "2100-02-29", "0099-02-29", "0100-02-29"),
      // Offsets and fractions.
      ...at("09:00:00Z", "09:00:00z", "09:00:00+00:00", "09:00:00-05:00", "09:00:00+05:30", "09:00:00+0530"),
      ...at("09:00:00.0", "09:00:00.000", "09:00:00.123456", "09:00:00,5", "09:00:00.", "09:00:00.000Z"),
      // Other characters.
      ...[" 2026-03-02T09:00:00", "２０２６-03-02T09:00:00", "2026\u201003\u201002T09:00:00"],
      ...at("09:00:00 ", "09:00:00\n", "09:00:0x", "09:00:٠٠"),
    ],
  },

  // See docs/readings.md, "Dates and times": the same with Z or ±hh:mm after it, and possibly a fraction before that.
  "date-time": {
    valid: [
      ...at("09:00:00Z", "00:00:00Z", "23:59:59Z", "23:59:59.999999999999Z"),
      ...atNine("+00:00", "-00:00", "+05:30", "-08:00", "+14:00", "-12:00", "+00:59", "+23:59", "-23:59"),
      ...atNine(".0Z", ".5Z", ".12Z", ".123Z", ".1234Z", ".12345Z", ".123456Z", ".1234567Z", ".12345678Z"),
      ...atNine(".123456789Z", ".1234567890Z", ".12345678901Z", ".123456789012Z", ".25+05:30", ".000-08:00"),
      ...inUtc("2026-01-31", "2026-02-28", "2026-04-30", "2024-02-29", "2000-02-29", "1900-02-28", "0004-02-29"),
      ...["2026-12-31T23:59:59-23:59", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
      // The day is local to the offset: in UTC this is the 28th, then the 1st of March.
      ...["2024-02-29T00:30:00+01:00", "2024-02-29T23:30:00-01:00"],
    ],
    invalid: [
      ...["", "Z", "2026-03-02", "2026-03-02Z", "Mon, 02 Mar 2026 09:00:00 GMT"],
      // No offset.
      ...atNine("", ".5"),
      // Digits that are missing, or too many, and other forms.
      ...at("09:00Z", "09:00+05:30", "09Z", "09:00:0Z", "9:00:00Z", "09:00.5Z"),
      ...inUtc("2026-3-2", "12026-03-02", "+002026-03-02", "226-03-02"),
      ...["2026-03-02t09:00:00Z", "2026-03-02 09:00:00Z", "20260302T090000Z"],
      // Other offsets.
      ...atNine("z", "ZZ", " Z", "Z+05:30", "+05:30Z", "UTC", "GMT", "A", "+", "+05", "+0530", "-0800", "+5:30"),
      ...atNine("+05:3", "+05:", "+005:30", "+05:300", "+05:30:00", " +05:30", "05:30", "±05:30", "\u221205:30"),
      ...atNine("+24:00", "-24:00", "+99:00", "+05:60", "-05:60", "+23:99"),
      ...atNine("[Europe/Paris]", "+01:00[Europe/Paris]"),
      // Other fractions.
      ...atNine(".Z", ".+05:30", "..5Z", ".5.5Z", ".1x3Z", "Z.5"),
      // Times and days that do not exist.
      ...at("24:00:00Z", "09:60:00Z", "09:00:60Z"),
      "2026-12-31T23:59:60Z",
      ...inUtc("2026-00-02", "2026-13-02", "2026-03-00", "2026-03-32", "2026-04-31", "2026-06-31", "2026-09-31"),
      ...inUtc("2026-11-31", "2026-02-29", "2026-02-30", "2024-02-30", "1900-02-29", "2100-02-29"),
      // Other characters.
      ...[" 2026-03-02T09:00:00Z", "２０２６-03-02T09:00:00Z", ...atNine("Z ", "Z\n", ".٥Z")],
    ],
  },

  // See docs/readings.md, "Gmail annotations": an optional sign, digits, and optionally a point and digits.
  "numeric-string": {
    valid: [
      ...["0", "1", "9", "129", "129.90", "0.5", "5.0"],
      ...["-1", "+1", "-0", "+0", "-0.0", "-129.90", "+129.90"],
      ...["007", "00.00", "0000000001.1000000000", "1.000000000001", "12345678901234567890"],
      ...["9".repeat(400), `0.${"0".repeat(400)}1`],
    ],
    invalid: [
      // No digits, or none on one side of the point.
      ...["", " ", "+", "-", ".", "+.", "-.", ".5", "-.5", "+.5", "5.", "-5.", "+5."],
      // Points and signs elsewhere.
      ...["1..5", "1.2.3", "1.-5", "1.+5", "--1", "++1", "+-1", "-+1", "1-", "1+", "- 1", "1-2"],
      // Other notations.
      ...["1e5", "1E5", "1.5e3", "1e+5", "1e-5", "0x10", "0b1", "1n", "1f", "a1", "abc", "NaN", "Infinity"],
      ...["-Infinity"],
      ...["1 000", "1\u00a0000", "1,000", "1,000.00", "1,5", "1_000", "1'000", "$5", "5 €", "20%", "1/2", "(5)"],
      // White space, and characters beyond ASCII.
      ...[" 1", "1 ", "\t1", "1\n", "1\r\n", "½", "²", "Ⅳ", "١٢", "１２", "१२", "1.٥", "\u22121", "1．5"],
      `${"9".repeat(400)}x`,
    ],
  },

  // `https://` in any case, then userinfo, host and port; anything behind these. A table of URLs is in
  // test/oracle/https-url.test.ts.
  "https-url": {
    valid: [
      "https://example.com",
      "HTTPS://user:secret@cdn.example.com:443/logo big.png?size=2#top",
      "https://localhost/logo.png",
      "https://192.0.2.1/logo.png",
      "https://[2001:db8::1]/logo.png",
      "https://例子.测试/图.png",
      "https://example.com/{{product.id}}.png",
      `https://example.com/${"a".repeat(3000)}`,
    ],
    invalid: [
      "",
      " ",
      "/logo.png",
      "example.com/logo.png",
      "//example.com/logo.png",
      "http://example.com/logo.png",
      "ftp://example.com/logo.png",
      "data:image/png;base64,iVBORw0KGgo=",
      "javascript:alert(1)",
      "mailto:marie@example.com",
      "blob:https://example.com/1",
      "http://https://example.com",
      "https://",
      " https://example.com/logo.png",
      "https://exam ple.com/logo.png",
      "https://example.com:65536/",
      "https://[::1/",
      "https://1.2.3.256/",
      "https://{{host}} /logo.png",
    ],
  },
};
