import fc from "fast-check";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { newDatabase } from "../support/new-database.js";
import { temporaryFolders } from "../support/temporary-folder.js";
import { agreement, runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
import { FrontProcesses } from "./service/front-processes.js";
import { inThisProcess, sandboxService, storagesThatStay } from "./service/sandbox-service.js";
import { closedSettings, openSettings, start } from "./settings.js";

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
    async () => {
      const processes = inThisProcess(closedSettings, storages);
      await fc.assert(
        agreement(closedSettings, () => sandboxService(closedSettings, start, processes)),
        runs(budget(5, 1_000)),
      );
    },
    LONG,
  );
});

const server = inject("postgres");

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  let database: string;
  let processes: FrontProcesses;
  beforeAll(async () => {
    database = await newDatabase(server ?? "");
    processes = new FrontProcesses(2);
  });
  afterAll(() => processes.end());

  it.each([
    ["know their workspaces", { ...closedSettings, fronts: 2 }, budget(10, 1_000)],
    ["accept any credentials", { ...openSettings, fronts: 2 }, budget(5, 500)],
  ])(
    "two processes that share a database and %s behave like the model",
    async (_, settings, numRuns) => {
      await fc.assert(
        agreement(settings, () => sandboxService(settings, start, processes.serving(settings, database))),
        runs(numRuns),
      );
    },
    LONG,
  );
});
