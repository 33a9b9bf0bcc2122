import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { folderWith } from "../../../test/support/folder-with.js";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
const action = fileURLToPath(new URL("..", import.meta.url));

/** The contents of action.yml. */
export interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

export const manifestText = readFileSync(join(action, "action.yml"), "utf8");
export const manifest = parse(manifestText) as Manifest;

/** The files of a release of the action, in a folder outside of any package, and its tags. */
export class Released {
  readonly #base = folderWith();
  readonly folder = join(this.#base, "action");
  readonly tags: readonly string[];
  readonly files: readonly string[];

  constructor() {
    const repository = join(this.#base, "repository");
    const env = {
      ...{ ...process.env, GIT_DIR: join(repository, ".git"), GIT_CONFIG_GLOBAL: "/dev/null" },
      ...{ GIT_AUTHOR_NAME: "Jo", GIT_AUTHOR_EMAIL: "jo@example.com" },
      ...{ GIT_COMMITTER_NAME: "Jo", GIT_COMMITTER_EMAIL: "jo@example.com" },
    };
    execFileSync("git", ["init", "--quiet", repository], { env: { ...process.env, GIT_DIR: undefined } });
    const script = [join(root, "node_modules/tsx/dist/cli.mjs"), join(action, "scripts/release.ts")];
    this.tags = execFileSync(process.execPath, script, { env, encoding: "utf8" }).trim().split("\n");
    const [tag = ""] = this.tags;
    this.files = execFileSync("git", ["ls-tree", "-r", "--name-only", tag], { env, encoding: "utf8" })
      .trim()
      .split("\n");
    mkdirSync(this.folder);
    execFileSync("tar", ["-x", "-C", this.folder], {
      input: execFileSync("git", ["archive", tag], { env, maxBuffer: 2 ** 26 }),
    });
  }
}

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The outputs that later steps read. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Runs an action as GitHub's runner does: with its inputs and their defaults as variables, and files for outputs and
 * summary.
 */
export function runAction(
  folder: string,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  runner: Readonly<Record<string, string>> = {},
): Ran {
  const files = folderWith({ output: "", summary: "" });
  const [output, summary] = [join(files, "output"), join(files, "summary")];
  const variables = Object.entries(manifest.inputs).map(([name, { default: otherwise = "" }]) => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    inputs[name] ?? otherwise,
  ]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, manifest.runs.main)], {
    cwd: workspace,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      ...Object.fromEntries(variables),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      // These tests may run in a workflow themselves.
      ...{ GITHUB_EVENT_NAME: "push", GITHUB_EVENT_PATH: "", GITHUB_REPOSITORY: "acme/shop" },
      ...runner,
    },
  });
  const lines = readFileSync(output, "utf8").split("\n").slice(0, -1);
  const outputs = Object.fromEntries(lines.map((line) => line.split("=")));
  return { status, stdout, stderr, outputs, summary: readFileSync(summary, "utf8") };
}
