export type { SeedCampaign } from "./control/campaigns.js";
export type { Incoming } from "./http/incoming.js";
export type { Outgoing } from "./http/outgoing.js";
export type { SandboxOptions, UpdateLimits, WorkspaceOptions } from "./options.js";
export { createSandbox, type Sandbox } from "./sandbox.js";
export { ConnectionDropped } from "./service/with-fault.js";
export { BadInput, NoSuchCampaign } from "./state/bad-input.js";
export type { Fault } from "./state/faults.js";
export type { Finding, LogEntry } from "./state/log.js";
export { memoryStorage } from "./storage/memory.js";
export type {
  CampaignState,
  ClockState,
  KeptAnswer,
  Storage,
  StorageTransaction,
  StoredAnswer,
  StoredCampaign,
} from "./storage/storage.js";
