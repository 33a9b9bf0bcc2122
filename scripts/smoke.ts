// Packs the package, installs the tarball into an empty project, and uses the command there as a user would.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expectEqual } from "./expect-equal.js";
import { installPacked, root } from "./pack.js";

const project = mkdtempSync(join(tmpdir(), "campaign-rules-smoke-"));

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

try {
  const { files } = installPacked(project);
  const isExpected = (path: string) =>
    /^(?:LICENSE|README\.md|package\.json|dist\/(?:config\.schema\.json|licences\.txt|campaign-rules\.global\.m?js|[\w-]+(?:\.d)?\.c?[jt]s(?:\.map)?))$/u.test(
      path,
    );
  expectEqual(
    "the tarball contains only expected files",
    files.filter((path) => !isExpected(path)),
    [],
  );

  const installed = run("npm", ["ls", "--all", "--parseable"]).trim().split("\n").slice(1);
  expectEqual(
    "no other package is installed",
    installed.map((folder) => basename(folder)),
    ["campaign-rules"],
  );

  for (const [sample, status] of [
    ["push-one-time", 0],
    ["push-with-mistakes", 1],
  ] as const) {
    copyFileSync(join(root, `samples/${sample}.json`), join(project, `${sample}.json`));
    const result = spawnSync("npx", ["campaign-rules", "check", `${sample}.json`], { cwd: project, encoding: "utf8" });
    expectEqual(`the command ends with ${status} for ${sample}.json`, result.status, status);
  }
  const lines = JSON.stringify(JSON.parse(readFileSync(join(project, "push-one-time.json"), "utf8"))).concat("\n");
  const bulk = spawnSync("npx", ["campaign-rules", "check", "--ndjson", "--threads", "2", "-"], {
    cwd: project,
    encoding: "utf8",
    input: lines.repeat(1000),
  });
  expectEqual("the command checks NDJSON in threads", [bulk.status, bulk.stdout.split("\n").length], [0, 1001]);

  const globbed = spawnSync("npx", ["campaign-rules", "check", "--format", "sarif", "push-*.json"], {
    cwd: project,
    encoding: "utf8",
  });
  const { runs } = JSON.parse(globbed.stdout) as { runs: [{ results: unknown[] }] };
  expectEqual("the command checks files by globs, and prints SARIF", [globbed.status, runs[0].results.length], [1, 5]);

  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expectEqual("the command knows its version", run("npx", ["campaign-rules", "--version"]).trim(), version);
} finally {
  rmSync(project, { recursive: true, force: true });
}
