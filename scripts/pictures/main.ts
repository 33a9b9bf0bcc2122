// Makes the pictures of the README: what the command line prints, as SVG, and the playground and the report, as PNG. With --check,
// makes none, and fails if they are stale.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { buildPlayground } from "../../playground/scripts/build.js";
import { servePlayground } from "../../playground/scripts/serve.js";
import { root } from "../pack.js";
import { withChromium } from "../runtimes/chromium.js";
import { type Palette, terminalPicture } from "./terminal.js";

const SAMPLE = "samples/push-with-mistakes.json";

/** The files that decide how the playground looks when it opens. */
const SEEN = ["index.html", "style.css", "src/editor-look.ts", "src/settings.ts"].map((file) => `playground/${file}`);

/** The samples in the report. */
const REPORTED = [SAMPLE, "samples/push-one-time.json", "samples/update-with-slip.json"];

const themes = ["light", "dark"] as const;

const palettes: Readonly<Record<(typeof themes)[number], Palette>> = {
  light: {
    ...{ ground: "#ffffff", edge: "#d8dbe2", text: "#1d2230", dim: "#646b7a" },
    ...{ red: "#c01c28", green: "#1f7a3f", yellow: "#8a5a00" },
  },
  dark: {
    ...{ ground: "#14171e", edge: "#343945", text: "#e6e9f0", dim: "#949cab" },
    ...{ red: "#ff8078", green: "#7fd99a", yellow: "#f2c063" },
  },
};

const pictures = join(root, "docs/pictures");
const stampFile = join(pictures, "playground.sha256");

const output = printed();
const drawn = themes.map((theme) => {
  const source = terminalPicture("What the command line prints", output, palettes[theme]);
  return { file: join(pictures, `check-${theme}.svg`), source };
});
const stamp = `${seenHash()}\n`;

if (process.argv.includes("--check")) {
  const stale = drawn.filter(({ file, source }) => readFileSync(file, "utf8") !== source).map(({ file }) => file);
  if (readFileSync(stampFile, "utf8") !== stamp) stale.push("the pictures of the playground");
  for (const one of stale) console.error(`stale: ${one}; run npm run -w scripts pictures`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { file, source } of drawn) writeFileSync(file, source);
  await withChromium(photograph);
  await withChromium(photographReport);
}

/** A command and what it prints in a terminal with colours. */
function printed(): string {
  const isTerminal = "data:text/javascript,process.stdout.isTTY=true";
  const args = ["--import", isTerminal, join(root, "dist/cli.js"), "check", SAMPLE];
  try {
    const env = { ...process.env, NO_COLOR: "", FORCE_COLOR: "1" };
    execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    if (status === 1) return `$ npx --no-install campaign-rules check ${SAMPLE}\n${stdout}`;
    throw error;
  }
  throw new Error(`${SAMPLE} has no mistakes`);
}

async function photograph(launch: () => Promise<Browser>): Promise<void> {
  await buildPlayground();
  const { address, close } = await servePlayground();
  const browser = await launch();
  try {
    for (const colorScheme of themes) {
      const viewport = { width: 1280, height: 760 };
      const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: 2 });
      await page.goto(address);
      await page.locator(".finding-go").nth(1).click();
      // These look better than a server's default fonts, if they are installed.
      await page.evaluate(`
        document.documentElement.style.setProperty("--sans", "Inter, system-ui, sans-serif");
        document.documentElement.style.setProperty("--mono", "'JetBrains Mono', ui-monospace, monospace");
      `);
      await page.screenshot({ path: join(pictures, `playground-${colorScheme}.png`), animations: "disabled" });
    }
  } finally {
    await browser.close();
    close();
  }
  writeFileSync(stampFile, stamp);
}

/** The report of `check --format html` for the samples. */
async function photographReport(launch: () => Promise<Browser>): Promise<void> {
  const args = [join(root, "dist/cli.js"), "check", "--exit-zero", "--format", "html", ...REPORTED];
  const html = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const browser = await launch();
  try {
    for (const colorScheme of themes) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, colorScheme, deviceScaleFactor: 2 });
      await page.setContent(html);
      await page.screenshot({ path: join(pictures, `report-${colorScheme}.png`), animations: "disabled" });
    }
  } finally {
    await browser.close();
  }
}

function seenHash(): string {
  const hash = createHash("sha256");
  for (const file of [...SEEN, SAMPLE]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
