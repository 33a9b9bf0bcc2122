// Runs the single file of the packed package in engines without a host: on the conformance set, and on odd texts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as Engine from "../../src/index.js";
import type { Case } from "../conformance/case.js";
import { expectEqual } from "../expect-equal.js";
import { oneFileFunctions } from "../one-file/build.js";
import { installPacked } from "../pack.js";
import { answers } from "./answers.js";
import { bareEngines } from "./bare-engines.js";
import { local } from "./bundle.js";
import { cases } from "./cases.js";
import { oddCases } from "./odd-texts.js";

/** 100 KB, the most that Snowflake recommends for the code of a function. It stores code compressed, so it states no exact limit. */
const LARGEST = 102_400;

/** Cases for one run of a script. Runs are short, because an engine keeps what it has read. */
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

const all = [...cases, ...oddCases(cases, 1000)];
const project = mkdtempSync(join(tmpdir(), "campaign-rules-one-file-"));
try {
  installPacked(project);
  const dist = join(project, "node_modules/campaign-rules/dist");
  const asking = await answersScript();
  const engine = (await import(pathToFileURL(join(dist, "index.js")).href)) as typeof Engine;

  const script = readFileSync(join(dist, "campaign-rules.global.js"), "utf8");
  const module = (await import(pathToFileURL(join(dist, "campaign-rules.global.mjs")).href)) as typeof Engine;
  expectEqual("the module has its functions", Object.keys(module).sort(), [...oneFileFunctions].sort());

  const expected = answers(engine, all);
  expectEqual(
    `the module answers ${all.length} requests as the package does`,
    differing(answers(module, all), expected),
    [],
  );
  for (const [runtime, run] of Object.entries(bareEngines)) {
    const actual = chunks(all).flatMap((some) => {
      const question = JSON.stringify(JSON.stringify(some));
      const source = `${script}\n${asking}\nJSON.stringify(Answers.answers(CampaignRules, JSON.parse(${question})))`;
      return JSON.parse(run(source)) as string[];
    });
    expectEqual(`the script answers ${all.length} requests in ${runtime} as in Node`, differing(actual, expected), []);
  }
  const size = Buffer.byteLength(script);
  expectEqual(`the script has ${size} bytes, at most ${LARGEST}`, size <= LARGEST, true);
  expectEqual(
    "the script has ASCII characters only, and no two dollars",
    /[^\n -~]|\$\$/u.exec(script)?.[0],
    undefined,
  );
} finally {
  rmSync(project, { recursive: true, force: true });
}

function chunks(all: readonly Case[]): Case[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) => {
    return all.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  });
}

/** The names of the cases whose answers differ. */
function differing(actual: readonly string[], expected: readonly string[]): string[] {
  return all.filter((_, index) => actual[index] !== expected[index]).map(({ name }) => name);
}
