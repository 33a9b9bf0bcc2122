import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { verdictOn } from "../scripts/audit.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs the audit against a registry that always gives the same answer. */
async function auditAgainst(status: number, answer: string): Promise<[number | null, string]> {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(status, { "content-type": "application/json" }).end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/audit.ts"], { cwd: root, env });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  server.close();
  return [code, text];
}

describe("the audit", () => {
  it("fails on a vulnerability", () => {
    const vulnerabilities = { b: { severity: "high", range: "<2" }, a: { severity: "low", range: "*" } };
    const report = { vulnerabilities, metadata: { dependencies: { total: 2 } } };
    expect(verdictOn(JSON.stringify(report))).toEqual({ code: 1, says: "high: b <2\nlow: a *" });
  });

  it("passes if the registry knows no vulnerability", async () => {
    expect(await auditAgainst(200, "{}")).toEqual([
      0,
      expect.stringMatching(/^no known vulnerability in \d+ dependencies$/mu),
    ]);
  });

  it("is not decided, and says so, if the registry does not answer", async () => {
    expect(await auditAgainst(405, "")).toEqual([75, expect.stringContaining("NOT AUDITED")]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "<html>"],
    ["no report", "{}"],
    ["null", "null"],
    ["a report about nothing", '{"vulnerabilities":{},"metadata":{"dependencies":{"total":0}}}'],
  ])("is not decided by %s", (_, output) => {
    expect(verdictOn(output).code).toBe(75);
  });
});
