import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { fileOf } from "./libraries.js";

/** The machine and the versions of Node and V8. */
export function machine(): string[] {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${first?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GiB, ${process.platform} ${process.arch}; load at the start ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.versions.node}, V8 ${process.versions.v8}`,
  ];
}

/** The commit that was measured, its date, and whether files other than the results differ from it. */
export function commit(): string {
  try {
    const head = git("log", "-1", "--format=%h of %cs");
    const isChanged = git("status", "--porcelain", "--", ".", ":!bench/*.md") !== "";
    return `commit ${head}${isChanged ? ", with changes" : ""}`;
  } catch {
    return "unknown commit";
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: fileOf(".."), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
