// Builds the playground and tries it in Chromium.
import { execFileSync, spawnSync } from "node:child_process";
import { root } from "../../scripts/pack.js";
import { withChromium } from "../../scripts/runtimes/chromium.js";
import { buildPlayground } from "./build.js";

await withChromium(async () => {
  await buildPlayground();
  execFileSync("npx", ["tsc", "-p", "playground"], { cwd: root, stdio: "inherit" });
  const options = ["run", "--config", "playground/vitest.config.ts", ...process.argv.slice(2)];
  const { status } = spawnSync("npx", ["vitest", ...options], { cwd: root, stdio: "inherit" });
  process.exitCode = status ?? 1;
});
