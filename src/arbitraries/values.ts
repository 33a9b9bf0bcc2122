import fc from "fast-check";
import type { Format } from "../structure/formats.js";

/** One of several ways to draw something. A failure shrinks towards the first of them. There must be at least one. */
export function oneOf<T>(...ways: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  const [first] = ways;
  if (first === undefined) throw new TypeError("nothing to choose from");
  return ways.length === 1 ? first : fc.oneof({ withCrossShrink: true }, ...ways);
}

/**
 * Texts that are not empty: words, other scripts, characters that need escaping, and anything else. The simplest is
 * "a".
 */
const words: fc.Arbitrary<string> = oneOf(
  fc.constantFrom("a", "Spring sale", "Grüße 🎉", "日本語", 'say "hi" \\ <b>', "{{first_name}}", "line\nbreak"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
);

const anyText = oneOf(words, fc.constant(""));

/** Any text; not empty if `tidy`, because the request must cause no warning. */
export function text(tidy: boolean): fc.Arbitrary<string> {
  return tidy ? words : anyText;
}

const positive = oneOf(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1 }));

const anyInteger = oneOf(positive, fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e21));

/** Any integer; at least 1 if there must be no warning. */
export function integer(tidy: boolean): fc.Arbitrary<number> {
  return tidy ? positive : anyInteger;
}

/** An integer within bounds. The bounds themselves are likely. */
export function integerBetween(minimum: number, maximum: number): fc.Arbitrary<number> {
  return oneOf(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) }),
  );
}

/** A small value of any JSON type, for members that are not read. */
export const anyValue: fc.Arbitrary<unknown> = oneOf(
  words,
  fc.constantFrom(null, true, false, 0, 1.5, -1, ""),
  fc.constant(undefined).map(() => ({})),
  fc.array(words, { maxLength: 3 }),
);

/** The moment around which generated dates lie. */
const EPOCH_SECONDS = Date.UTC(2026, 0, 1) / 1000;

const seconds = fc.integer({ min: -2_000_000_000, max: 3_000_000_000 }).map((offset) => EPOCH_SECONDS + offset);

/** A moment as `YYYY-MM-DDThh:mm:ss`. */
function localDateTimeOf(atSeconds: number): string {
  return new Date(atSeconds * 1000).toISOString().slice(0, 19);
}

/** Moments as texts, any of `laterTime` after any of `earlierTime`. */
export const earlierTime = fc.nat(2_000_000_000).map((ago) => localDateTimeOf(EPOCH_SECONDS - ago));
export const laterTime = fc
  .integer({ min: 1, max: 3_000_000_000 })
  .map((ahead) => localDateTimeOf(EPOCH_SECONDS + ahead));

/** A UTC offset in minutes, with its text. */
const offset: fc.Arbitrary<readonly [number, string]> = fc.oneof(
  fc.constant([0, "Z"] as const),
  fc.integer({ min: -(23 * 60 + 59), max: 23 * 60 + 59 }).map((minutes) => {
    const size = Math.abs(minutes);
    const clock = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0")).join(":");
    return [minutes, `${minutes < 0 ? "-" : "+"}${clock}`] as const;
  }),
);

/** A moment in milliseconds as date and time with an offset, with a fraction if it needs one. */
function dateTimeOf(milliseconds: number, [minutes, suffix]: readonly [number, string]): string {
  const local = new Date(milliseconds + minutes * 60_000).toISOString().slice(0, 23);
  return `${local.replace(/\.000$/u, "")}${suffix}`;
}

const HOUR_MS = 60 * 60 * 1000;

/** Start and end of a deal that lasts between two lengths, in milliseconds. */
function dealTimes(shortest: number, longest: number) {
  const length = fc.oneof(fc.constantFrom(shortest, longest), fc.integer({ min: shortest, max: longest }));
  const fraction = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999 }));
  return fc.tuple(seconds, fraction, length, offset, offset).map(([start, ms, lasts, from, to]) => {
    const starts = start * 1000 + ms;
    return { availability_starts: dateTimeOf(starts, from), availability_ends: dateTimeOf(starts + lasts, to) };
  });
}

/** The shortest deal, and one that is as long as any needs to be. */
export const validDealTimes = dealTimes(HOUR_MS, 400 * 24 * HOUR_MS);

/** A deal that is too short, often by a millisecond, or ends before it starts. */
export const shortDealTimes = dealTimes(-24 * HOUR_MS, HOUR_MS - 1);

const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/u);
const digits = fc.stringMatching(/^[0-9]{1,6}$/u);

/** A part of a path or a query, with characters that are written as they are, and others. */
const urlPart = fc.string({
  unit: fc.constantFrom(..."azAZ09-._~!$&'()*+,;=:@", "%20", "%2F", "%C3%A9", "%F0%9F%8E%89"),
  maxLength: 8,
});

/** Like `fc.webUrl`, which takes most of a second before it draws anything. */
const httpsUrl = fc
  .tuple(fc.webAuthority(), fc.array(urlPart, { maxLength: 3 }), fc.option(urlPart, { nil: undefined }))
  .map(([authority, path, query]) => {
    return `https://${[authority, ...path].join("/")}${query === undefined ? "" : `?${query}`}`;
  });

export const ofFormat: Readonly<Record<Format, fc.Arbitrary<string>>> = {
  email: oneOf(
    fc.constantFrom("jo@example.com", "a@b.c", `${"l".repeat(64)}@example.com`, "jörg+news@münchen.example"),
    // Linting takes two dots in a row for a slip.
    fc
      .tuple(fc.stringMatching(/^[a-z0-9._+-]{1,12}$/u), label, label)
      .map(([local, a, b]) => `${local.replaceAll(/\.+/gu, ".")}@${a}.${b}`),
  ),
  "local-date-time": oneOf(
    seconds.map(localDateTimeOf),
    fc.constantFrom("2024-02-29T23:59:59", "2000-02-29T00:00:00", "0001-01-01T00:00:00", "9999-12-31T23:59:59"),
  ),
  "date-time": fc.tuple(seconds, offset).map(([at, zone]) => dateTimeOf(at * 1000, zone)),
  "numeric-string": oneOf(
    fc.constantFrom("1", "19.99", "-0.50", "+7", "007"),
    fc
      .tuple(fc.constantFrom("", "+", "-"), digits, fc.option(digits, { nil: undefined }))
      .map(([sign, whole, part]) => `${sign}${whole}${part === undefined ? "" : `.${part}`}`),
  ),
  "https-url": oneOf(
    fc.constantFrom("https://example.com/a", "HTTPS://example.com", "https://[::1]:8443/p?q=1#f", "https://a"),
    httpsUrl,
  ),
};

/** Texts that nearly have each format. */
export const notOfFormat: Readonly<Record<Format, readonly string[]>> = {
  email: [
    "",
    "jo",
    "@example.com",
    "jo@example",
    "jo@@example.com",
    "jo @example.com",
    `${"l".repeat(65)}@b.c`,
    "a@.b",
  ],
  "local-date-time": [
    ...["", "2026-03-01", "2026-03-01T09:00:00Z", "2026-03-01T09:00:00+00:00", "2026-03-01T09:00:00.000"],
    ...["2026-03-01 09:00:00", "2026-02-29T09:00:00", "2026-13-01T09:00:00", "2026-03-01T24:00:00"],
    ...["2026-03-01T09:60:00", "2026-03-01T09:00:60", "2026-3-1T09:00:00"],
  ],
  "date-time": [
    ...["", "2026-03-01T09:00:00", "2026-03-01", "2026-03-01T09:00:00+0530", "2026-03-01T09:00:00+24:00"],
    ...["2026-03-01T09:00:00z", "2026-02-30T09:00:00Z", "2026-03-01T09:00:00.Z", "2026-03-01T09:00Z"],
  ],
  "numeric-string": ["", "abc", "1,5", "1.", ".5", "1e3", " 1", "--1", "0x10", "NaN", "Infinity"],
  "https-url": ["", "http://example.com", "example.com/a", "https://", "https:/example.com", "ftp://example.com"],
};
