import { describe, expect, it } from "vitest";
import { Progress } from "../../src/cli/progress.js";
import { run, runAlone } from "./run.js";

/** A terminal that records its output, and a clock that is set by hand. */
function terminal({ isTTY = true, columns = 20 }: { isTTY?: boolean; columns?: number | undefined } = {}) {
  const written: string[] = [];
  const clock = { now: 1000 };
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const progress = new Progress({ isTTY, columns, write } as NodeJS.WriteStream, () => clock.now);
  const showAt = (now: number, text: string) => {
    clock.now = now;
    progress.show(text);
    return written.splice(0).join("");
  };
  return { progress, written, showAt };
}

const ERASE = "\r\u001B[K";

describe("progress", () => {
  it("is shown after a delay, updated from time to time, and removed at the end", () => {
    const { progress, written, showAt } = terminal();
    progress.start();
    expect(showAt(1499, "1 of 9")).toBe("");
    expect(showAt(1500, "2 of 9")).toBe(`${ERASE}2 of 9`);
    expect(showAt(1599, "3 of 9")).toBe("");
    expect(showAt(1600, "4 of 9")).toBe(`${ERASE}4 of 9`);
    progress.end();
    expect(written.splice(0)).toEqual([ERASE]);
    expect(showAt(9000, "5 of 9")).toBe("");
  });

  it("is erased once for other output", () => {
    const { progress, written, showAt } = terminal();
    progress.start();
    progress.clear();
    expect(written).toEqual([]);
    showAt(2000, "1 of 9");
    progress.clear();
    progress.clear();
    progress.end();
    expect(written).toEqual([ERASE]);
  });

  it("is not shown before the start or without a terminal", () => {
    expect(terminal().showAt(9000, "1 of 9")).toBe("");
    const { progress, showAt } = terminal({ isTTY: false });
    progress.start();
    expect(showAt(9000, "1 of 9")).toBe("");
  });

  it("fits on a line, and has no control characters", () => {
    for (const columns of [20, 0]) {
      const { progress, showAt } = terminal({ columns });
      progress.start();
      expect(showAt(2000, "x".repeat(100))).toBe(ERASE + "x".repeat(columns === 0 ? 79 : 19));
      expect(showAt(3000, "\u001B[2J\n")).toBe(`${ERASE}\\u{1b}[2J\\u{a}`);
    }
  });
});

describe("a batch", () => {
  // Standard error claims to be a terminal, and the clock advances by a second with each call.
  const preload = `data:text/javascript,${encodeURIComponent(`
    Object.defineProperty(process.stderr, "isTTY", { value: true });
    let now = 0;
    Date.now = () => (now += 1000);
  `)}`;
  const env = { NODE_OPTIONS: `--import ${preload}` };
  const files = ["samples/push-one-time.json", "no-such-file.json"];

  it("shows its progress, and erases it for messages", () => {
    const shown = `${ERASE}0 of 2 files checked${ERASE}${ERASE}1 of 2 files checked${ERASE}`;
    const message = "campaign-rules: no-such-file.json: file not found\n";
    expect(runAlone(["check", "--verbose", ...files], "", { env }).stderr).toBe(shown + message);
  });

  it("leaves its progress on the terminal while a format prints nothing", () => {
    const names = ["samples/push-one-time.json", "samples/email-promotional.json"];
    const shown = `${ERASE}0 of 2 files checked${ERASE}1 of 2 files checked${ERASE}`;
    expect(runAlone(["check", "--format", "sarif", ...names], "", { env }).stderr).toBe(shown);
  });

  it("of lines, too", () => {
    const { stderr } = runAlone(["check", "--ndjson", "-"], "{}\n{}\n", { env });
    expect(stderr).toBe(`${ERASE}<stdin>: 2 lines checked${ERASE}`);
  });

  it.each([["--quiet"], ["--quiet", "--ndjson"]])("shows nothing with %s", (...args) => {
    expect(runAlone(["check", ...args, "samples/push-one-time.json"], "", { env }).stderr).toBe("");
  });

  it("shows nothing without a terminal", () => {
    expect(run(["check", "samples/push-one-time.json"]).stderr).toBe("");
  });
});
