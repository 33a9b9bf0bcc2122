import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack, root } from "../../../../scripts/pack.js";
import { folderWith } from "../../../../test/support/folder-with.js";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A project with the packed server and the packed engine, for `npx --no-install campaign-rules-language-server`. Their dependencies have the
 * versions of this repository, and come from npm's cache: `npm ci` has put them there.
 */
export class InstalledServer {
  readonly folder = folderWith();

  constructor() {
    const tarballs = [root, SERVER].map((source) => pack(this.folder, source).tarball);
    const [engine, server] = tarballs.map((tarball) => `file:${basename(tarball)}`);
    const dependencies = { "campaign-rules": engine, "campaign-rules-language-server": server };
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
    const locked = Object.entries(packages).filter(([at, one]) => at.startsWith("node_modules/") && one.link !== true);
    this.#write("package.json", { private: true, dependencies });
    // npm drops what this project does not need.
    this.#write("package-lock.json", {
      lockfileVersion: 3,
      packages: { "": { dependencies }, ...Object.fromEntries(locked) },
    });
    const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", ["install", ...options], { cwd: this.folder, stdio: ["ignore", "ignore", "inherit"] });
  }

  #write(name: string, value: unknown): void {
    writeFileSync(join(this.folder, name), JSON.stringify(value));
  }
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
}
