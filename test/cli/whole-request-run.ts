import { file, run } from "./run.js";

export const CREDENTIALS = "Basic d29ya3NwYWNlLTE6bm90LWEtcmVhbC1rZXk=";
export const KEY = "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10";

/** A body that lacks a part of a component. */
export const update = {
  method: "PATCH",
  path: "/v5/campaigns/c-1?dry",
  headers: { Authorization: CREDENTIALS, "Idempotency-Key": KEY, "X-SVC-Request-Id": "r-1" },
  body: { basic_details: { name: "n", platforms: ["ANDROID"] } },
};

/** Checks one file, and returns the output without its name. */
export function checkText(text: string, ...args: string[]) {
  const path = file("whole.json", text);
  const { status, stdout, stderr } = run(["check", "--request", ...args, path]);
  return { status, stderr, stdout: stdout.replaceAll(path, "request.json") };
}

export const check = (value: unknown, ...args: string[]) => checkText(JSON.stringify(value, null, 2), ...args);

/** The path, the position and the marked text of each error. */
export function found(value: unknown, ...args: string[]): string[] {
  const { stdout } = check(value, "--no-lint", ...args);
  return stdout.split("\n\n").flatMap((block) => {
    const [head = "", message = "", source = "", mark = ""] = block.split("\n");
    const [, position] = /^request\.json:(\S+) {2}error/u.exec(head) ?? [];
    if (position === undefined) return [];
    const [path] = message.trim().split(" ");
    return [`${path} at ${position} ${source.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)}`];
  });
}
