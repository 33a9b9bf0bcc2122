import { type Sources, Validator } from "../../src/engine/validator.js";
import { prototypesArePolluted } from "../../src/structure/plain.js";

// A validation in a test fails if values that may come from `JSON.parse` are not checked directly, but as a slow view.
const { decide } = Validator.prototype;

// This file runs again for each test file, while the engine stays loaded.
if (decide.name !== "decideDirectly") {
  Validator.prototype.decide = function decideDirectly(sent, stored, decision) {
    return decide.call(this, sent, stored, (sources: Sources) => {
      if (sources.isView && !prototypesArePolluted() && mayBeJson(sent) && mayBeJson(stored)) {
        throw new Error("plain values reached the readable view");
      }
      return decision(sources);
    }) as ReturnType<typeof decision>;
  };
}

/** Longer arrays are checked as views. */
const LONGEST = 10_000_000;

/** Whether a value consists of plain objects and arrays, and is no proxy. */
function mayBeJson(root: unknown): boolean {
  const open = [root];
  const seen = new Set<unknown>();
  try {
    while (open.length > 0) {
      const value = open.pop();
      if (typeof value !== "object" || value === null || seen.has(value)) continue;
      seen.add(value);
      if (Array.isArray(value) && value.length > LONGEST) return false;
      if (Object.getPrototypeOf(value) !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return false;
      if (Object.getOwnPropertySymbols(value).length > 0) return false;
      for (const property of Object.values(Object.getOwnPropertyDescriptors(value))) {
        if (property.get !== undefined || property.set !== undefined) return false;
        open.push(property.value);
      }
    }
    structuredClone(root);
    return true;
  } catch {
    return false;
  }
}
