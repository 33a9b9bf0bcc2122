import { it } from "vitest";
import { budget } from "../../../../test/support/budget.js";
import { memoryStorage } from "../../src/index.js";
import { expectAgreement, LONG } from "./agreement.js";
import { inThisProcess } from "./service/sandbox-service.js";
import { closedSettings, openSettings } from "./settings.js";
import type { Settings } from "./world/world.js";

const forgetful = { isPersistent: false };

it.each<[string, Settings, runs: number]>([
  ["known workspaces", { ...closedSettings, ...forgetful }, budget(100, 5_000)],
  ["any credentials", { ...openSettings, ...forgetful }, budget(75, 2_500)],
  ["keys that only one request may use", { ...closedSettings, ...forgetful, idempotency: "reject" }, budget(75, 2_500)],
])(
  "a sandbox in memory with %s behaves like the model",
  (_, settings, runs) => expectAgreement(settings, () => inThisProcess(settings), runs),
  LONG,
);

it(
  "two sandboxes that share a storage, and restart, behave like the model",
  () => {
    const settings = { ...closedSettings, fronts: 2 };
    const open = () => {
      const storage = { ...memoryStorage(), close: async () => {} };
      return inThisProcess(settings, { open: async () => storage, end: async () => {} });
    };
    return expectAgreement(settings, open, budget(50, 2_500));
  },
  LONG,
);
