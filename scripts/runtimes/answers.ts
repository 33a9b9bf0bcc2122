import type * as Engine from "../../src/index.js";
import type { Case } from "../conformance/case.js";

/**
 * An engine's answer to each case, as JSON. This module imports nothing from Node, because it runs in other runtimes.
 */
export function answers(engine: typeof Engine, cases: readonly Case[]): string[] {
  return cases.map((one) => {
    const { ok, violations, warnings, skipped, truncated, ...rest } = answer(engine, one);
    const body = "body" in rest ? rest.body : undefined;
    return JSON.stringify({ ok, violations, warnings, skipped, truncated, body });
  });
}

/** An engine's answer to a case. The context has no prototype, because prototypes may be polluted. */
export function answer(engine: typeof Engine, { operation, context, input }: Case, lint = true) {
  const settings = { __proto__: null, ...context, lint };
  if (operation === "create") return engine.validateCreate(input, settings);
  if (operation === "update") return engine.validateUpdate(input, settings);
  return engine.validateRequest(input as Engine.RequestInput, settings);
}
