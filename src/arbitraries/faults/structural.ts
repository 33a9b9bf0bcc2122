import fc from "fast-check";
import type { Segment } from "../../errors/path.js";
import { valueAt } from "../../rules/parts/member-path.js";
import { CreateRequest } from "../../schemas/create-request.js";
import { type Definitions, discriminatorOf, type JsonSchema, jsonSchema, resolve } from "../../schemas/json-schema.js";
import { isObject } from "../../structure/checker.js";
import { isOfType, type JsonType } from "../../structure/kinds.js";
import type { StructureId } from "../../structure/structural-rules.js";
import { ABSENT, type Members } from "../from-schema.js";
import { notOfFormat } from "../values.js";
import { fewProducts } from "./content.js";
import { after, type Fault, having, put } from "./fault.js";
import { action, group } from "./filter.js";

/** A member or entry that can be made wrong on its own. */
export interface Candidate {
  readonly rule: StructureId;
  /** The place of the violation. */
  readonly place: readonly Segment[];
  /** The place in which nothing else may be made wrong at the same time. */
  readonly domain: readonly Segment[];
  /** Values to put there, each wrong in this way only. Empty if the member must be removed instead. */
  readonly values: readonly unknown[];
}

/** Every way in which a valid request can break its structure in one place, in the order of violations. */
export function candidatesIn(request: Members): Candidate[] {
  return [...ofUnion(jsonSchema(CreateRequest), {}, request, [])];
}

const VALUES: readonly unknown[] = [null, true, false, 0, 1, 2.5, -1, "", "a", "true", "1", [], ["a"], {}, { a: 1 }];

function ofOtherTypes(type: JsonType): readonly unknown[] {
  return VALUES.filter((value) => !isOfType(value, type));
}

function* ofUnion(
  { anyOf = [] }: JsonSchema,
  definitions: Definitions,
  value: Members,
  place: readonly Segment[],
): Generator<Candidate> {
  const discriminator = discriminatorOf(anyOf);
  const chosen = anyOf.find(({ properties }) => properties?.[discriminator]?.const === value[discriminator]);
  if (chosen !== undefined) yield* ofObject(chosen, definitions, value, place, discriminator);
}

function* ofObject(
  schema: JsonSchema,
  definitions: Definitions,
  object: Members,
  place: readonly Segment[],
  discriminator?: string,
): Generator<Candidate> {
  const { properties = {}, required = [], additionalProperties, keyedBy } = schema;
  // Members before and after the discriminator are checked only if that is sound.
  for (const [name, member] of Object.entries(properties)) {
    if (!Object.hasOwn(object, name)) continue;
    const at = [...place, name];
    const domain = name === discriminator ? place : at;
    if (required.includes(name)) yield { rule: "structure.required", place: at, domain, values: [] };
    if (keyedBy?.member === name) yield* ofKeyed(keyedBy, member, definitions, object, at);
    else yield* ofValue(member, definitions, object[name], at, domain);
  }
  if (additionalProperties === undefined) return;
  for (const name of Object.keys(object)) {
    if (!Object.hasOwn(properties, name))
      yield* ofValue(additionalProperties, definitions, object[name], [...place, name]);
  }
}

/** The content of a channel, flat first, then by locale and variation in input order. */
function* ofKeyed(
  { channel, when }: NonNullable<JsonSchema["keyedBy"]>,
  schema: JsonSchema,
  definitions: Definitions,
  holder: Members,
  at: readonly Segment[],
): Generator<Candidate> {
  const content = holder[at.at(-1) as string] as Members;
  const isKeyed = when.some((member) => Object.hasOwn(holder, member));
  const member = schema.properties?.[channel] ?? {};
  function* ofContentOf(value: unknown, place: readonly Segment[]): Generator<Candidate> {
    if (!isObject(value) || !Object.hasOwn(value, channel)) return;
    yield* ofValue(member, definitions, value[channel], [...place, channel]);
  }
  yield { rule: "structure.type", place: at, domain: at, values: ofOtherTypes("object") };
  if (!isKeyed) yield { rule: "structure.required", place: [...at, channel], domain: [...at, channel], values: [] };
  yield* ofContentOf(content, at);
  if (!isKeyed) return;
  for (const [locale, entry] of Object.entries(content)) {
    if (locale === channel || !isObject(entry)) continue;
    for (const [key, inner] of Object.entries(entry)) {
      if (key === channel) yield* ofContentOf(entry, [...at, locale]);
      else yield* ofContentOf(inner, [...at, locale, key]);
    }
  }
}

function* ofValue(
  unresolved: JsonSchema,
  outer: Definitions,
  value: unknown,
  place: readonly Segment[],
  domain: readonly Segment[] = place,
): Generator<Candidate> {
  const { schema, definitions } = resolve(unresolved, outer);
  const wrong = (rule: StructureId, values: readonly unknown[]): Candidate => ({ rule, place, domain, values });
  const wrongType = (type: JsonType) => wrong("structure.type", ofOtherTypes(type));

  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (allowed !== undefined) {
    yield wrongType(typeof allowed[0] as JsonType);
    yield wrong("structure.enum", nearMissesOf(allowed));
  } else if (schema.anyOf !== undefined) {
    yield wrongType("object");
    if (isObject(value)) yield* ofUnion(schema, definitions, value, place);
  } else if (schema.type === "array") {
    const { items = {}, minItems } = schema;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    yield wrongType("array");
    if (minItems !== undefined) yield wrong("structure.size", [entries.slice(0, minItems - 1), []]);
    for (const [index, entry] of entries.entries()) {
      yield* ofValue(items, definitions, entry, [...place, index]);
    }
  } else if (schema.type === "object") {
    yield wrongType("object");
    if (isObject(value)) yield* ofObject(schema, definitions, value, place);
  } else if (schema.type !== undefined) {
    yield wrongType(schema.type);
    if (schema.format !== undefined) yield wrong("structure.format", notOfFormat[schema.format]);
    const { minimum, maximum } = schema;
    if (minimum !== undefined && maximum !== undefined) {
      yield wrong("structure.range", [minimum - 1, maximum + 1, -maximum, 1e21]);
    }
  }
}

/** Values of the right type that are not allowed, some of them nearly so. */
function nearMissesOf(allowed: readonly (string | number)[]): readonly unknown[] {
  const [first] = allowed;
  if (typeof first === "number") return [-1, 0.25, 1.5, 1e21];
  const near = allowed.flatMap((value) => {
    const text = String(value);
    return [text.toLowerCase(), text.toUpperCase(), `${text} `, text.slice(1)];
  });
  return [...new Set([...near, "", "toString", "x"])].filter((value) => !allowed.includes(value));
}

/** Makes one member or entry of a request wrong. `what` selects one of the values. */
export function applyCandidate(request: Members, { place, values }: Candidate, what: number): void {
  put(request, place, values.length === 0 ? ABSENT : values[what % values.length]);
}

/** Breaks a structural rule anywhere in a request, if necessary after adding a member that can break it. */
function anywhere(rule: StructureId, added: Fault = after("", {})): Fault {
  return {
    touches: [],
    breaks: (scene) =>
      fc.tuple(added.breaks(scene), fc.nat(), fc.nat()).map(([add, which, what]) => (request) => {
        add(request);
        const candidates = candidatesIn(request).filter((candidate) => candidate.rule === rule);
        const candidate = candidates[which % candidates.length];
        if (candidate === undefined) throw new Error(`nothing in the request can break ${rule}`);
        applyCandidate(request, candidate, what);
        return [...candidate.place];
      }),
  };
}

/** Groups in the attributes of actions, nested more deeply than the bound, which no request reaches by itself. */
const tooDeep: readonly Fault[] = [undefined, 25, 60, 1000].map((maxDepth) => ({
  touches: ["segmentation_details"],
  ...(maxDepth !== undefined && { context: { bounds: { maxDepth } } }),
  breaks: () =>
    fc.constantFrom("included_filters", "excluded_filters").map((name) => (request) => {
      const limit = maxDepth ?? 200;
      const place: Segment[] = ["segmentation_details", name, "filters", 0];
      let nested = group("and");
      while (place.length <= limit) {
        place.push("attributes", "filters", 0);
        nested = group("and", action({ attributes: nested }));
      }
      (request["segmentation_details"] as Members)[name] = nested;
      // The body has depth 1, and every segment adds one.
      return place.slice(0, limit);
    }),
}));

/** A getter that throws, at any place that is read. */
const unreadable: Fault = {
  touches: [],
  breaks: () =>
    fc.nat().map((which) => (request) => {
      const candidates = candidatesIn(request).filter(({ rule }) => rule === "structure.type");
      const { place } = candidates[which % candidates.length] as Candidate;
      Object.defineProperty(valueAt(request, place.slice(0, -1)), place.at(-1) as Segment, {
        enumerable: true,
        configurable: true,
        get() {
          throw new Error("this member cannot be read");
        },
      });
      return [...place];
    }),
};

export const structuralFaults: Readonly<Record<StructureId, readonly Fault[]>> = {
  "structure.required": [anywhere("structure.required")],
  "structure.type": [anywhere("structure.type")],
  "structure.enum": [anywhere("structure.enum")],
  "structure.range": [
    anywhere("structure.range", having("control_group_details.campaign_control_group_percentage", 50)),
  ],
  "structure.format": [anywhere("structure.format")],
  "structure.size": [fewProducts],
  "structure.too-deep": tooDeep,
  "structure.unreadable": [unreadable],
};
