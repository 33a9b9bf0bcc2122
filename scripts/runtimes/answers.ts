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

function answer(engine: typeof Engine, { operation, context, input }: Case) {
  const settings = { ...context, lint: true };
  if (operation === "create") return engine.validateCreate(input, settings);
  if (operation === "update") return engine.validateUpdate(input, settings);
  return engine.validateRequest(input as Engine.RequestInput, settings);
}
