import { renderPointer } from "../../errors/path.js";
import type { Segment, Violation } from "../../index.js";
import { type Definitions, type JsonSchema, type Resolved, resolve } from "../../schemas/json-schema.js";
import { type Channel, channelIn } from "../../structure/channel.js";
import { isObject } from "../../structure/checker.js";
import { ownAt } from "../../structure/own-at.js";
import { requestSchemas } from "./request-schemas.js";

/** Valid texts for each format in the schemas: the first, and others if a rule rejects it. */
const FORMATS: Readonly<Record<NonNullable<JsonSchema["format"]>, readonly string[]>> = {
  email: ["jo@example.com"],
  "local-date-time": ["2030-01-01T09:00:00"],
  "date-time": ["2030-01-01T09:00:00Z", "2030-01-02T09:00:00Z"],
  "numeric-string": ["1"],
  "https-url": ["https://example.com/"],
};

/** Reports the violations of a body that contains a skeleton. */
export type Judge = (body: unknown) => readonly Pick<Violation, "segments" | "params">[];

/** The maximum number of members to add to a skeleton or to change in it. */
const MOST_ROUNDS = 20;

/** An absent object, with what its schema requires and what rules then report as absent; or undefined. */
export function skeletonAt(body: unknown, place: readonly Segment[], judge: Judge): unknown {
  const channel = channelIn(body);
  if (!lacksObject(body, place)) return undefined;
  const completed = structuredClone(body);
  put(completed, place, smallest(schemaAt(channel, place) as Resolved));
  const tried = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wrong = judge(completed).find(({ segments }) => {
      const isBelow = segments.length > place.length && place.every((segment, index) => segment === segments[index]);
      return isBelow && !tried.has(renderPointer(segments));
    });
    if (wrong === undefined) break;
    tried.add(renderPointer(wrong.segments));
    const schema = schemaAt(channel, wrong.segments);
    if (schema === undefined) continue;
    if (ownAt(completed, wrong.segments)?.value === undefined) put(completed, wrong.segments, smallest(schema));
    else replaceBy(alternatives(schema, wrong), completed, wrong.segments, judge);
  }
  return ownAt(completed, place)?.value;
}

export function lacksObject(body: unknown, place: readonly Segment[]): boolean {
  if (ownAt(body, place)?.value !== undefined) return false;
  if (!isObject(ownAt(body, place.slice(0, -1))?.value)) return false;
  return schemaAt(channelIn(body), place)?.schema.type === "object";
}

/** Other values of an enum, of a list of such, or of a format. */
function alternatives({ schema }: Resolved, { params }: ReturnType<Judge>[number]): readonly unknown[] {
  if ("allowed" in params && Array.isArray(params.allowed)) return params.allowed;
  if (schema.format !== undefined) return FORMATS[schema.format];
  return schema.enum ?? schema.items?.enum?.map((one) => [one]) ?? [];
}

/** Assigns the first value that causes no violation, or else restores the previous one. */
function replaceBy(values: readonly unknown[], body: unknown, place: readonly Segment[], judge: Judge): void {
  const former = ownAt(body, place)?.value;
  const pointer = renderPointer(place);
  for (const value of values) {
    put(body, place, value);
    if (!judge(body).some(({ segments }) => renderPointer(segments) === pointer)) return;
  }
  put(body, place, former);
}

/** The schema of a place; of several variants, the first. */
function schemaAt(channel: Channel, place: readonly Segment[]): Resolved | undefined {
  let found: Resolved = resolve(requestSchemas[channel], {});
  for (const segment of place) {
    const { schema, definitions }: Resolved = found;
    const inside: Definitions = schema.$defs ?? definitions;
    const variants = [schema, ...(schema.anyOf ?? []).map((one) => resolve(one, inside).schema)];
    const next: JsonSchema | undefined = variants
      .map(({ properties, items }) => (typeof segment === "number" ? items : properties?.[segment]))
      .find((one) => one !== undefined);
    if (next === undefined) return undefined;
    found = resolve(next, inside);
  }
  return found;
}

/** The smallest value that a schema accepts and that is not empty. */
function smallest({ schema, definitions }: Resolved): unknown {
  const inside = schema.$defs ?? definitions;
  const inner = (one: JsonSchema) => smallest(resolve(one, inside));
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  switch (schema.type) {
    case "object": {
      const { required = [], properties = {} } = schema;
      return Object.fromEntries(required.map((name) => [name, inner(properties[name] ?? {})]));
    }
    case "array":
      return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => inner(schema.items ?? {}));
    case "string":
      return schema.format === undefined ? "…" : FORMATS[schema.format][0];
    case "integer":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return false;
    default:
      return schema.anyOf?.[0] === undefined ? "…" : inner(schema.anyOf[0]);
  }
}

function put(body: unknown, place: readonly Segment[], value: unknown): void {
  const container = ownAt(body, place.slice(0, -1))?.value;
  Object.assign(container as object, { [place.at(-1) as Segment]: value });
}
