import { expect, it } from "vitest";
import { createSandbox } from "../src/index.js";

it.each([
  [{ statAfterCreate: "DRAFT" }, 'unknown option "statAfterCreate"'],
  [{ stateAfterCreate: "draft" }, /^option stateAfterCreate must be one of DRAFT/u],
  [{ stateAfterPublish: null }, /^option stateAfterPublish must be one of DRAFT/u],
  [{ clock: 5 }, "option clock must be a function"],
  [{ campaignId: "c-1" }, "option campaignId must be a function"],
  [{ limits: "off" }, "option limits must be a boolean"],
  [{ updateLimits: { minute: 1 } }, /^option updateLimits must be an object with hour and day/u],
  [{ updateLimits: { day: 1001 } }, /^option updateLimits must be .* an integer from 1 to 1000$/u],
  [{ updateLimits: { hour: 0 } }, /^option updateLimits/u],
  [{ idempotency: "keep" }, 'option idempotency must be "replay" or "reject"'],
  [{ maxBodySize: 0 }, "option maxBodySize must be a positive integer"],
  [{ logSize: 1.5 }, "option logSize must be a positive integer"],
  [{ logBytes: -1 }, "option logBytes must be a positive integer"],
  [{ context: { features: ["QUEUES"] } }, /QUEUES/u],
  [{ workspaces: { W1: { feature: [] } } }, /feature/u],
  [{ workspaces: { W1: { keys: "k" } } }, 'workspaces["W1"].keys must be an array of strings'],
])("%j is rejected", (options, message) => {
  expect(() => createSandbox(options as object)).toThrow(TypeError);
  expect(() => createSandbox(options as object)).toThrow(message);
});

it("options that are undefined have their defaults", async () => {
  const sandbox = createSandbox({ limits: undefined, stateAfterCreate: undefined, storage: undefined });
  const [seeded] = await sandbox.seed([{ workspace: "W1", body: {} }]);
  expect(seeded?.state).toBe("DRAFT");
});
