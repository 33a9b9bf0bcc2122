import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { budget } from "../../../../test/support/budget.js";
import { folderWith } from "../../../../test/support/folder-with.js";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { newDatabase } from "../support/new-database.js";
import { expectAgreement, LONG } from "./agreement.js";
import { FrontProcesses } from "./service/front-processes.js";
import { inThisProcess, storagesThatStay } from "./service/sandbox-service.js";
import { closedSettings, openSettings } from "./settings.js";

describe("on disk", () => {
  const folder = folderWith();
  const storages = storagesThatStay(() => openSqlite(folder));
  const processes = inThisProcess(closedSettings, storages);
  afterAll(() => storages.end());

  it(
    "a sandbox behaves like the model",
    () => expectAgreement(closedSettings, () => processes, budget(5, 1_000)),
    LONG,
  );
});

const server = inject("postgres");

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  let database: string;
  let processes: FrontProcesses;
  beforeAll(async () => {
    database = await newDatabase(server);
    processes = new FrontProcesses(2);
  });
  afterAll(() => processes.end());

  it.each([
    ["know their workspaces", { ...closedSettings, fronts: 2 }, budget(10, 1_000)],
    ["accept any credentials", { ...openSettings, fronts: 2 }, budget(5, 500)],
  ])(
    "two processes that share a database and %s behave like the model",
    (_, settings, runs) => expectAgreement(settings, () => processes.serving(settings, database), runs),
    LONG,
  );
});
