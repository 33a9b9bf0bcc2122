import { jsonSchemaDocument } from "../../src/reference/schemas.js";
import type { Json, Place } from "./recipe.js";
import { generatedBodies, type Kind, type Samples, samplesOf } from "./samples.js";

/** The values, names and places that recipes of a kind use. */
export interface Vocabulary {
  readonly kind: Kind;
  /** Names of the inputs to start from. */
  readonly samples: readonly string[];
  sample(name: string): Json;
  /** Places that the schemas name. */
  readonly places: readonly Place[];
  /** Each place that is known, and the samples that have it, or all if none has. */
  readonly spots: readonly Spot[];
  /** The places of texts of each format. */
  readonly formats: readonly (readonly Spot[])[];
  /** Names of members and values of enumerations, of all schemas. */
  readonly names: readonly string[];
  readonly words: readonly Json[];
  /** Parts of samples and of generated requests. */
  readonly parts: readonly Json[];
  /** The parts that occur at a place. */
  partsAt(place: Place): readonly Json[];
}

export interface Spot {
  readonly at: Place;
  readonly samples: readonly string[];
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly [keyword: string]: unknown;
}

const DEEPEST = 9;
/** The largest part that is worth repeating, in characters of JSON. */
const LARGEST_PART = 1200;

const documents = {
  create: jsonSchemaDocument("create-request") as Schema,
  update: jsonSchemaDocument("update-request") as Schema,
  error: jsonSchemaDocument("error-body") as Schema,
};

/** Which members of an input a schema is about. */
const described: Readonly<Record<Kind, readonly (readonly [member: string, document: Schema])[]>> = {
  create: [["body", documents.create]],
  update: [
    ["patch", documents.update],
    ["stored", documents.create],
  ],
  request: [["body", documents.create]],
  response: [["body", documents.error]],
  times: [],
  "request id": [],
  idempotency: [],
};

export function vocabularyOf(kind: Kind): Vocabulary {
  const samples = samplesOf(kind);
  const inputs = [...samples.values()];
  const withBody = described[kind].length > 0 && kind !== "response";
  const parts = new Map<string, Json[]>();
  for (const input of inputs) collectParts(input, [], parts);
  for (const body of withBody ? generatedBodies() : []) {
    for (const [member] of described[kind]) collectParts(body, [member], parts);
  }
  const named = described[kind].flatMap(([member, document]) => placesIn(document, [member]));
  const [names, words] = [new Set<string>(), new Set<Json>()];
  for (const document of Object.values(documents)) collectWords(document, names, words);
  return {
    kind,
    samples: [...samples.keys()],
    sample: (name) => {
      const input = samples.get(name);
      if (input === undefined) throw new TypeError(`there is no input named ${name}`);
      return input;
    },
    places: named.map(({ at }) => at),
    spots: spotsOf([...inputs.flatMap((input) => placesOf(input).slice(1)), ...named.map(({ at }) => at)], samples),
    formats: [...new Set(named.map(({ format }) => format))].map((format) =>
      spotsOf(
        named.filter((one) => one.format === format).map(({ at }) => at),
        samples,
      ),
    ),
    names: [...names],
    words: [...words],
    parts: [...parts.values()].flat(),
    partsAt: (place) => parts.get(placeKey(place)) ?? [],
  };
}

/** Places, with the samples that have them. All entries of an array count as one place. */
function spotsOf(places: readonly Place[], samples: Samples): Spot[] {
  const distinct = new Map(places.map((at) => [placeKey(at), at]));
  return [...distinct.values()].map((at) => {
    const having = [...samples].filter(([, input]) => valueAt(input, at) !== undefined).map(([name]) => name);
    return { at, samples: having.length > 0 ? having : [...samples.keys()] };
  });
}

/** A key of a place, which is the same for all entries of an array. */
function placeKey(place: Place): string {
  return place.map((segment) => (/^\d+$/u.test(segment) ? "0" : segment)).join("\n");
}

function collectParts(value: Json, place: Place, parts: Map<string, Json[]>): void {
  const text = JSON.stringify(value);
  if (text.length > 1 && text.length <= LARGEST_PART) {
    const key = placeKey(place);
    const known = parts.get(key) ?? [];
    if (known.length < 12 && !known.some((part) => JSON.stringify(part) === text)) parts.set(key, [...known, value]);
  }
  for (const [name, member] of entriesOf(value)) collectParts(member, [...place, name], parts);
}

/** Members of an object, or entries of an array. */
export function entriesOf(value: Json): [string, Json][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Every place in a value, starting with the place of the value itself. */
export function placesOf(value: Json, place: Place = []): Place[] {
  return [place, ...entriesOf(value).flatMap(([name, member]) => placesOf(member, [...place, name]))];
}

export function valueAt(value: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>((container, name) => {
    const isContainer = typeof container === "object" && container !== null;
    return isContainer && Object.hasOwn(container, name) ? (container as Record<string, Json>)[name] : undefined;
  }, value);
}

interface Named {
  readonly at: Place;
  /** The format or pattern of a text; of anything else, its type. */
  readonly format: string;
}

/** The places that a schema names, entries of arrays as the first one. */
function placesIn(document: Schema, start: Place): Named[] {
  const found = new Map<string, Named>();
  visit(document, start);
  return [...found.values()];

  function visit(schema: Schema, place: Place): void {
    if (place.length > DEEPEST) return;
    const { format, pattern, type, enum: values } = schema;
    if (type !== undefined || values !== undefined || !found.has(placeKey(place))) {
      found.set(placeKey(place), { at: place, format: String(format ?? pattern ?? type ?? "enum") });
    }
    const target = schema.$ref?.replace("#/$defs/", "");
    if (target !== undefined) visit(document.$defs?.[target] ?? {}, place);
    for (const [name, member] of Object.entries(schema.properties ?? {})) visit(member, [...place, name]);
    if (schema.items !== undefined) visit(schema.items, [...place, "0"]);
    for (const variant of variantsOf(schema)) visit(variant, place);
  }
}

function variantsOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, allOf, if: condition, then, else: otherwise } = schema as Record<string, Schema | Schema[]>;
  return [anyOf, oneOf, allOf, condition, then, otherwise].flat().filter((variant) => variant !== undefined);
}

function collectWords(value: unknown, names: Set<string>, words: Set<Json>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collectWords(entry, names, words);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const schema = value as Schema;
  if (typeof schema.properties === "object") for (const name of Object.keys(schema.properties)) names.add(name);
  if (Array.isArray(schema.enum)) for (const word of schema.enum) words.add(word);
  if (schema.const !== undefined) words.add(schema.const);
  for (const member of Object.values(schema)) collectWords(member, names, words);
}
