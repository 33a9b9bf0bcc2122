import { expect, it } from "vitest";
import { roomForValue, weightOf } from "../../../src/cli/ndjson/weight.js";
import { withHeap } from "./with-heap.js";

it.each([
  [{ containers: 1, members: 0, scalars: 0 }, 64],
  [{ containers: 0, members: 10, scalars: 0 }, 960],
  [{ containers: 2, members: 10, scalars: 100 }, 3488],
])("a value of %j weighs %i bytes", (counts, bytes) => {
  expect(weightOf({ ...counts, error: undefined })).toBe(bytes);
});

it("a quarter of the free heap is left for checking the value", () => {
  expect(withHeap({ limit: 5000, used: 1000 }, roomForValue)).toBe(3000);
});
