// Bundles the same program with each bundler, and prints the paths of the bundles as JSON.
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";

const root = import.meta.dirname;
const folder = join(root, "built");

/** The bundlers, by the source that they read. Rollup and Vite do not bundle what `require` loads. */
const bundlers = {
  "webpack use.mjs": (file) => inWebpack("use.mjs", file),
  "webpack use.cjs": (file) => inWebpack("use.cjs", file),
  "esbuild use.mjs": (file) => inEsbuild("use.mjs", file),
  "esbuild use.cjs": (file) => inEsbuild("use.cjs", file),
  async "rollup use.mjs"(file) {
    const bundle = await rollup({ input: join(root, "use.mjs"), plugins: [nodeResolve()], onwarn: refuse });
    await bundle.write({ file, format: "cjs" });
  },
  async "vite use.mjs"(file) {
    const lib = { entry: join(root, "use.mjs"), formats: ["cjs"], fileName: () => file.slice(folder.length + 1) };
    await vite({ configFile: false, root, logLevel: "warn", build: { lib, outDir: folder, emptyOutDir: false } });
  },
};

function refuse({ message }) {
  throw new Error(message);
}

function inEsbuild(source, file) {
  return esbuild({ entryPoints: [join(root, source)], outfile: file, bundle: true, minify: true, format: "cjs" });
}

async function inWebpack(source, file) {
  const compiler = webpack({
    mode: "production",
    context: root,
    entry: `./${source}`,
    target: "web",
    output: { path: folder, filename: file.slice(folder.length + 1) },
    // Its hints about large bundles are for web pages.
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, made) => (error ? reject(error) : resolve(made)));
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const problem of [...errors, ...warnings]) refuse(problem);
  await new Promise((resolve) => compiler.close(resolve));
}

const made = {};
for (const [name, build] of Object.entries(bundlers)) {
  made[name] = join(folder, `${name.replace(/\W/gu, "-")}.cjs`);
  await build(made[name]);
}
console.log(JSON.stringify(made));
