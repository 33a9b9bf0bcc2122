// With few runs, random tests draw the same each time: a few draws may by chance lack something, which is then known. So does
// mutation, where a mutant must be killed or survive the same way each time. With many runs, they draw anew each time, or
// from TEST_SEED.
import fc from "fast-check";

const seed = process.env["TEST_SEED"] ?? (process.env["TEST_BUDGET"] === "full" ? Date.now() % 2 ** 31 : 1);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
