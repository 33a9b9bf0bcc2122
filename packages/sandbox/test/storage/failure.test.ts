import { expect, it } from "vitest";
import { attemptsFor, StorageError } from "../../src/storage/sql/failure.js";

it("no attempt begins when the time for retries is over, however long attempts take", async () => {
  let attempts = 0;
  const work = async () => {
    attempts++;
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error("no answer");
  };
  await expect(attemptsFor(150)(work)).rejects.toThrow(new StorageError("the database failed: no answer"));
  expect(attempts).toBeLessThan(3);
});
