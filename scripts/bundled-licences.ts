import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { root } from "./pack.js";

/** The separator of two notices. */
const LINE = `\n${"-".repeat(80)}\n\n`;

/** Our licence, and those of all packages in a bundle, whose paths begin at esbuild's working folder. */
export function bundledLicences({ inputs }: Metafile, workingFolder = process.cwd()): string {
  const packages = Object.keys(inputs).flatMap((file) => {
    const [folder, name = ""] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file) ?? [];
    return folder === undefined ? [] : [[name, join(workingFolder, folder)] as const];
  });
  const notices = [...new Map(packages)].sort().map(([name, folder]) => `${name}\n\n${licenceOf(folder)}`);
  return [`campaign-rules\n\n${licenceOf(root)}`, ...notices].join(LINE);
}

/** The names of the packages, including ours, in a result of `bundledLicences`. */
export function namesIn(licences: string): Set<string> {
  return new Set(licences.split(LINE).map((notice) => notice.slice(0, notice.indexOf("\n"))));
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8");
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${license}, ${JSON.stringify(author)}\n`;
}
