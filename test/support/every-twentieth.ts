// Runs every twentieth test of a slow file, and all tests of the others. The first test of a file always runs: let it be
// a useful one that is not slow.
import { beforeEach, expect, inject } from "vitest";

const isSlow = inject("slow").includes(expect.getState().testPath ?? "");
let ordinal = 0;

if (isSlow) beforeEach(({ skip }) => skip(ordinal++ % 20 !== 0));

declare module "vitest" {
  interface ProvidedContext {
    /** The paths of slow test files. */
    readonly slow: readonly string[];
  }
}
