import { expect, it } from "vitest";
import { usedMemory } from "../../../../test/support/used-memory.js";
import { memoryStorage } from "../../src/storage/memory.js";
import { testStorage } from "./storage-tests.js";

testStorage("memory", async () => memoryStorage());

it("nothing is left of workspaces after a reset", async () => {
  const storage = memoryStorage();
  const used = [];
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < 50_000; index++) await storage.transaction(`w-${round}-${index}`, async () => {});
    await storage.reset();
    used.push(usedMemory());
  }
  const [first = 0, second = 0] = used;
  expect((second - first) / 50_000).toBeLessThan(20);
});
