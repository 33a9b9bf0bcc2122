import fc from "fast-check";
import { expectFlag } from "../engine/context/option-errors.js";
import { createRequest } from "./create-request.js";
import { beyondJson } from "./hostile/beyond-json.js";
import { jsonValue } from "./hostile/json-value.js";
import { spoiled, spoilingsWith } from "./hostile/spoiled.js";
import { optionsOf } from "./scene.js";

export interface HostileOptions {
  /** Whether JSON text can express the values, so that they can be sent to a service. Default: false. */
  json?: boolean | undefined;
}

/**
 * Values that no validator may fail on: poisoned keys, deep nesting, huge texts, and valid create requests with a few
 * such values in random places. By default also values that only code can create: getters and proxies that throw,
 * cycles, instances of classes, values that JSON cannot express.
 */
export function hostileValue(options: HostileOptions = {}): fc.Arbitrary<unknown> {
  const { json = false } = optionsOf(options, ["json"]);
  expectFlag(json, "json");
  const value = json ? jsonValue : fc.oneof({ withCrossShrink: true }, jsonValue, beyondJson);
  const request = fc.tuple(createRequest(), spoilingsWith(value)).map(spoiled);
  return fc.oneof({ withCrossShrink: true }, value, request, request);
}
