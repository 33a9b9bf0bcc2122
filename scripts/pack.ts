import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** What npm has packed: the path of the tarball, and the paths of the files in it. */
export interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
}

/** Builds the package if needed, or another one of the repository, and packs it into a folder. */
export function pack(folder: string, source = root): Packed {
  execFileSync("npx", ["tsx", "scripts/build-if-stale.ts"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  // --ignore-scripts: npm would build again, and print the build's output before the file's name.
  const output = npm(["pack", "--json", "--ignore-scripts", "--pack-destination", folder], source);
  const [packed] = JSON.parse(output) as { filename: string; files: { path: string }[] }[];
  if (packed === undefined) throw new Error("npm packed nothing");
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}

/** Packs every package that is not private into a folder. Returns the paths of the tarballs. */
export function packAll(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return globSync("packages/*/package.json", { cwd: root })
    .map((path) => join(root, dirname(path)))
    .concat(root)
    .filter(
      (source) => !(JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { private?: boolean }).private,
    )
    .sort()
    .map((source) => pack(folder, source).tarball);
}

/** A package with the version that we develop with, as an argument for npm. */
export function pinned(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const version = devDependencies[name];
  if (version === undefined) throw new Error(`${name} is not among our devDependencies`);
  return `${name}@${version}`;
}

/** Packs the package, and installs it, with other packages, in a folder that becomes an empty project. */
export function installPacked(project: string, others: readonly string[] = []): Packed {
  const packed = pack(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(["install", "--no-audit", "--no-fund", packed.tarball, ...others], project);
  return packed;
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

// `npm run pack` makes the tarballs that the pages tell users to install.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, "packed");
  rmSync(folder, { recursive: true, force: true });
  console.log(packAll(folder).join("\n"));
}
