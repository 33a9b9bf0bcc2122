// Packs the package here, and from a clean copy in another environment, and compares the bytes. We know of no tool for
// npm that builds twice with different time zones, umasks and folders; diffoscope would only compare.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { pack, root } from "./pack.js";

const base = mkdtempSync(join(tmpdir(), "campaign-rules-packed-"));

/** What an earlier build may have left, and what no build reads. */
const LEFT_OUT = [
  ...[".git", "dist", "coverage", "bench/build"],
  ...["tools", "playground", "site", "packages/vscode"].map((project) => `${project}/node_modules`),
].map((path) => join(root, path));

/** Copies the repository, builds and packs the copy, and returns the tarball. */
function packedElsewhere(timeZone: string, umask: string): Buffer {
  const [project, tarballs] = [join(base, "another", "project"), join(base, "another", "packed")];
  mkdirSync(tarballs, { recursive: true });
  const isSource = (path: string) => !LEFT_OUT.includes(path) && !path.endsWith(".tgz");
  cpSync(root, project, {
    recursive: true,
    filter: isSource,
    mode: constants.COPYFILE_FICLONE,
    verbatimSymlinks: true,
  });
  // The permissions that a clone would have with this umask. Packing runs `prepare`, which builds.
  for (const name of ["LICENSE", "README.md", "package.json"]) {
    chmodSync(join(project, name), 0o666 & ~Number.parseInt(umask, 8));
  }
  const command = `umask ${umask} && exec npm pack --loglevel=error --pack-destination "$0"`;
  const output = execFileSync("sh", ["-c", command, tarballs], {
    cwd: project,
    env: { ...process.env, TZ: timeZone },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [name] = readdirSync(tarballs);
  // pre-commit installs the file that the output names.
  if (output !== `${name}\n`) throw new Error(`npm pack printed more than ${name}: ${output}`);
  return readFileSync(join(tarballs, name as string));
}

/** The files of a tarball by their names, each as its header and its bytes. */
function filesOf(tarball: Buffer): Map<string, Buffer> {
  const tar = gunzipSync(tarball);
  const files = new Map<string, Buffer>();
  for (let start = 0; start < tar.length && tar[start] !== 0; ) {
    const name = tar.toString("utf8", start, tar.indexOf(0, start));
    const size = Number.parseInt(tar.toString("latin1", start + 124, start + 135), 8);
    const end = start + 512 + Math.ceil(size / 512) * 512;
    files.set(name, tar.subarray(start, end));
    start = end;
  }
  return files;
}

try {
  const one = readFileSync(pack(base).tarball);
  const other = packedElsewhere("Asia/Kathmandu", "077");
  const [files, others] = [filesOf(one), filesOf(other)];
  for (const name of new Set([...files.keys(), ...others.keys()])) {
    if (!files.get(name)?.equals(others.get(name) ?? Buffer.alloc(0))) console.error(`differs: ${name}`);
  }
  const digest = createHash("sha512").update(one).digest("hex");
  if (!one.equals(other)) throw new Error("a copy of the same sources packs to different bytes");
  console.log(`${files.size} files, ${one.length} bytes, sha512 ${digest}`);
} finally {
  rmSync(base, { recursive: true, force: true });
}
