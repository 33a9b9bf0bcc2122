import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** An empty folder, removed after the tests of a file. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "campaign-rules-mcp-")));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
