// Makes pre-commit install the packed package with .pre-commit-hooks.yaml, as docs/ci.md configures it, and
// run the hook. The repository that it clones contains only what is packed, because building the package again would
// take minutes. Ends with 75 if pre-commit is not installed.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectEqual } from "../expect-equal.js";
import { installPacked, root } from "../pack.js";

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-pre-commit-"));
const [installed, repository, project] = ["installed", "repository", "project"].map((name) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
}) as [string, string, string];

/** Without the user's own Git settings, which may add hooks or signatures. */
const env = {
  ...process.env,
  PRE_COMMIT_HOME: join(folder, "home"),
  GIT_CONFIG_GLOBAL: "/dev/null",
  ...Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((who) => [
      [`GIT_${who}_NAME`, "Jo"],
      [`GIT_${who}_EMAIL`, "jo@example.com"],
    ]),
  ),
};

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, env, encoding: "utf8" }).trim();
}

/** The page's first configuration that takes the hook from this repository. */
function configuration(rev: string): string {
  const page = readFileSync(join(root, "docs/ci.md"), "utf8");
  const [, block = ""] =
    page.match(/^```yaml\n(# \.pre-commit-config\.yaml\nrepos:\n {2}- repo: \.\..*?)^```$/msu) ?? [];
  return block.replace(/repo: \S+/u, `repo: ${repository}`).replace(/rev: \S+/u, `rev: ${rev}`);
}

/** Stages the files, as before a commit, and runs the hook. */
function hookOn(files: Readonly<Record<string, string>>): { status: number | null; findings: string[] } {
  git(project, "rm", "-rfq", "--cached", "--ignore-unmatch", ".");
  for (const [name, sample] of Object.entries(files)) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    copyFileSync(join(root, "samples", sample), join(project, name));
  }
  git(project, "add", ".pre-commit-config.yaml", "--", ...Object.keys(files));
  const { status, stdout } = spawnSync("pre-commit", ["run"], { cwd: project, env, encoding: "utf8" });
  return { status, findings: stdout.match(/^\S+:\d+:\d+/gmu) ?? [] };
}

try {
  if (spawnSync("pre-commit", ["--version"]).error !== undefined) {
    console.log("pre-commit is not installed");
    process.exitCode = 75;
  } else {
    installPacked(installed);
    const packed = join(installed, "node_modules/campaign-rules");
    const { name, version, bin, files } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as Record<
      string,
      unknown
    >;
    cpSync(packed, repository, { recursive: true });
    writeFileSync(join(repository, "package.json"), JSON.stringify({ name, version, bin, files, type: "module" }));
    copyFileSync(join(root, ".pre-commit-hooks.yaml"), join(repository, ".pre-commit-hooks.yaml"));
    git(repository, "init", "-q");
    git(repository, "add", "--all", "--force");
    git(repository, "commit", "-q", "-m", "The package as it is packed");

    git(project, "init", "-q");
    writeFileSync(join(project, ".pre-commit-config.yaml"), configuration(git(repository, "rev-parse", "HEAD")));
    const [valid, invalid] = ["push-one-time.json", "push-with-mistakes.json"];
    expectEqual("valid requests pass", hookOn({ "campaigns/spring.json": valid }), { status: 0, findings: [] });
    expectEqual("other files are not checked", hookOn({ "package.json": invalid }), { status: 0, findings: [] });
    const others = ["package.json", "package-lock.json", "npm-shrinkwrap.json", "packages.lock.json"];
    for (const name of [...others, "campaign-rules.config.json"]) {
      // In a folder of its own: a configuration applies to the other files in it.
      const hooked = hookOn({ [`campaigns/settings/${name}`]: invalid });
      expectEqual(`${name} is not checked`, hooked, { status: 0, findings: [] });
    }
    const { findings } = hookOn({ "campaigns/my-package.json": invalid });
    expectEqual("a file with a similar name is checked", findings.length, 5);
    expectEqual(
      "invalid requests fail",
      hookOn({ "campaigns/spring.json": valid, "campaigns/eu/fall.json": invalid }),
      {
        status: 1,
        findings: ["5:17", "6:3", "8:19", "33:19", "37:30"].map((place) => `campaigns/eu/fall.json:${place}`),
      },
    );
    // With the pattern of the hook itself, which has campaigns in any folder.
    const everywhere = configuration(git(repository, "rev-parse", "HEAD")).replace(/^ *files: .*\n/mu, "");
    writeFileSync(join(project, ".pre-commit-config.yaml"), everywhere);
    const names = ["--no-lint/campaigns/a.json", "--config=x/campaigns/b.json", "-/campaigns/c.json"];
    expectEqual(
      "folders that are called like options are checked",
      hookOn(Object.fromEntries(names.map((name) => [name, invalid]))).findings.map((place) => place.split(":")[0]),
      [...names].sort().flatMap((name) => Array<string>(5).fill(name)),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
