// Tests and their commands put their temporary files into one folder, which is removed at the end. A process of the
// runner could not remove its own: it is killed.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

export default function setUp(project: TestProject): (() => void) | undefined {
  // Vitest calls it for the whole run, and again for each project.
  if (!project.isRootProject()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-"));
  // Some commands run as another user.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true });
}
