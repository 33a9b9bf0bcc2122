// Builds the playground and tries it in Chromium.
import { spawnSync } from "node:child_process";
import { root } from "../../scripts/pack.js";
import { withChromium } from "../../scripts/runtimes/chromium.js";
import { buildPlayground } from "./build.js";

await withChromium(async () => {
  await buildPlayground();
  const options = ["run", "--config", "playground/vitest.config.ts", ...process.argv.slice(2)];
  const { status } = spawnSync("npx", ["vitest", ...options], { cwd: root, stdio: "inherit" });
  process.exitCode = status ?? 1;
});
