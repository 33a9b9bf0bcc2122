// Runs the single files of the packed package in engines without a host: on the conformance set, and on odd texts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as Engine from "../../src/index.js";
import type { Case } from "../conformance/case.js";
import { expectEqual } from "../expect-equal.js";
import { oneFiles } from "../one-file/build.js";
import { installPacked } from "../pack.js";
import { answers } from "./answers.js";
import { bareEngines } from "./bare-engines.js";
import { local } from "./bundle.js";
import { cases } from "./cases.js";
import { oddCases } from "./odd-texts.js";

/** What Snowflake takes, in bytes. */
const LARGEST = 100 * 1024;

/** The function that each operation needs. */
const FUNCTIONS = { create: "validateCreate", update: "validateUpdate", request: "validateRequest" } as const;

/** Cases for one run of a script: an engine keeps what it has read. */
const AT_ONCE = 200;

/** `answers.ts` as a script with the global `Answers`. */
async function answersScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { answers } from ${local("answers.ts")};`, resolveDir: "/" },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "Answers",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

const project = mkdtempSync(join(tmpdir(), "campaign-rules-one-file-"));
try {
  installPacked(project);
  const dist = join(project, "node_modules/campaign-rules/dist");
  const asking = await answersScript();
  const engine = (await import(pathToFileURL(join(dist, "index.js")).href)) as typeof Engine;
  const all = [...cases, ...oddCases(cases, 1000)];

  for (const [name, functions] of Object.entries(oneFiles)) {
    const script = readFileSync(join(dist, `${name}.js`), "utf8");
    const size = Buffer.byteLength(script);
    const module = (await import(pathToFileURL(join(dist, `${name}.mjs`)).href)) as object;
    expectEqual(`${name}.mjs has its functions`, Object.keys(module).sort(), [...functions].sort());

    const known = all.filter(({ operation }) => functions.includes(FUNCTIONS[operation]));
    const expected = answers(engine, known);
    expectEqual(
      `${name}.mjs answers ${known.length} requests as the package`,
      differing(known, answers(module as typeof Engine, known), expected),
      [],
    );
    for (const [runtime, run] of Object.entries(bareEngines)) {
      const actual = chunks(known).flatMap((some) => {
        const question = JSON.stringify(JSON.stringify(some));
        const source = `${script}\n${asking}\nJSON.stringify(Answers.answers(CampaignRules, JSON.parse(${question})))`;
        return JSON.parse(run(source)) as string[];
      });
      expectEqual(
        `${name}.js answers ${known.length} requests in ${runtime} as in Node`,
        differing(known, actual, expected),
        [],
      );
    }
    console.log(`    ${name}.js has ${size} bytes`);
    if (name.includes("create") && size > LARGEST) throw new Error(`${name}.js has more than ${LARGEST} bytes`);
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

function chunks(all: readonly Case[]): Case[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) => {
    return all.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  });
}

/** The names of the cases with other answers. */
function differing(all: readonly Case[], actual: readonly string[], expected: readonly string[]): string[] {
  return all.filter((_, index) => actual[index] !== expected[index]).map(({ name }) => name);
}
