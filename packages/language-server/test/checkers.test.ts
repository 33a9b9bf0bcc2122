import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Checkers } from "../src/checking/checkers.js";

it("a checker that is forgotten while a call waits for it is created anew", async () => {
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-checkers-"));
  const ignore = () => {};
  const checkers = new Checkers({ runsCode: () => true, onNote: ignore, onTried: ignore });
  const checking = () => checkers.for(join(folder, "a.json"), folder, undefined);
  try {
    const first = await checking();
    const second = checking();
    checkers.clear();
    expect((await second).checker).not.toBe(first.checker);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
