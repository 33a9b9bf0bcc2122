// Tests and the commands that they start put their temporary files into one folder, which is removed at the end. The
// processes that run the tests cannot remove their own files, because Vitest kills them.
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
  // A command that a test has stopped may still be ending.
  return () => rmSync(folder, { recursive: true, maxRetries: 5 });
}
