import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

test("a mistake in a campaign fails the build, with its place", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const campaign = readFileSync("campaigns/push-one-time.json", "utf8");
  writeFileSync(join(folder, "typo.json"), campaign.replace('"ANDROID"', '"android"'));

  const options = ["check", "--workspace", "workspace.json", "--format", "json", join(folder, "typo.json")];
  const { status, stdout } = spawnSync("npx", ["campaign-rules", ...options], { encoding: "utf8" });
  assert.equal(status, 1);
  const [{ violations }] = JSON.parse(stdout);
  assert.deepEqual(
    violations.map(({ path }) => path),
    ["basic_details.platforms[0]"],
  );
});
