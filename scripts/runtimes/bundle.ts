import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { root } from "../pack.js";

/** Modules that a page loads by themselves, byte for byte as they are packed. */
const served: Readonly<Record<string, string>> = {
  "campaign-rules": "/engine.js",
  "campaign-rules/catalogue": "/catalogue.js",
  cases: "/cases.js",
};

const apart: Plugin = {
  name: "served by themselves",
  setup({ onResolve }) {
    // The bundler reads the expression as one of Go, which knows no flags.
    onResolve({ filter: /^(?:campaign-rules|campaign-rules\/catalogue|cases)$/ }, ({ path }) => {
      return { path: served[path] ?? path, external: true };
    });
  },
};

/** A module with all that it imports, from a project in which the packed package is installed. */
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
    // fast-check, which the package leaves to its users.
    nodePaths: [join(root, "node_modules")],
    plugins: isPage ? [apart] : [],
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** A file of this folder, to be imported by a source. */
export function local(name: string): string {
  return JSON.stringify(join(root, "scripts/runtimes", name));
}
