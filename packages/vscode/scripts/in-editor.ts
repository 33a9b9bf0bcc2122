// Installs the packaged extension in Visual Studio Code, and uses it there as a person would. The editor is the one that
// code-server ships for browsers, from npm; its parts in C++ are not built, since only terminals and the like need them.
// With --picture, photographs it for docs/editors.md. Ends with 75 where there is no Chromium, the extension is not packaged,
// or npm does not answer.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFileChecker } from "campaign-rules/files";
import type { Page } from "playwright-core";
import { expectEqual } from "../../../scripts/expect-equal.js";
import { root } from "../../../scripts/pack.js";
import { withChromium } from "../../../scripts/runtimes/chromium.js";

const EDITOR = "code-server@4.99.3";
const PACKAGE = fileURLToPath(new URL("../dist/campaign-rules.vsix", import.meta.url));
const PICTURE = join(root, "docs/pictures/vscode.png");
const FILE = "autumn.campaign.json";

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-vscode-"));
const workspace = join(folder, "campaigns");
const editor = join(folder, "package/lib/vscode");
const command = [
  join(editor, "out/server-main.js"),
  ...["--accept-server-license-terms", "--server-data-dir", join(folder, "data")],
  ...["--extensions-dir", join(folder, "extensions")],
];

/** Whether npm has delivered the editor. */
function fetchEditor(): boolean {
  const options = ["--silent", "--ignore-scripts", "--no-audit", "--no-fund"];
  const packed = spawnSync("npm", ["pack", ...options, EDITOR], { cwd: folder, encoding: "utf8" });
  if (packed.status !== 0) return false;
  execFileSync("tar", ["xzf", packed.stdout.trim()], { cwd: folder });
  return spawnSync("npm", ["install", "--omit=dev", ...options], { cwd: editor }).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
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

async function use(page: Page, address: string): Promise<void> {
  const path = join(workspace, FILE);
  const text = readFileSync(path, "utf8");
  const checker = await createFileChecker({ config: false });
  const { result, positionOf } = checker.check(path, text);
  const found = result.violations
    .map((one) => ({ one, line: 0, column: 0, ...positionOf(one) }))
    .sort((a, b) => a.line - b.line);

  await page.goto(address);
  await page.getByText("Yes, I trust the authors").click();
  await page.getByText(FILE).first().dblclick();
  await page.locator(".view-lines").first().click();
  await page.keyboard.press("Control+Shift+M");
  const problems = page.locator(".markers-panel-container .marker-message-line");
  await problems.nth(found.length - 1).waitFor();
  expectEqual(
    "the editor shows what check finds",
    await problems.allInnerTexts(),
    found.map(({ one, line, column }) => `${one.message}\ncampaign-rules\n${one.rule}\n[Ln ${line}, Col ${column}]`),
  );
  expectEqual("it shows no message about the extension", await page.getByText("Campaign Rules").allInnerTexts(), []);

  const fixable = found.findIndex(({ one }) => one.rule === "structure.enum");
  const wanted = found[fixable] && checker.applyFix(text, found[fixable].one);
  await problems.nth(fixable).dblclick();
  await page.getByText(new RegExp(`^Ln ${found[fixable]?.line}, Col`, "u")).waitFor();
  await page.keyboard.press("Control+.");
  await page.getByText('Replace with "ANDROID"').waitFor();
  if (process.argv.includes("--picture")) await page.screenshot({ path: PICTURE, animations: "disabled" });
  await page.keyboard.press("Enter");
  await problems.nth(found.length - 1).waitFor({ state: "detached" });
  await page.keyboard.press("Control+S");
  for (let tries = 0; tries < 150 && readFileSync(path, "utf8") === text; tries++) await page.waitForTimeout(200);
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
  try {
    await use(await browser.newPage({ viewport: { width: 1100, height: 640 } }), address);
  } finally {
    await browser.close();
    child.kill();
    await once(child, "exit");
  }
}).finally(() => rmSync(folder, { recursive: true, force: true }));
