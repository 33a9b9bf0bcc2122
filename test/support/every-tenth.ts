// Runs every tenth test of a file. In `npm test`, which takes about a minute, that is how slow tests are run.
import { beforeEach } from "vitest";

let ordinal = 0;

beforeEach(({ skip }) => {
  skip(ordinal++ % 10 !== 0);
});
