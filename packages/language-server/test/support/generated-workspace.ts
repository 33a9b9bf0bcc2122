import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { FileResult } from "campaign-rules/files";
import fc from "fast-check";
import { folderWith } from "../../../../test/support/folder-with.js";
import { documents, type Generated, type Kind, kinds, options } from "./documents.js";

const SAMPLES = fileURLToPath(new URL("../../../../samples/", import.meta.url));
const COMMAND = join(dirname(createRequire(import.meta.url).resolve("campaign-rules/package.json")), "dist/cli.js");

/** A generated document in a file. */
export interface WrittenDocument extends Generated {
  /** Relative to the folder of the workspace. */
  readonly name: string;
  readonly uri: string;
}

/** A folder with generated documents, and the results of the command line for them. */
export class GeneratedWorkspace {
  readonly folder = folderWith();
  readonly documents: readonly WrittenDocument[];

  constructor(count: number) {
    for (const kind of kinds) mkdirSync(join(this.folder, kind));
    cpSync(join(SAMPLES, "stored-campaign.json"), join(this.folder, "stored.json"));
    this.documents = fc.sample(documents, count).map((one, index) => {
      const name = `${one.kind}/${index}.${one.kind === "lines" ? "ndjson" : "json"}`;
      writeFileSync(join(this.folder, name), one.text);
      // Half of a surrogate pair cannot be in a file.
      const text = readFileSync(join(this.folder, name), "utf8");
      return { ...one, text, name, uri: pathToFileURL(join(this.folder, name)).href };
    });
  }

  /** The results of `check`, by the name of the file; for a file of many requests, one for each line. */
  results(): ReadonlyMap<string, readonly FileResult[]> {
    const results = new Map<string, FileResult[]>();
    for (const kind of kinds) {
      const names = this.#namesOf(kind);
      if (names.length === 0) continue;
      const isLines = kind === "lines";
      const output = this.#run(["check", ...options[kind], ...(isLines ? [] : ["--format", "json"]), ...names]);
      const all = JSON.parse(isLines ? `[${output.trim().replaceAll("\n", ",")}]` : output) as FileResult[];
      for (const result of all) results.set(result.file, [...(results.get(result.file) ?? []), result]);
    }
    return results;
  }

  /** The texts after `check --fix`, by the name of the file. The option does not support files of many requests. */
  fixed(): ReadonlyMap<string, string> {
    const names = kinds
      .filter((kind) => kind !== "lines")
      .flatMap((kind) => {
        const own = this.#namesOf(kind);
        if (own.length > 0) this.#run(["check", "--fix", ...options[kind], ...own]);
        return own;
      });
    return new Map(names.map((name) => [name, readFileSync(join(this.folder, name), "utf8")]));
  }

  #namesOf(kind: Kind): string[] {
    return this.documents.filter((one) => one.kind === kind).map(({ name }) => name);
  }

  #run(args: readonly string[]): string {
    try {
      const settings = { cwd: this.folder, encoding: "utf8", maxBuffer: 1 << 30 } as const;
      return execFileSync(process.execPath, [COMMAND, ...args], { ...settings, stdio: ["ignore", "pipe", "pipe"] });
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      if (status === 1) return stdout;
      throw new Error(stderr, { cause: error });
    }
  }
}
