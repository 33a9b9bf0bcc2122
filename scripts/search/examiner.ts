import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withDocumentTexts } from "../with-document-texts.js";
import { withoutCatalogueTexts } from "../without-catalogue-texts.js";
import type { Order, Reply } from "./child.js";
import type { Sighting } from "./examine.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Seconds after which a look is stopped. Sizes grow only while time allows, so only a defect takes this long. */
const DEADLINE_SECONDS = 30;

/** A process that examines recipes, and is replaced when one of them stops it. */
export class Examiner {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Builds the entries from the current sources, as in the package. */
  static async start(): Promise<Examiner> {
    const folder = mkdtempSync(join(tmpdir(), "campaign-rules-search-"));
    await build({
      entryPoints: { engine: join(root, "src/index.ts"), standard: join(root, "src/adapters/standard.ts") },
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      format: "esm",
      target: "es2022",
      platform: "neutral",
      mainFields: ["module", "main"],
      plugins: [withoutCatalogueTexts, withDocumentTexts],
      logLevel: "warning",
    });
    return new Examiner(folder);
  }

  async examine(order: Order): Promise<Sighting> {
    const child = this.#child ?? (await this.#replaced());
    const timeout = setTimeout(() => child.kill("SIGKILL"), DEADLINE_SECONDS * 1000);
    const stopped = new AbortController();
    const { signal } = stopped;
    try {
      const ended = once(child, "exit", { signal }).then(() => undefined);
      const answered = once(child, "message", { signal }).then(([reply]) => reply as Reply);
      child.send(order);
      const reply = await Promise.race([answered, ended]);
      if (reply === undefined) {
        this.#child = undefined;
        const message = `does not end within ${DEADLINE_SECONDS} s, or ends the process`;
        return { timings: [], answers: [], breaches: [{ bound: "ends", message }] };
      }
      if ("failure" in reply) throw new Error(`${order.target}: ${reply.failure}\n${JSON.stringify(order.recipe)}`);
      return reply.sighting;
    } finally {
      clearTimeout(timeout);
      stopped.abort();
    }
  }

  async #replaced(): Promise<ChildProcess> {
    const files = ["engine.mjs", "standard.mjs"].map((name) => join(this.#folder, name));
    // One thread does all the work, so that no compilers or garbage collectors in other threads add to the CPU time.
    const execArgv = [...process.execArgv, "--single-threaded"];
    const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), files, { execArgv });
    this.#child = child;
    await once(child, "message");
    return child;
  }

  close(): void {
    this.#child?.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
