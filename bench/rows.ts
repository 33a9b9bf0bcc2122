import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { faultyRequest, faultyRequests, update } from "../src/arbitraries/index.js";
import { createValidator } from "../src/index.js";
import { fixturesIn, type ValidFixture } from "../test/support/fixtures.js";
import { seed } from "./cases.js";
import { fileOf } from "./libraries.js";
import { merged } from "./peers/peer.js";
import { timedWorkspace } from "./workspace.js";

/** Bodies that are timed together. */
export interface Row {
  readonly id: string;
  readonly title: string;
  /** Whether every body is accepted; if not, every one is refused. */
  readonly isValid: boolean;
  /** It is timed in every nth round: not in all, if it takes long. */
  readonly every: number;
  readonly bodies: readonly Body[];
}

/** Valid bodies whose optional members vary, so that their objects have many shapes. many-shapes.ts writes it. */
export const manyShapesFile = fileOf("bodies/many-shapes.ndjson");

/** A request as text. */
export interface Body {
  readonly text: string;
  /** The stored campaign, for an update. */
  readonly stored?: string;
}

const { create, update: validateUpdate } = createValidator(timedWorkspace);

/** The rows of mixed create requests, which every comparison times. */
export const mixed: readonly string[] = [
  "fixtures",
  "many-shapes",
  "one-fault",
  "20-faults",
  "filters-1000",
  "filters-100000",
];

/** Everything that is timed. Rows of generated bodies have up to `count`. */
export function rowsOf(count: number): Row[] {
  return [
    row("fixtures", "valid, few shapes", true, validFixtures()),
    row("many-shapes", "valid, many shapes", true, manyShapes()),
    row("one-fault", "one fault", false, oneFault(count)),
    row("20-faults", "about 20 faults", false, aboutTwentyFaults(Math.ceil(count / 2))),
    row("filters-1000", "1,000 filters", true, [withFilters(1000, (filter) => filter)]),
    row("filters-100000", "100,000 filters", true, [withFilters(100_000, (filter) => filter)], 4),
    row("faulty-filters", "10,000 filters, each with a wrong type", false, [withFilters(10_000, withWrongType)], 8),
    row("refused-filters", "10,000 filters, each breaking a rule", false, [withFilters(10_000, withWrongOperator)], 8),
    { ...row("update", "update, merged with the stored body", true, []), bodies: updates(count) },
    { ...row("faulty-update", "update with one fault", false, []), bodies: faultyUpdates(count) },
  ];
}

/** Writes a row to a file for the workers, and returns its path. */
export function written({ id, bodies }: Row): string {
  const path = fileOf(`build/rows/${id}.json`);
  mkdirSync(fileOf("build/rows"), { recursive: true });
  writeFileSync(path, JSON.stringify(bodies));
  return path;
}

function row(id: string, title: string, isValid: boolean, bodies: readonly unknown[], every = 1): Row {
  return { id, title, isValid, every, bodies: bodies.map((body) => ({ text: JSON.stringify(body) })) };
}

function validFixtures(): unknown[] {
  return fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body);
}

function manyShapes(): unknown[] {
  return readFileSync(manyShapesFile, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Bodies that have exactly one fault in the timed workspace, among those generated for any workspace. */
function oneFault(count: number): unknown[] {
  return drawn(faultyRequest(), count, 3, ({ body, expected }) => {
    // The other libraries accept any depth.
    return expected.rule !== "structure.too-deep" && create(body).violations.length === 1 ? body : undefined;
  });
}

function aboutTwentyFaults(count: number): unknown[] {
  return drawn(faultyRequests(20), count, 3, ({ body }) => {
    const faults = create(body).violations.length;
    return faults >= 18 && faults <= 22 ? body : undefined;
  });
}

/** Updates that change components, each with the stored campaign. */
function updates(count: number): Body[] {
  const { features } = timedWorkspace;
  return drawn(update({ features, state: "DRAFT", isKnown: true }), count, 4, ({ patch, context }) => {
    const stored = context.campaign?.body as object;
    const isWhole = Object.keys(patch).length > 0 && !("status" in patch);
    // Updates accept custom UTM keys of any name. The other libraries apply the rules of create requests, which do not.
    const isSound = isWhole && validateUpdate(patch, context.campaign).ok && create(merged(patch, stored)).ok;
    return isSound ? { text: JSON.stringify(patch), stored: JSON.stringify(stored) } : undefined;
  });
}

/** The same updates, with the first text of a component turned into a number. */
function faultyUpdates(count: number): Body[] {
  return updates(count).flatMap(({ text, stored = "{}" }) => {
    const body = JSON.parse(stored) as object;
    const patch = JSON.parse(text) as Record<string, unknown>;
    for (const component of Object.values(patch).filter(isObject)) {
      const [name] = Object.entries(component).find(([, value]) => typeof value === "string") ?? [];
      if (name === undefined) continue;
      component[name] = 7;
      const { violations } = validateUpdate(patch, { state: "DRAFT", body });
      return violations.length === 1 ? [{ text: JSON.stringify(patch), stored }] : [];
    }
    return [];
  });
}

/** Draws `count * factor` values, and returns the first `count` results of `choose` that are defined. */
function drawn<T, U>(arbitrary: fc.Arbitrary<T>, count: number, factor: number, choose: (value: T) => U | undefined) {
  const chosen = fc.sample(arbitrary, { numRuns: count * factor, seed }).map(choose);
  return chosen.filter((value) => value !== undefined).slice(0, count);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Filter = Record<string, unknown>;

const filters: readonly Filter[] = [
  { filter_type: "user_attributes", data_type: "string", name: "City", operator: "in", value: ["Oslo", "Bergen"] },
  { filter_type: "user_attributes", data_type: "double", category: "Purchases", name: "Total", operator: "exists" },
  { filter_type: "user_attributes", data_type: "datetime", name: "Last seen", operator: "inTheLast", value: 30 },
  { filter_type: "actions", action_name: "Added to cart", execution: { type: "atleast", count: 2 }, executed: true },
  {
    filter_type: "actions",
    action_name: "Viewed",
    attributes: {
      filter_operator: "or",
      filters: [{ filter_type: "user_attributes", data_type: "bool", name: "Sale", operator: "is", value: true }],
    },
  },
  { filter_type: "custom_segments", name: "Regulars", id: "segment-1" },
];

/** The smallest Push fixture with `count` filters, each changed. */
function withFilters(count: number, change: (filter: Filter) => Filter): unknown {
  const minimal = readFileSync(fileOf("../fixtures/create/valid/push-minimal.json"), "utf8");
  const { body } = JSON.parse(minimal) as { body: object };
  const entries = Array.from({ length: count }, (_, index) => change({ ...filters[index % filters.length] }));
  return { ...body, segmentation_details: { included_filters: { filter_operator: "and", filters: entries } } };
}

function withWrongType(filter: Filter): Filter {
  const member = filter["filter_type"] === "actions" ? "action_name" : "name";
  return { ...filter, [member]: 7 };
}

function withWrongOperator(filter: Filter): Filter {
  if (filter["filter_type"] === "custom_segments") return { filter_type: "custom_segments" };
  const { data_type, value } = filter["filter_type"] === "actions" ? { data_type: "bool", value: true } : filter;
  return { filter_type: "user_attributes", data_type, name: "City", operator: "equals", value: value ?? 1 };
}
