import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { root } from "../pack.js";

const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";

const REQUEST = '{ "channel": "push", "basic_details": [] }';

/** Takes a screenshot of the official Inspector, connected to the server for agents, with a tool's answer. */
export async function photographInspector(browser: Browser, pictures: string): Promise<void> {
  const server = ["node", join(root, "packages/mcp/bin/campaign-rules-mcp.js")];
  const env = { ...process.env, MCP_AUTO_OPEN_ENABLED: "false" };
  const child = spawn("npx", ["--yes", INSPECTOR, ...server], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 680 } });
  try {
    await page.goto(await addressIn(child.stdout));
    await page.getByRole("switch").first().click({ force: true });
    await page.getByText("Tools", { exact: true }).first().click();
    await page.getByText("Validate a campaign").first().click();
    await page.getByLabel("text", { exact: true }).fill(REQUEST);
    await page.getByText("Execute Tool").click();
    await page.getByText("must be one of").first().waitFor();
    await page.screenshot({ path: join(pictures, "inspector.png"), animations: "disabled" });
  } finally {
    await page.close();
    // npx does not pass signals on, so this ends its group, which includes the Inspector.
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}

/** The address that the Inspector prints when it is ready. */
async function addressIn(output: AsyncIterable<unknown>): Promise<string> {
  let printed = "";
  for await (const part of output) {
    printed += String(part);
    const [address] = /http:\S+TOKEN=\S+(?=\s)/u.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the Inspector has ended: ${printed}`);
}
