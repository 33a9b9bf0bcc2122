/** The CPU time of a call with an input of some bytes. */
export interface Timing {
  readonly bytes: number;
  readonly ns: number;
}

/** The sizes of an answer. */
export interface Answer {
  /** Of the whole result as JSON, without the caller's own objects. */
  readonly bytes: number;
  /** Of the error body as JSON. */
  readonly bodyBytes: number;
  /** Characters of the longest text, once it is escaped. */
  readonly longest: number;
  /** The place of the longest text in the result. */
  readonly longestAt: string;
}

/** What we promise for a function with some options. Undefined means that we promise nothing. */
export interface Bounds {
  readonly nsPerByte: number;
  readonly text: number;
  readonly body: number | undefined;
  readonly result: number | undefined;
}

/** A promise that an input breaks. */
export interface Breach {
  readonly bound: "time" | "growth" | "text" | "body" | "result" | "throws" | "ends";
  readonly message: string;
}

/** From this size on, in bytes, the time per byte is judged. */
export const JUDGED_FROM = 10_000;

/** A doubling that costs more than this, twice in a row, is more than linear. */
const MOST_GROWTH = 3;

/** How many times as long a doubled input takes, from one timing to the next. Sizes need not be exactly doubled. */
export function growthOf(timings: readonly Timing[]): number[] {
  return timings.slice(1).map((later, index) => {
    const earlier = timings[index] as Timing;
    return 2 ** (Math.log(later.ns / earlier.ns) / Math.log(later.bytes / earlier.bytes));
  });
}

function growsTooFast(timings: readonly Timing[]): boolean {
  const ratios = growthOf(timings);
  return ratios.some((ratio, index) => ratio > MOST_GROWTH && (ratios[index + 1] ?? 0) > MOST_GROWTH);
}

/** The most nanoseconds per byte, among inputs that are large enough to be judged. */
export function worstNsPerByte(timings: readonly Timing[]): number {
  return Math.max(0, ...timings.filter(({ bytes }) => bytes >= JUDGED_FROM).map(({ ns, bytes }) => ns / bytes));
}

export function timeBreaches(timings: readonly Timing[], { nsPerByte }: Bounds): Breach[] {
  const breaches: Breach[] = [];
  const worst = worstNsPerByte(timings);
  if (worst > nsPerByte) {
    const at = timings.find(({ ns, bytes }) => ns / bytes === worst) as Timing;
    const message = `${Math.round(worst)} ns a byte at ${at.bytes} bytes, more than ${nsPerByte}`;
    breaches.push({ bound: "time", message });
  }
  if (growsTooFast(timings)) {
    const ratios = growthOf(timings).map((ratio) => ratio.toFixed(1));
    breaches.push({ bound: "growth", message: `twice the input costs ${ratios.join(", ")} times as much` });
  }
  return breaches;
}

export function answerBreaches({ bytes, bodyBytes, longest, longestAt }: Answer, bounds: Bounds): Breach[] {
  const breaches: Breach[] = [];
  const add = (bound: Breach["bound"], what: string, size: number, most: number | undefined) => {
    if (most !== undefined && size > most) breaches.push({ bound, message: `${what} ${size}, more than ${most}` });
  };
  add("text", `characters of ${longestAt}, once escaped:`, longest, bounds.text);
  add("body", "bytes of the error body:", bodyBytes, bounds.body);
  add("result", "bytes of the result:", bytes, bounds.result);
  return breaches;
}
