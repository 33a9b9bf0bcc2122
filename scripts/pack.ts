import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What npm has packed: the tarball's path, and those of the files in it. */
export interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
}

/** Packs the package, which is built already, into a folder. */
export function pack(folder: string): Packed {
  // --ignore-scripts: npm would build again, and print the build's output before the file's name.
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const output = execFileSync("npm", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const [packed] = JSON.parse(output) as { filename: string; files: { path: string }[] }[];
  if (packed === undefined) throw new Error("npm packed nothing");
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}
