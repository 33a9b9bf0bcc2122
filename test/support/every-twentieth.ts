// Runs every twentieth test of a file. `npm test` uses this for slow tests, so that it takes about a minute.
// The first test of a file always runs: let it be a useful one.
import { beforeEach } from "vitest";

let ordinal = 0;

beforeEach(({ skip }) => {
  skip(ordinal++ % 20 !== 0);
});
