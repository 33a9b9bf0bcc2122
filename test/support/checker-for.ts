import { Checker } from "../../src/structure/checker.js";

type Methods = Partial<Pick<Checker, "visit" | "inspect" | "rulesOf">>;

/** A checker with these bounds and methods. By default, it has room for nine errors at nine levels. */
export function checkerFor({ maxDepth = 9, maxErrors = 9 } = {}, methods: Methods = {}): Checker {
  return Object.assign(new Checker(maxDepth, maxErrors, false, false, undefined), methods);
}
