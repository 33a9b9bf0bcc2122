// With few runs, random tests draw the same values each time, so that a test does not pass on one run and fail on the
// next, and a mutant is not killed on one run only. With many runs, they draw new values each time. TEST_SEED sets the
// seed.
import fc from "fast-check";

const seed = process.env["TEST_SEED"] ?? (process.env["TEST_BUDGET"] === "full" ? Date.now() % 2 ** 31 : 1);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
