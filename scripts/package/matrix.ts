// Uses the packed package in small projects, as its users do: with Jest 29 and 30 in CommonJS, with ts-jest, and
// bundled by webpack, Rollup, esbuild and Vite. Each project has its own lock file.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expectEqual } from "../expect-equal.js";
import { installPacked, root } from "../pack.js";

const matrix = fileURLToPath(new URL("matrix", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "campaign-rules-matrix-"));

/** The tests of `use.test.js`. */
const TESTS = [
  "a valid request is accepted",
  "acme.name-has-team accepts a team",
  "acme.name-has-team rejects no team",
  "an invalid request is rejected",
  "custom rules run with the others",
  "the catalogue has the rules",
];

/** Makes a project of the matrix with its tools, and with the package that npm has installed from the tarball. */
function project(name: string): string {
  const folder = join(base, name);
  cpSync(join(matrix, name), folder, { recursive: true });
  copyFileSync(join(root, "samples/push-one-time.json"), join(folder, "push-one-time.json"));
  const install = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
  execFileSync("npm", install, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  cpSync(join(installed, "node_modules/campaign-rules"), join(folder, "node_modules/campaign-rules"), {
    recursive: true,
  });
  return folder;
}

/** The titles of the tests that Jest ran, with those that failed marked. */
function testsIn(folder: string): string[] {
  const { stdout } = spawnSync("npx", ["jest", "--json", "--ci"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const { testResults } = JSON.parse(stdout) as {
    testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ message, assertionResults }) => {
    if (assertionResults.length === 0) return [message];
    return assertionResults.map(({ fullName, status }) => (status === "passed" ? fullName : `${status}: ${fullName}`));
  });
}

const installed = join(base, "installed");
mkdirSync(installed);
try {
  installPacked(installed);
  for (const [name, others] of [
    ["jest-29", []],
    ["jest-30", ["results are typed"]],
  ] as const) {
    const folder = project(name);
    copyFileSync(join(matrix, "use.test.js"), join(folder, "use.test.js"));
    expectEqual(`${name} passes`, testsIn(folder).sort(), [...TESTS, ...others].sort());
  }

  const folder = project("bundlers");
  const output = execFileSync("node", ["build.mjs"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const made = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "") as Record<string, string>;
  for (const [name, file] of Object.entries(made)) {
    // In a folder where nothing is installed.
    const alone = join(base, "alone.cjs");
    copyFileSync(file, alone);
    const answer: unknown = JSON.parse(execFileSync("node", [alone], { encoding: "utf8" }));
    expectEqual(`${name} works in Node`, answer, [8, "structure.required", "/request_id", true]);
  }
  expectEqual("each bundler made something", Object.keys(made).length, 6);
} finally {
  rmSync(base, { recursive: true, force: true });
}
