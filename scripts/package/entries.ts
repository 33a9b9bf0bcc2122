// Uses each entry of the packed package alone: in Node with import and with require, bundled by two bundlers, and in a
// worker.
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { expectEqual } from "../expect-equal.js";
import { installPacked, pinned } from "../pack.js";
import { askWorker } from "../runtimes/workerd.js";
import { type Use, uses } from "./uses.js";

interface Bundle {
  readonly code: string;
  /** The files in it. */
  readonly files: readonly string[];
}

const bundlers: Readonly<Record<string, (project: string, input: string) => Promise<Bundle>>> = {
  async esbuild(project, input) {
    const { outputFiles, metafile } = await esbuild({
      absWorkingDir: project,
      entryPoints: [input],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      logLevel: "warning",
    });
    return { code: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs) };
  },
  async vite(project, input) {
    const output = await vite({
      configFile: false,
      root: project,
      logLevel: "warn",
      build: { write: false, minify: true, lib: { entry: input, formats: ["es"], fileName: "bundle" } },
    });
    const [bundle] = [output].flat();
    if (bundle === undefined || !("output" in bundle)) throw new Error("vite made nothing");
    const [{ code, moduleIds }] = bundle.output;
    return { code, files: moduleIds };
  },
};

/** The projects, by the peers that an entry needs. A project has only our package and these peers. */
const projects = new Map<string, string>();

try {
  for (const [name, use] of Object.entries(uses)) await tryAlone(`campaign-rules${name.slice(1)}`, use);
} finally {
  for (const project of projects.values()) rmSync(project, { recursive: true, force: true });
}

async function tryAlone(entry: string, use: Use): Promise<void> {
  const project = projectWith(use.peers);
  const input = join(project, "use.js");
  writeFileSync(input, sourceOf(entry, use));
  expectEqual(`${entry} in Node`, answerInNode(input), use.answer);
  const required = join(project, "use.cjs");
  writeFileSync(required, `const entry = require(${JSON.stringify(entry)}); exports.answer = ${use.expression};`);
  expectEqual(`${entry} in Node, by require`, answerInNode(required), use.answer);
  if (use.needsNode) return;
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const { code, files } = await bundle(project, input);
    expectEqual(`${entry} through ${bundler} loads`, packagesOf(files), ["campaign-rules", ...use.packages].sort());
    const file = join(project, "bundle.js");
    writeFileSync(file, code);
    expectEqual(`${entry} through ${bundler}, in Node`, answerInNode(file), use.answer);
    if (!use.isForWorkers) continue;
    expectEqual(`${entry} through ${bundler}, in a worker`, await askWorker(code, ""), use.answer);
  }
}

/** A module that Node can import, and that is a worker as well. */
function sourceOf(entry: string, { expression }: Use): string {
  return `
    import * as entry from ${JSON.stringify(entry)};
    const answer = ${expression};
    export default { answer, fetch: () => Response.json(answer) };
  `;
}

function answerInNode(file: string): unknown {
  const source = `
    const { default: { answer } } = await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(JSON.stringify(answer));
  `;
  const args = ["--input-type=module", "--eval", source];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as unknown;
}

/** The packages that contain some files. Files outside of packages are ignored. */
function packagesOf(files: readonly string[]): string[] {
  const names = files.map(
    (file) =>
      file
        .split("node_modules/")
        .at(-1)
        ?.match(/^(?:@[^/]+\/)?[^/]+(?=\/)/u)?.[0],
  );
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

function projectWith(peers: readonly string[]): string {
  const key = peers.join();
  const known = projects.get(key);
  if (known !== undefined) return known;
  const project = realpathSync(mkdtempSync(join(tmpdir(), "campaign-rules-entries-")));
  projects.set(key, project);
  installPacked(project, peers.map(pinned));
  return project;
}
