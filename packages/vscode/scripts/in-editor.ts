// Installs the packaged extension in Visual Studio Code, and uses it there as a person would. The editor is the browser
// version in the npm package code-server; its parts in C++ are not built, since only terminals and the like need them.
// With --picture, takes the screenshot for docs/editors.md. Exits with 75 if there is no Chromium, the extension is not
// packaged, or npm does not answer.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFileChecker } from "campaign-rules/files";
import { errors, type Locator, type Page } from "playwright-core";
import { expectEqual } from "../../../scripts/expect-equal.js";
import { freePort } from "../../../scripts/listen.js";
import { root } from "../../../scripts/pack.js";
import { withChromium } from "../../../scripts/runtimes/chromium.js";

const EDITOR = "code-server@4.99.3";
const PACKAGE = fileURLToPath(new URL("../dist/campaign-rules.vsix", import.meta.url));
const PICTURE = join(root, "docs/pictures/vscode.png");
const FILE = "autumn.campaign.json";
/** How long to wait for the page, in milliseconds. The machine may be slow. */
const TIMEOUT = 180_000;

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-vscode-"));
const workspace = join(folder, "campaigns");
const editor = join(folder, "package/lib/vscode");
const command = [
  join(editor, "out/server-main.js"),
  ...["--accept-server-license-terms", "--server-data-dir", join(folder, "data")],
  ...["--extensions-dir", join(folder, "extensions")],
];

/** Downloads the editor from npm. Returns whether that succeeded. */
function fetchEditor(): boolean {
  const options = ["--silent", "--ignore-scripts", "--no-audit", "--no-fund"];
  const packed = spawnSync("npm", ["pack", ...options, EDITOR], { cwd: folder, encoding: "utf8" });
  if (packed.status !== 0) return false;
  execFileSync("tar", ["xzf", packed.stdout.trim()], { cwd: folder });
  return spawnSync("npm", ["install", "--omit=dev", ...options], { cwd: editor }).status === 0;
}

/** Starts the editor, and returns it with its address. */
async function start(): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const port = await freePort();
  const options = ["--host", "127.0.0.1", "--port", String(port), "--without-connection-token"];
  const child = spawn(process.execPath, [...command, ...options], {
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const output of child.stdout) if (String(output).includes("Extension host agent listening")) break;
  child.stdout.resume();
  return { child, address: `http://127.0.0.1:${port}/?folder=${workspace}` };
}

/**
 * Repeats an action until the page shows its effect: a busy editor ignores keys. The last try waits as long as the page
 * does.
 */
async function repeat(action: () => Promise<void>, effect: Locator): Promise<void> {
  for (let tries = 1; tries < 20; tries++) {
    await action();
    try {
      return await effect.waitFor({ timeout: 5_000 });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  await effect.waitFor();
}

async function use(page: Page, address: string): Promise<void> {
  const path = join(workspace, FILE);
  const text = readFileSync(path, "utf8");
  const checker = await createFileChecker({ config: false });
  const { result, positionOf } = checker.check(path, text);
  const found = result.violations
    .map((one) => ({ one, line: 0, column: 0, ...positionOf(one) }))
    .sort((a, b) => a.line - b.line);

  page.setDefaultTimeout(TIMEOUT);
  await page.goto(address);
  await page.getByText("Yes, I trust the authors").click();
  await repeat(() => page.getByText(FILE).first().dblclick(), page.locator(".view-lines").first());
  const panel = page.locator(".markers-panel-container").first();
  await repeat(async () => {
    await page.locator(".view-lines").first().click();
    await page.keyboard.press("Control+Shift+M");
  }, panel);
  const problems = panel.locator(".marker-message-line");
  await problems.nth(found.length - 1).waitFor();
  expectEqual(
    "the editor shows what check finds",
    await problems.allInnerTexts(),
    found.map(({ one, line, column }) => `${one.message}\ncampaign-rules\n${one.rule}\n[Ln ${line}, Col ${column}]`),
  );
  // The name alone may also appear above the text, where the editor names the source of its outline.
  const messages = page.locator(".notification-list-item").filter({ hasText: "Campaign Rules" });
  expectEqual("it shows no message about the extension", await messages.allInnerTexts(), []);

  const fixable = found.findIndex(({ one }) => one.rule === "structure.enum");
  const wanted = found[fixable] && checker.applyFix(text, found[fixable].one);
  const atLine = page.getByText(new RegExp(`^Ln ${found[fixable]?.line}, Col`, "u")).first();
  await repeat(() => problems.nth(fixable).dblclick(), atLine);
  await repeat(async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+.");
  }, page.getByText('Replace with "ANDROID"').first());
  if (process.argv.includes("--picture")) await page.screenshot({ path: PICTURE, animations: "disabled" });
  await page.keyboard.press("Enter");
  await problems.nth(found.length - 1).waitFor({ state: "detached" });
  for (let tries = 0; tries < 100 && readFileSync(path, "utf8") === text; tries++) {
    await page.keyboard.press("Control+S");
    await page.waitForTimeout(500);
  }
  expectEqual("a fix changes the file", readFileSync(path, "utf8"), wanted);
}

await withChromium(async (launch) => {
  mkdirSync(workspace);
  cpSync(join(root, "samples/push-with-mistakes.json"), join(workspace, FILE));
  if (!existsSync(PACKAGE) || !fetchEditor()) {
    console.log(`NOT TRIED: the extension is not packaged, or npm does not deliver ${EDITOR}`);
    process.exitCode = 75;
    return;
  }
  execFileSync(process.execPath, [...command, "--install-extension", PACKAGE], {
    stdio: "ignore",
  });
  const { child, address } = await start();
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1100, height: 640 } });
  try {
    await use(page, address);
  } catch (error) {
    console.log("the editor showed:", await page.locator("body").innerText());
    throw error;
  } finally {
    await browser.close();
    child.kill();
    await once(child, "exit");
  }
}).finally(() => rmSync(folder, { recursive: true, force: true }));
