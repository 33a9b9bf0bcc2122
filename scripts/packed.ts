import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export interface Packed {
  /** Name of the tarball, which lies in the project. */
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the package as it is built, and installs the tarball into a folder that becomes an empty project. */
export function installPacked(project: string): Packed {
  // --ignore-scripts: dist is built already, and npm would print the build's output before the file's name.
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", project];
  const [packed] = JSON.parse(npm(pack, root)) as Packed[];
  if (packed === undefined) throw new Error("npm packed nothing");
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(["install", "--no-audit", "--no-fund", `./${packed.filename}`], project);
  return packed;
}

function npm(args: string[], cwd: string): string {
  return execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}
