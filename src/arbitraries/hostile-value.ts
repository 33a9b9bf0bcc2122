import fc from "fast-check";
import { expectFlag } from "../engine/context/option-errors.js";
import type { Segment } from "../errors/path.js";
import { valueAt } from "../rules/parts/member-path.js";
import { createRequest } from "./create-request.js";
import { candidatesIn } from "./faults/structural.js";
import type { Members } from "./from-schema.js";
import { beyondJson } from "./hostile/beyond-json.js";
import { jsonValue, key } from "./hostile/json-value.js";
import { optionsOf } from "./scene.js";
import { oneOf } from "./values.js";

export interface HostileOptions {
  /** Whether JSON text can express the values, so that they can be sent to a service. Default: false. */
  json?: boolean | undefined;
}

/**
 * Values on which validators easily fail: poisoned keys, deep nesting, huge texts, and valid create requests with a few
 * such values in random places. By default also values that only code can create: getters and proxies that throw,
 * cycles, instances of classes, values that JSON cannot express.
 */
export function hostileValue(options: HostileOptions = {}): fc.Arbitrary<unknown> {
  const { json = false } = optionsOf(options, ["json"]);
  expectFlag(json, "json");
  const value = json ? jsonValue : oneOf(jsonValue, beyondJson);
  const spoilings = fc.array(fc.tuple<Spoiling>(fc.nat(), value, fc.option(key)), { minLength: 1, maxLength: 3 });
  const request = fc.tuple(createRequest(), spoilings).map(spoiled);
  return oneOf(value, request, request);
}

/** A value, the index of its place in a request, and its name if it is added beside that place. */
type Spoiling = [which: number, value: unknown, name: string | null];

/** A valid request in which values replace others, or are added beside them under new keys. */
function spoiled([request, changes]: readonly [object, readonly Spoiling[]]): unknown {
  const body = structuredClone(request) as Members;
  const places = candidatesIn(body).map(({ place }) => place);
  const done: (readonly Segment[])[] = [];
  for (const [which, value, name] of changes) {
    const place = places[which % places.length] as readonly Segment[];
    // Places inside of replaced values no longer exist.
    if (done.some((changed) => changed.every((segment, index) => segment === place[index]))) continue;
    const parts = place.slice(0, -1);
    const parent = valueAt(body, parts) as object;
    // Arrays have only entries: JSON has no names for them.
    const last = name === null || Array.isArray(parent) ? (place.at(-1) as Segment) : name;
    Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
    done.push([...parts, last]);
  }
  return body;
}
