// The tests, evaluated anew for each mutant, which may have its effect while a module is evaluated.
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { glob } from "tinyglobby";
import { bundled } from "./bundle.js";
import type { collected as Collected } from "./test-api.js";

interface Bundle {
  readonly collected: typeof Collected;
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}

export interface Outcome {
  readonly id: string;
  /** Processor time: how long it takes also depends on what else the machine does. */
  readonly milliseconds: number;
  readonly failure: string | undefined;
}

export class Tests {
  readonly files: readonly string[];
  readonly #evaluate: () => Bundle;

  private constructor(files: readonly string[], evaluate: () => Bundle) {
    this.files = files;
    this.#evaluate = evaluate;
  }

  /** The tests in `folder`, with the modules that they import from there. */
  static async in(folder: string, include: readonly string[]): Promise<Tests> {
    const files = (await glob(include, { cwd: folder })).sort();
    const script = new Script(`(function (require, module, exports) {${await bundled(folder, files)}\n})`, {
      filename: join(folder, "mutation-tests.cjs"),
    });
    const require = createRequire(join(folder, "package.json"));
    return new Tests(files, () => {
      const module = { exports: {} };
      script.runInThisContext()(require, module, module.exports);
      return module.exports as Bundle;
    });
  }

  /** The tests with modules of their own. A module is evaluated when the first file that imports it is run. */
  anew(): FreshTests {
    return new FreshTests(this.#evaluate());
  }
}

export class FreshTests {
  readonly #bundle: Bundle;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  /**
   * Runs the tests of a file, each file once, and says how each ended. To evaluate the file is a test too, named as the
   * file is.
   */
  async *run(file: string, isAsked: (id: string) => boolean): AsyncGenerator<Outcome> {
    const { collected, files } = this.#bundle;
    let tests: Awaited<ReturnType<typeof collected>> = [];
    yield await outcomeOf(file, async () => {
      tests = await collected(async () => files[file]?.());
    });
    const seen = new Map<string, number>();
    for (const { name, act, after } of tests) {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const id = `${file} > ${name}${count === 1 ? "" : ` #${count}`}`;
      if (!isAsked(id)) continue;
      yield await outcomeOf(id, act);
      for (const clean of after) await clean();
    }
  }
}

async function outcomeOf(id: string, act: () => unknown): Promise<Outcome> {
  const start = process.cpuUsage();
  let failure: string | undefined;
  try {
    await act();
  } catch (thrown) {
    failure = String(thrown);
  }
  const { user, system } = process.cpuUsage(start);
  return { id, milliseconds: (user + system) / 1000, failure };
}
