// Compiles a strict consumer of each entry with the oldest TypeScript that docs/install.md names, and with the newest.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPacked, pinned, root } from "../pack.js";

const consumers = fileURLToPath(new URL("consumers", import.meta.url));

/** What the consumers import besides the package, and the types of Node, which the frameworks' own types need. */
const others = ["@types/express", "@types/node", "express", "fast-check", "fastify", "hono", "typebox"].map(pinned);

/** Type declarations of other packages may need a later TypeScript or another module resolution than ours. */
const OTHERS = /^node_modules\/(?!campaign-rules\/)/u;

const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false", "--types", "node"];
const resolutions = [
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
];
/** Module resolutions, by the name under which a compiler is installed. The newest no longer supports `node10`. */
const compilers = {
  oldest: [...resolutions, ["commonjs", "node10", "--esModuleInterop"]],
  newest: resolutions,
};

/** Hono is written for the web, so its consumer gets the web's global objects. The others get none. */
const files = readdirSync(consumers).sort();
const programs = [
  { lib: "es2022", files: files.filter((file) => file !== "hono.ts") },
  { lib: "es2022,dom,dom.iterable", files: ["hono.ts"] },
];

const oldest = readFileSync(join(root, "docs/install.md"), "utf8").match(/TypeScript (\d+\.\d+) or later/u)?.[1];
if (oldest === undefined) throw new Error("docs/install.md names no oldest TypeScript");

const project = mkdtempSync(join(tmpdir(), "campaign-rules-types-"));
try {
  installPacked(project, [...others, `oldest@npm:typescript@~${oldest}.0`, "newest@npm:typescript@latest"]);
  cpSync(consumers, project, { recursive: true });
  for (const compiler of ["oldest", "newest"] as const) {
    for (const program of programs) compile(compiler, program);
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

function compile(compiler: keyof typeof compilers, { lib, files }: (typeof programs)[number]): void {
  const folder = join(project, "node_modules", compiler);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  for (const [module = "", moduleResolution = "", ...more] of compilers[compiler]) {
    const options = [
      "--target",
      "es2022",
      "--lib",
      lib,
      "--module",
      module,
      "--moduleResolution",
      moduleResolution,
      ...more,
    ];
    const { status, stdout } = spawnSync("node", [join(folder, "bin/tsc"), ...strict, ...options, ...files], {
      cwd: project,
      encoding: "utf8",
    });
    const lines = stdout.split("\n").filter((line) => line !== "");
    const wrong = compiler === "oldest" ? lines.filter((line) => !OTHERS.test(line)) : lines;
    const what = `TypeScript ${version}, module resolution "${moduleResolution}": ${files.join(", ")}`;
    if (wrong.length > 0 || (status !== 0 && lines.length === 0)) throw new Error([what, ...wrong].join("\n"));
    console.log(`ok  ${what}`);
  }
}
