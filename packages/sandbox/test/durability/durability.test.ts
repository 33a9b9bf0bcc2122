import { describe, expect, inject, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { newDatabase } from "../support/new-database.js";
import { killRepeatedly } from "./rounds.js";

// A few kills. `npm run durability` runs as many as you like.
const server = inject("postgres");
const rounds = { kills: 3, seed: 20260101 };

describe("a server that is killed again and again", () => {
  const losesNothing = async (...storage: string[]) => {
    const { acknowledged, problems } = await killRepeatedly({ ...rounds, storage });
    expect([problems, acknowledged > 0]).toEqual([[], true]);
  };

  it("loses nothing on disk", () => losesNothing("--data", folderWith()));

  it.skipIf(server === undefined)("loses nothing in PostgreSQL", async () =>
    losesNothing("--database", await newDatabase(server)),
  );

  it("is caught losing everything that it keeps in memory", async () => {
    const { problems } = await killRepeatedly({ ...rounds, kills: 1, storage: [] });
    expect(problems.filter((problem) => problem.endsWith("was acknowledged and is lost"))).not.toEqual([]);
  });
});
