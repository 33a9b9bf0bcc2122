import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { root } from "../pack.js";

/** Modules that a page loads separately, byte for byte as they are packed. */
const served: Readonly<Record<string, string>> = {
  "campaign-rules": "/engine.js",
  "campaign-rules/catalogue": "/catalogue.js",
  cases: "/cases.js",
};

const apart: Plugin = {
  name: "served by themselves",
  setup({ onResolve }) {
    // esbuild matches it in Go, which does not support JavaScript's flags.
    onResolve({ filter: /^(?:campaign-rules|campaign-rules\/catalogue|cases)$/ }, ({ path }) => {
      return { path: served[path] ?? path, external: true };
    });
  },
};

/** A module with everything that it imports, from a project in which the packed package is installed. */
export async function bundled(project: string, name: string, source: string, isPage = false): Promise<string> {
  const entry = join(project, `${name}.js`);
  writeFileSync(entry, source);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    mainFields: ["module", "main"],
    // For fast-check, which users of the package install themselves.
    nodePaths: [join(root, "node_modules")],
    plugins: isPage ? [apart] : [],
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** The path of a file in this folder, as a string literal to import it. */
export function local(name: string): string {
  return JSON.stringify(join(root, "scripts/runtimes", name));
}
