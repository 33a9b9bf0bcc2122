import { describe, expect, inject, it } from "vitest";
import { newDatabase } from "../support/new-database.js";
import { temporaryFolders } from "../support/temporary-folder.js";
import { killRepeatedly } from "./rounds.js";

// A few kills. `npm run durability` runs as many as you like.
const newFolder = temporaryFolders();
const server = inject("postgres");
const rounds = { kills: 3, seed: 20260101 };

describe("a server that is killed again and again", () => {
  it("loses nothing on disk", async () => {
    const { acknowledged, problems } = await killRepeatedly({ ...rounds, storage: ["--data", await newFolder()] });
    expect([problems, acknowledged > 0]).toEqual([[], true]);
  });

  it.skipIf(server === undefined)("loses nothing in PostgreSQL", async () => {
    const database = await newDatabase(server ?? "");
    const { acknowledged, problems } = await killRepeatedly({ ...rounds, storage: ["--database", database] });
    expect([problems, acknowledged > 0]).toEqual([[], true]);
  });

  it("is caught losing everything that it keeps in memory", async () => {
    const { problems } = await killRepeatedly({ ...rounds, kills: 1, storage: [] });
    expect(problems.filter((problem) => problem.endsWith("was acknowledged and is lost"))).not.toEqual([]);
  });
});
