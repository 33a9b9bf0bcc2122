import { Checker, type CheckerOptions } from "../../src/structure/checker.js";

/** A checker with these options and methods. By default, it has room for nine errors at nine levels. */
export function checkerFor({
  visit,
  inspect,
  ...options
}: Partial<CheckerOptions & Pick<Checker, "visit" | "inspect">> = {}): Checker {
  const usual = { exceptions: undefined, allowsZeroOffset: false, isView: false, partialObjects: undefined };
  const checker = new Checker({ maxDepth: 9, maxErrors: 9, ...usual, ...options });
  return Object.assign(checker, visit && { visit }, inspect && { inspect });
}
