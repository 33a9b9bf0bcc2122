import type * as Engine from "../../src/index.js";
import type { Case } from "../conformance/case.js";

/** What an engine says of each case, as JSON. Nothing of Node is imported: it runs in other runtimes. */
export function answers(engine: typeof Engine, cases: readonly Case[]): string[] {
  return cases.map((one) => {
    const { ok, violations, warnings, skipped, truncated, ...rest } = answer(engine, one);
    const body = "body" in rest ? rest.body : undefined;
    return JSON.stringify({ ok, violations, warnings, skipped, truncated, body });
  });
}

/** What an engine says of a case, whose context is read past prototypes that may be polluted. */
export function answer(engine: typeof Engine, { operation, context, input }: Case, lint = true) {
  const settings = { __proto__: null, ...context, lint };
  if (operation === "create") return engine.validateCreate(input, settings);
  if (operation === "update") return engine.validateUpdate(input, settings);
  return engine.validateRequest(input as Engine.RequestInput, settings);
}
