/** What is measured. */
export const measured = {
  time: "ns a byte",
  growth: "times as long for twice the input",
  text: "characters of a text, once escaped",
  body: "bytes of an error body",
  result: "bytes of a result",
  failure: "call that throws or does not end",
};
export type Measure = keyof typeof measured;
export const measures = Object.keys(measured) as Measure[];

/** What the search maximizes. Growth takes more sizes than a quick look has, and a long time is found first. */
export const goals: readonly Measure[] = ["time", "text", "body", "result"];

/** The most that we promise for a function with some options. Infinity means that we promise nothing. */
export type Bounds = Readonly<Record<Measure, number>>;

/** What was measured when a target was called with the inputs that a recipe makes. */
export type Sighting = Readonly<Record<Measure, number>> & { readonly error?: string };

export const NOTHING: Sighting = { time: 0, growth: 0, text: 0, body: 0, result: 0, failure: 0 };

/** The CPU time of a call with an input of some bytes. */
export interface Timing {
  readonly bytes: number;
  readonly ns: number;
}

/** From this size on, in bytes, the time per byte is judged. */
const JUDGED_FROM = 10_000;

/** The most nanoseconds per byte, among inputs that are large enough to be judged. */
export function timeIn(timings: readonly Timing[]): number {
  return Math.max(0, ...timings.filter(({ bytes }) => bytes >= JUDGED_FROM).map(({ ns, bytes }) => ns / bytes));
}

/** How many times as long a doubled input takes at least, in the worst two doublings in a row. */
export function growthIn(timings: readonly Timing[]): number {
  const ratios = timings.slice(1).map((later, index) => {
    const earlier = timings[index] as Timing;
    // Sizes need not be exactly doubled.
    return 2 ** (Math.log(later.ns / earlier.ns) / Math.log(later.bytes / earlier.bytes));
  });
  return Math.max(0, ...ratios.slice(1).map((ratio, index) => Math.min(ratio, ratios[index] as number)));
}

/** Members of results that are the caller's own objects, or come with them. */
const CALLERS_OWN: readonly string[] = ["value", "merged", "patch", "response", "campaignId"];

/**
 * Texts with other bounds: a fix that restores a stored value needs all of it, and a request id is echoed up to 256
 * characters, however long they are once escaped. The size of the whole result is bounded.
 */
const BOUNDED_OTHERWISE = ["fix[].value", "error.request_id"];

/** The sizes of a result, which is plain data. */
export function sizesOf(result: unknown): Pick<Sighting, "text" | "body" | "result"> {
  const own = isMembers(result)
    ? Object.fromEntries(Object.entries(result).filter(([name]) => !CALLERS_OWN.includes(name)))
    : result;
  return { text: longestIn(own, ""), body: isMembers(own) ? bytesOf(own["body"]) : 0, result: bytesOf(own) };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? "");
}

function longestIn(value: unknown, at: string): number {
  if (BOUNDED_OTHERWISE.some((end) => at.endsWith(end))) return 0;
  if (typeof value === "string") return JSON.stringify(value).length - 2;
  const lengths = Array.isArray(value)
    ? value.map((entry) => longestIn(entry, `${at}[]`))
    : Object.entries(isMembers(value) ? value : {}).map(([name, member]) => longestIn(member, `${at}.${name}`));
  return lengths.reduce((one, other) => Math.max(one, other), 0);
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
