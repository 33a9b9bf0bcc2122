import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Page } from "playwright-core";
import { fromTools, install } from "../tools.js";

const COLUMNS = 100;
const ROWS = 22;

const OPTIONS = {
  ...{ cols: COLUMNS, rows: ROWS, fontSize: 14, lineHeight: 1.15, cursorBlink: false },
  fontFamily: "'JetBrains Mono', 'DejaVu Sans Mono', monospace",
  theme: { background: "#14171e", foreground: "#e6e9f0", red: "#ff8078", green: "#7fd99a", yellow: "#f2c063" },
};

const PAGE = `<!doctype html>
<style>body { margin: 0; background: #14171e } #terminal { display: inline-block; padding: 12px }</style>
<div id="terminal"></div>`;

/** A command in a terminal emulator, in a page of a browser. `script` of util-linux gives it a terminal device. */
export class LiveTerminal {
  private constructor(
    private readonly page: Page,
    private readonly child: ChildProcessWithoutNullStreams,
  ) {}

  static async open(page: Page, command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<LiveTerminal> {
    await page.setContent(PAGE);
    install("tools");
    await page.addStyleTag({ path: fromTools.resolve("@xterm/xterm/css/xterm.css") });
    await page.addScriptTag({ path: fromTools.resolve("@xterm/xterm/lib/xterm.js") });
    const sized = `stty cols ${COLUMNS} rows ${ROWS}; exec ${command}`;
    const child = spawn("script", ["-qfec", sized, "/dev/null"], { cwd, env: { ...env, TERM: "xterm-256color" } });
    // The terminal's answers when the command asks what it supports.
    await page.exposeFunction("answer", (text: string) => child.stdin.write(text));
    await page.evaluate(`
      globalThis.terminal = new Terminal(${JSON.stringify(OPTIONS)});
      terminal.open(document.getElementById("terminal"));
      terminal.onData(answer);
    `);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      page.evaluate(`terminal.write(${JSON.stringify(text)})`).catch(() => child.kill());
    });
    return new LiveTerminal(page, child);
  }

  type(keys: string): void {
    this.child.stdin.write(keys);
  }

  /** Waits until the screen contains a text. */
  async until(text: string): Promise<void> {
    const lines =
      "Array.from({ length: terminal.rows }, (_, row) => terminal.buffer.active.getLine(row).translateToString())";
    await this.page.waitForFunction(`${lines}.join("\\n").includes(${JSON.stringify(text)})`, undefined, {
      timeout: 30_000,
    });
  }

  async photograph(path: string): Promise<void> {
    await this.page.locator("#terminal").screenshot({ path, animations: "disabled" });
  }

  close(): void {
    this.child.kill();
  }
}
