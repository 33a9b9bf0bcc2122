import fc from "fast-check";
import type { Case } from "../conformance/case.js";

/** Valid and invalid parts of addresses, URLs and times. */
const part = fc.constantFrom(
  ..."a Z 0 9 - _ . .. @ @@ + % %41 %zz / // \\ : : 443 :65536 ? # & = ~ ! [ ] ( ) < > \" '".split(" "),
  "https://",
  "http://",
  "HTTPS://",
  "https:",
  "example.com",
  "jo@example.com",
  "xn--bcher-kva.example",
  "localhost",
  "127.0.0.1",
  "0x7f.1",
  "[::1]",
  "[::ffff:1.2.3.4]",
  "a".repeat(64),
  `${"b".repeat(63)}.`,
  "2026-02-29",
  "T24:00:00",
  "2026-03-01T09:00:00",
  "2026-03-01T09:00:00Z",
  "+00:00",
  ".5",
  "é",
  "ß",
  "中文",
  "😀",
  "\u200B",
  "\u0000",
  "\uD800",
);

const odd = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(""));

/** Requests of the set. In each, an odd text replaces one address, URL, time or numeric string. The same every time. */
export function oddCases(cases: readonly Case[], count: number): Case[] {
  const valid = cases.filter(({ operation, expected }) => operation === "create" && expected.ok);
  const places = valid.flatMap((one) => textsIn(one.input).map((place) => ({ one, place })));
  const drawn = fc.sample(fc.tuple(fc.nat(places.length - 1), odd), { numRuns: count, seed: 1 });
  return drawn.map(([index, text], ordinal) => {
    const { one, place } = places[index] as (typeof places)[number];
    return { ...one, name: `odd text ${ordinal}`, input: replaced(one.input, place, text) };
  });
}

type Path = readonly (string | number)[];

/** The places of texts that have a format. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return /^https:|@|^\d{4}-\d\d-|^-?\d+(?:\.\d+)?$/u.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, path: Path, text: string): unknown {
  const copy = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  for (const segment of path.slice(0, -1)) holder = holder[segment] as typeof holder;
  holder[path.at(-1) ?? ""] = text;
  return copy;
}
