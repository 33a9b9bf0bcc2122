import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";

/** What may stand where a file should be. Processes that write are added to `children`, for the test to end. */
export function notFiles(children: ChildProcess[]): Readonly<Record<string, (path: string) => void>> {
  return {
    device: (path) => symlinkSync("/dev/zero", path),
    pipe: (path) => void execFileSync("mkfifo", [path]),
    folder: (path) => mkdirSync(path),
    itself: (path) => symlinkSync(path, path),
    memory: (path) => symlinkSync("/proc/self/mem", path),
    large(path) {
      writeFileSync(path, "");
      truncateSync(path, 10 * 1024 ** 3);
    },
    // Grows faster than it can be read, until the disk has had enough.
    growing: (path) => children.push(spawn("sh", ["-c", `timeout 20 yes | head -c 300000000 > "$0"`, path])),
  };
}
