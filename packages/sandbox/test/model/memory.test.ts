import fc from "fast-check";
import { it } from "vitest";
import { memoryStorage } from "../../src/index.js";
import { agreement, runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
import { inThisProcess, sandboxService } from "./service/sandbox-service.js";
import { closedSettings, openSettings, start } from "./settings.js";

const forgetful = { isPersistent: false };

it.each([
  ["known workspaces", { ...closedSettings, ...forgetful }, budget(100, 5_000)],
  ["any credentials", { ...openSettings, ...forgetful }, budget(75, 2_500)],
  [
    "keys that only one request may use",
    { ...closedSettings, ...forgetful, idempotency: "reject" as const },
    budget(75, 2_500),
  ],
])(
  "a sandbox in memory with %s behaves like the model",
  async (_, settings, numRuns) => {
    await fc.assert(
      agreement(settings, () => sandboxService(settings, start, inThisProcess(settings))),
      runs(numRuns),
    );
  },
  LONG,
);

it(
  "two sandboxes that share a storage, and restart, behave like the model",
  async () => {
    const settings = { ...closedSettings, fronts: 2 };
    const property = agreement(settings, () => {
      const storage = { ...memoryStorage(), close: async () => {} };
      return sandboxService(
        settings,
        start,
        inThisProcess(settings, { open: async () => storage, end: async () => {} }),
      );
    });
    await fc.assert(property, runs(budget(50, 2_500)));
  },
  LONG,
);
