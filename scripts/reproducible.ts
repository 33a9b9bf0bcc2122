// Packs the package twice, from clean copies in different environments, and compares the bytes. We know of no tool for
// npm that builds twice with different time zones, umasks and folders; diffoscope would only compare.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "campaign-rules-packed-"));

/** What an earlier build may have left, and what no build reads. */
const LEFT_OUT = [
  ...[".git", "dist", "coverage", "bench/build"],
  ...["tools", "playground", "site", "packages/vscode"].map((project) => `${project}/node_modules`),
].map((path) => join(root, path));

interface Place {
  readonly folder: string;
  readonly timeZone: string;
  readonly umask: string;
}

/** Copies the repository to a folder, builds and packs it there, and returns the tarball. */
async function packedIn({ folder, timeZone, umask }: Place): Promise<Buffer> {
  const [project, tarballs] = [join(base, folder, "project"), join(base, folder, "packed")];
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
  const child = spawn("sh", ["-c", command, tarballs], {
    cwd: project,
    env: { ...process.env, TZ: timeZone },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  const [name] = readdirSync(tarballs);
  if (code !== 0 || name === undefined) throw new Error(`npm pack in ${project} ended with ${code}`);
  // pre-commit installs the file that the output names.
  if (output !== `${name}\n`) throw new Error(`npm pack printed more than ${name}: ${output}`);
  return readFileSync(join(tarballs, name));
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
  const [one, other] = await Promise.all([
    packedIn({ folder: "a", timeZone: "UTC", umask: "022" }),
    packedIn({ folder: join("another", "and deeper"), timeZone: "Asia/Kathmandu", umask: "077" }),
  ]);
  const [files, others] = [filesOf(one), filesOf(other)];
  for (const name of new Set([...files.keys(), ...others.keys()])) {
    if (!files.get(name)?.equals(others.get(name) ?? Buffer.alloc(0))) console.error(`differs: ${name}`);
  }
  const digest = createHash("sha512").update(one).digest("hex");
  if (!one.equals(other)) throw new Error("two copies of the same sources pack to different bytes");
  console.log(`${files.size} files, ${one.length} bytes, sha512 ${digest}`);
} finally {
  rmSync(base, { recursive: true, force: true });
}
