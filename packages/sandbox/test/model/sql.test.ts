import fc from "fast-check";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { newDatabase } from "../storage/support/new-database.js";
import { temporaryFolders } from "../storage/support/temporary-folder.js";
import { agreement, runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
import { FrontProcesses } from "./service/front-processes.js";
import { type Behind, processService } from "./service/process-service.js";
import { sandboxService } from "./service/sandbox-service.js";
import { type Storages, storagesThatStay } from "./service/storages.js";
import { closedSettings, openSettings, start } from "./settings.js";
import type { Settings } from "./world/world.js";

/** Every sequence begins with an empty storage. */
async function agree(settings: Settings, storages: Storages, numRuns: number): Promise<void> {
  const property = agreement(settings, async () => {
    await (await storages.open(0)).reset();
    return sandboxService(settings, start, storages);
  });
  await fc.assert(property, runs(numRuns));
}

describe("on disk", () => {
  const newFolder = temporaryFolders();
  let folder: string | undefined;
  const storages = storagesThatStay(async () => {
    folder ??= await newFolder();
    return openSqlite(folder);
  });
  afterAll(() => storages.end());

  it(
    "a sandbox behaves like the model",
    () => agree({ ...closedSettings, transport: "fetch" }, storages, budget(5, 1_000)),
    LONG,
  );
});

const server = inject("postgres");

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  let behind: Behind;
  beforeAll(async () => {
    behind = { database: await newDatabase(server ?? ""), processes: new FrontProcesses(2) };
  });
  afterAll(() => behind.processes.end());

  it.each([
    ["know their workspaces", { ...closedSettings, fronts: 2 }, budget(10, 1_000)],
    ["accept any credentials", { ...openSettings, fronts: 2 }, budget(5, 500)],
  ])(
    "two processes that share a database and %s behave like the model",
    async (_, settings, numRuns) => {
      await fc.assert(
        agreement(settings, () => processService(settings, start, behind)),
        runs(numRuns),
      );
    },
    LONG,
  );
});
