import fc from "fast-check";
import { createRequest, faultyRequests } from "../../src/arbitraries/index.js";
import { formats } from "../../src/structure/formats.js";
import { isObject, type Json, marked, type Place, valueAt } from "./recipe.js";
import { type Kind, samples } from "./samples.js";

/** Parts of long texts: characters that code may handle badly. */
export const units: readonly string[] = [
  ...`aAz_-./\\"'@:?%~*$[]{}<=&+ 019Z`,
  ...["a.", ".a", "a@", "-1", "00", "1.", "//", "../", "%41", "%zz", "xn--", "a b", ", ", "~0", "~1", "[0]", "T00:00"],
  // Control characters, white space, invisible characters.
  ..."\u0000\u0001\t\n\u001b\u007f\u0085\u009b\u00a0\u00ad\u2028\u200b\u202e\ufeff",
  "\r\n",
  // Combining marks of several classes, which normalization sorts, in both orders.
  ..."\u0301\u0323\u0345\u05b0\u0f71\u302a",
  ...["\u0301\u0323", "\u0323\u0301", "a\u0301", "\u1e9b\u0323"],
  // Characters that normalization or a change of case makes longer or shorter.
  ..."éßİſﷺﬃΐ½Ⅷ㍿Σς\u212a",
  ..."漢字각あアｱ。．אعاไ\u200d\u200c\u0964",
  ...["\u1100\u1161\u11a8", "क\u094d"],
  // Characters of two code units, and halves of them.
  ...["🎉", "👩‍👩‍👧", "🇩🇪", "𝔸", "𠀀", "\u{e0041}", "\ud800", "\udc00", "\udc00\ud800", "\uffff"],
];

/** The largest value that is worth repeating, in characters of JSON. */
const LARGEST = 1200;
/** The most values of a place. */
const MOST_VALUES = 12;

const options = { seed: 1, numRuns: 60 };
const faulty = fc.sample(faultyRequests(3), options).map(({ body }) => body);
const bodies = JSON.parse(JSON.stringify([...fc.sample(createRequest(), options), ...faulty])) as Json[];

const membersWithBody: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  create: ["body"],
  update: ["patch", "stored"],
  request: ["body"],
};

/** What occurs in the samples of a kind, and in bodies that the generators of requests draw. */
export class Vocabulary {
  readonly samples: ReadonlyMap<string, Json>;
  /** Places, grouped by the type or format of what is there. All entries of an array are one place. */
  readonly alike: readonly (readonly Place[])[];
  /** What occurs at each place. */
  readonly #valuesAt = new Map<string, Json[]>();
  readonly values: readonly Json[];
  readonly names: readonly string[];
  /** Values that have the same members as one inside them, with `<<here>>` instead of that one. */
  readonly shells: readonly Json[];

  constructor(kind: Kind) {
    this.samples = samples[kind];
    const members = membersWithBody[kind] ?? [];
    const inputs = bodies.flatMap((body) => members.map((member) => ({ [member]: body })));
    const alike = new Map<string, Place[]>();
    for (const input of [...this.samples.values(), ...inputs]) {
      for (const at of placesIn(input).slice(1)) {
        const value = valueAt(input, at) as Json;
        const type = typeOf(value);
        if (!this.#valuesAt.has(keyOf(at))) alike.set(type, [...(alike.get(type) ?? []), at]);
        this.#learn(at, value);
      }
    }
    this.alike = [...alike.values()];
    this.values = [...this.#valuesAt.values()].flat();
    this.names = [...new Set(this.alike.flat().map((at) => at.at(-1) as string))];
    this.shells = this.values.filter(isObject).flatMap((value) => {
      const inside = placesIn(value).slice(1);
      const alike = inside.filter((at) => namesIn(valueAt(value, at)) === namesIn(value));
      return alike.map((at) => marked(value, [{ at, put: "<<here>>" }]));
    });
  }

  #learn(at: Place, value: Json): void {
    const known = this.valuesAt(at);
    const text = JSON.stringify(value);
    const isNew = text.length > 1 && text.length <= LARGEST && !known.some((one) => JSON.stringify(one) === text);
    this.#valuesAt.set(keyOf(at), isNew ? [...known, value].slice(0, MOST_VALUES) : [...known]);
  }

  valuesAt(place: Place): readonly Json[] {
    return this.#valuesAt.get(keyOf(place)) ?? [];
  }
}

/** The same for all entries of an array, whether or not they are repeated. */
function keyOf(place: Place): string {
  const own = place.filter((name) => !name.startsWith("<<"));
  return own.map((name) => (/^\d+$/u.test(name) ? "0" : name)).join("\n");
}

function typeOf(value: Json): string {
  if (typeof value !== "string") return Array.isArray(value) ? "array" : typeof value;
  return Object.entries(formats).find(([, { test }]) => test(value))?.[0] ?? "string";
}

function namesIn(value: Json | undefined): string {
  return isObject(value) ? Object.keys(value).sort().join("\n") : "";
}

/** Every place in a value, starting with the place of the value itself. */
export function placesIn(value: Json, place: Place = []): Place[] {
  const entries = typeof value === "object" && value !== null ? Object.entries(value as object) : [];
  return [place, ...entries.flatMap(([name, member]) => placesIn(member as Json, [...place, name]))];
}
