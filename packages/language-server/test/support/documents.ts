import { createRequest, faultyRequests, faultyWholeRequest, update, wholeRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";

/** The kinds of generated files, named after their folders. */
export const kinds = ["create", "update", "active", "request", "lines"] as const;
export type Kind = (typeof kinds)[number];

/** The settings by which the server recognises the files. */
export const settings = {
  files: [
    { glob: "create/*.json" },
    { glob: "update/*.json", operation: "update" },
    { glob: "active/*.json", operation: "update", state: "ACTIVE", current: "stored.json" },
    { glob: "request/*.json", request: true },
    { glob: "lines/*.ndjson", lines: true },
  ],
};

/** The equivalent options of the command line. */
export const options: Readonly<Record<Kind, readonly string[]>> = {
  create: [],
  update: ["--operation", "update"],
  active: ["--operation", "update", "--state", "ACTIVE", "--current", "stored.json"],
  request: ["--request"],
  lines: ["--ndjson"],
};

export interface Generated {
  readonly kind: Kind;
  readonly text: string;
}

/** A value as people mistype it. */
function slipOf(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return value;
  return /^[A-Z_]{3,}$/u.test(value) ? value.toLowerCase() : `${value}Z`;
}

/** Mistypes some of the values and names in a body. */
function withSlips(body: unknown, picks: readonly number[]): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    count++;
    const isPicked = key !== "" && picks.some((pick) => pick % 50 === count);
    if (typeof value !== "object" || value === null) return isPicked ? slipOf(value) : value;
    if (!isPicked || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one], at) => [at === 0 ? `${name}s` : name, one]));
  });
}

const picks = fc.array(fc.nat(), { maxLength: 4 });

const createBodies: fc.Arbitrary<unknown> = fc.oneof(
  fc.tuple(createRequest(), picks).map(([body, slips]) => withSlips(body, slips)),
  fc.integer({ min: 1, max: 6 }).chain((count) => faultyRequests(count).map(({ body }) => body)),
);
const updateBodies = fc.tuple(update(), picks).map(([{ patch }, slips]) => withSlips(patch, slips));
const requests = fc.oneof(
  fc.tuple(wholeRequest(), picks).map(([{ request }, slips]) => ({ ...request, body: withSlips(request.body, slips) })),
  faultyWholeRequest().map(({ request }) => request),
);

/** The JSON of a value in a common layout. */
function laidOut(value: unknown, indent: number | string, newline: string): string {
  return JSON.stringify(value, null, indent)?.replaceAll("\n", newline) ?? "null";
}

/** Now and then breaks the JSON of a text, adds a byte order mark, or repeats a key. */
function damaged(text: string, how: number, at: number): string {
  const place = at % (text.length + 1);
  if (how === 0) return text.slice(0, place) + text.slice(place + 1);
  if (how === 1) return `\uFEFF${text}`;
  if (how === 2) return text.replace("{", '{"channel":"PUSH","channel":"EMAIL",');
  return text;
}

function written(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const indent = fc.constantFrom(0, 2, 4, "\t");
  const newline = fc.constantFrom("\n", "\r\n");
  return fc
    .tuple(values, indent, newline, fc.integer({ min: 0, max: 30 }), fc.nat())
    .map(([value, spaces, feed, how, at]) => damaged(laidOut(value, spaces, feed), how, at));
}

const lines = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.tuple(createBodies, fc.integer({ min: 0, max: 30 }), fc.nat()) },
      { weight: 1, arbitrary: fc.constant([undefined, 0, 0] as const) },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.map(([value, how, at]) => (value === undefined ? "" : damaged(JSON.stringify(value), how, at))));

/** Documents of every kind, most of them with mistakes. */
export const documents: fc.Arbitrary<Generated> = fc.oneof(
  { weight: 5, arbitrary: written(createBodies).map((text): Generated => ({ kind: "create", text })) },
  { weight: 2, arbitrary: written(updateBodies).map((text): Generated => ({ kind: "update", text })) },
  { weight: 2, arbitrary: written(updateBodies).map((text): Generated => ({ kind: "active", text })) },
  { weight: 2, arbitrary: written(requests).map((text): Generated => ({ kind: "request", text })) },
  {
    weight: 1,
    arbitrary: fc.tuple(lines, fc.constantFrom("\n", "\r\n")).map(([all, feed]): Generated => {
      return { kind: "lines", text: all.join(feed) };
    }),
  },
);
