import type { Segment } from "../../src/index.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import type { Inspected, Scope } from "../../src/rules/scope.js";
import { createRequests } from "../../src/schemas/any-channel.js";
import { type Definitions, type JsonSchema, jsonSchema } from "../../src/schemas/json-schema.js";
import { nearest } from "../../src/structure/nearest.js";

export type Members = Readonly<Record<string, unknown>>;

/** An object that rules check. Their places are relative to `place`. */
export interface Subject<Value = unknown> {
  readonly place: readonly Segment[];
  readonly value: Value;
}

/** The kinds of filters. */
export const FILTERS: readonly Scope[] = ["user_attributes", "actions", "custom_segments"];

/** Every object in the place of a filter. */
export function filtersIn(body: Members): Subject<Members>[] {
  const inGroup = (group: unknown, place: readonly Segment[]): Subject<Members>[] => {
    const filters = isObject(group) ? group["filters"] : undefined;
    if (!Array.isArray(filters)) return [];
    return filters.flatMap((value: unknown, index) => {
      if (!isObject(value)) return [];
      const own = { place: [...place, "filters", index], value };
      if (value["filter_type"] !== "actions") return [own];
      return [own, ...inGroup(value["attributes"], [...own.place, "attributes"])];
    });
  };
  return GROUPS.flatMap(([member, group]) => {
    const component = body[member];
    return isObject(component) ? inGroup(component[group], [member, group]) : [];
  });
}

const GROUPS = [
  ["trigger_condition", "included_filters"],
  ["trigger_condition", "secondary_included_filters"],
  ["segmentation_details", "included_filters"],
  ["segmentation_details", "excluded_filters"],
] as const;

/** Every content of an Email: the flat one and, if there are locales or variations, those keyed by them. */
export function emailsIn({ campaign_content: component }: Members): Subject[] {
  if (!isObject(component)) return [];
  const { content } = component;
  const isKeyed = "locales" in component || "variation_details" in component;
  return (isKeyed ? keysOfContent(content, "email") : [["email"]]).flatMap((keys) => {
    const value = keys.reduce<unknown>((object, key) => (isObject(object) ? object[key] : undefined), content);
    return isObject(value) ? [{ place: ["campaign_content", "content", ...keys], value }] : [];
  });
}

/** Every object of a create request whose members the schemas name, found by following schemas and body together. */
export function objectsIn(body: Members, channel: RuleContext["channel"]): Subject<Inspected>[] {
  return objectsOf(body, jsonSchema(createRequests[channel]), {}, []);
}

function objectsOf(
  value: unknown,
  unresolved: JsonSchema,
  outer: Definitions,
  place: readonly Segment[],
): Subject<Inspected>[] {
  const definitions = unresolved.$defs ?? outer;
  if (unresolved.$ref !== undefined) return objectsOf(value, definitions[unresolved.$ref] ?? {}, definitions, place);
  const below = (inside: Members, keys: readonly string[], schema: JsonSchema): Subject<Inspected>[] => {
    const at = keys.reduce<unknown>((object, key) => (isObject(object) ? object[key] : undefined), inside);
    return objectsOf(at, schema, definitions, [...place, ...keys]);
  };
  if (Array.isArray(value)) {
    const { items = {} } = unresolved;
    return value.flatMap((entry, index) => objectsOf(entry, items, definitions, [...place, index]));
  }
  if (!isObject(value)) return [];
  const schema = unresolved.anyOf?.find(isVariantOf(value)) ?? unresolved;
  const members = Object.entries(schema.properties ?? {});
  const own = members.length === 0 ? [] : [{ place, value: inspected(value, schema) }];
  const inside = members.flatMap(([key, member]) => {
    if (schema.keyedBy?.member !== key) return below(value, [key], member);
    const { when, channel } = schema.keyedBy;
    const content = value[key];
    if (!when.some((name) => name in value)) return below(value, [key], member);
    // The content of an unknown channel is not known to be anywhere.
    return (channel === "" ? [] : keysOfContent(content, channel)).flatMap((keys) => {
      return below(value, [key, ...keys], member.properties?.[channel] ?? {});
    });
  });
  return [...own, ...inside];
}

/** The keys of the places for content of a channel: flat, by locale, and by locale and variation. */
function keysOfContent(content: unknown, channel: string): string[][] {
  if (!isObject(content)) return [];
  const keyed = Object.keys(content).flatMap((locale) => {
    const entry = content[locale];
    if (locale === channel || !isObject(entry)) return [];
    return Object.keys(entry).map((key) => (key === channel ? [locale, channel] : [locale, key, channel]));
  });
  return [[channel], ...keyed];
}

function isVariantOf(value: Members): (variant: JsonSchema) => boolean {
  return ({ properties = {} }) =>
    Object.entries(properties).every(([key, member]) => member.const === undefined || member.const === value[key]);
}

function inspected(object: Members, schema: JsonSchema): Inspected {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const nonEmptyTexts = names.filter((name) => {
    const { type, format, nonEmpty } = properties[name] as JsonSchema;
    return nonEmpty ?? (required.includes(name) && type === "string" && format === undefined);
  });
  const isFree = schema.additionalProperties !== undefined;
  const others = isFree ? [] : Object.keys(object).filter((key) => !names.includes(key));
  const shape = { names, nonEmptyTexts, isOpen: schema.open ?? false };
  return { object, shape, others, nearestName: (key) => nearest(key, names) as string | undefined };
}

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
