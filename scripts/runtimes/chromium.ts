import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Exit code for "try again later", see `.ci/run`. */
const UNDECIDED = 75;

const ARGUMENTS = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** Does some work with Chromium. If there is none, the exit code is UNDECIDED. */
export async function withChromium(work: (launch: () => Promise<Browser>) => Promise<void>): Promise<void> {
  const executablePath = chromiumPath();
  if (executablePath !== undefined) return work(() => launchChromium(executablePath));
  console.log("NOT TRIED: found no Chromium; set CHROMIUM_PATH to its path");
  process.exitCode = UNDECIDED;
}

/** Starts a browser without a window. Playwright makes a temporary profile and removes it. */
export function launchChromium(executablePath: string | undefined = chromiumPath()): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: ARGUMENTS });
}

/** The path of Chromium, from the environment or by its usual names. */
export function chromiumPath(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
