import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { openPglite } from "../../src/storage/sql/pglite/open-pglite.js";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { temporaryFolders } from "../storage/support/temporary-folder.js";
import { agreement, runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
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
    return openPglite(folder);
  });
  afterAll(() => storages.end());

  it("a sandbox does what the model does", () => agree(closedSettings, storages, budget(5, 1_000)), LONG);
});

const url = inject("postgres");

describe.skipIf(url === undefined)("with a PostgreSQL server", () => {
  const schema = `model-${randomUUID()}`;
  const storages = storagesThatStay(() => openPostgres(url ?? "", { schema }));
  afterAll(() => storages.end());

  it.each([
    ["know their workspaces", { ...closedSettings, fronts: 2 }, budget(10, 1_000)],
    ["take any credentials", { ...openSettings, fronts: 2 }, budget(5, 500)],
  ])(
    "two sandboxes that share a database and %s do what the model does",
    (_, settings, numRuns) => agree(settings, storages, numRuns),
    LONG,
  );
});
