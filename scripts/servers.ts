// Sends real servers the worst bodies that the search has found, once a second and of the size that docs/embedding.md
// allows, and makes a health check every 10 ms. Fails if a health check takes too long.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { validateCreate } from "../src/index.js";
import { frameworks } from "../test/adapters/servers.js";
import { createHeaders } from "../test/support/requests.js";
import { kept } from "./search/kept.js";
import { grows, madeOfSize } from "./search/recipe.js";
import { inputOf } from "./search/samples.js";
import { targetOf } from "./search/targets.js";

type Framework = keyof typeof frameworks;

/** The size of bodies that docs/embedding.md allows, in bytes. */
const LARGEST_BODY = 1_000_000;
/** How many of the bodies that take longest to validate are sent. */
const WORST = 4;
/** Seconds for which each body is sent. */
const SECONDS = 3;
/** The most milliseconds that a health check may take. */
const LIMIT = 250;

async function serve(framework: Framework, lint: boolean): Promise<void> {
  process.on("disconnect", () => process.exit());
  const { url } = await frameworks[framework]({ context: { lint }, report: console.error, largest: LARGEST_BODY });
  process.send?.(url);
}

/** The bodies that take longest, of the kept recipes, as JSON. */
function worstBodies(): readonly string[] {
  const texts = kept().flatMap(({ target, recipe }) => {
    if (!/create/iu.test(target) || !grows(recipe)) return [];
    const made = madeOfSize(inputOf(targetOf(target).kind, recipe), LARGEST_BODY);
    return (made && bodyIn(made.text)) ?? [];
  });
  const timed = [...new Set(texts)].map((text) => {
    const body: unknown = JSON.parse(text);
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      validateCreate(body, { lint: true });
      return performance.now() - start;
    });
    return { text, time: Math.min(...times) };
  });
  return timed
    .sort((a, b) => b.time - a.time)
    .slice(0, WORST)
    .map(({ text }) => text);
}

/** The body of an input; undefined if it is nested too deeply to be written. */
function bodyIn(input: string): string | undefined {
  try {
    return JSON.stringify((JSON.parse(input) as { body: unknown }).body);
  } catch {
    return undefined;
  }
}

/** The longest health check of a server, in milliseconds. */
async function worstHealth(url: string, body: string): Promise<number> {
  const headers = { ...createHeaders, "Content-Type": "application/json" };
  let open = 0;
  let worst = 0;
  for (let next = performance.now(), end = next + SECONDS * 1000; performance.now() < end || open > 0; ) {
    if (performance.now() >= next && next < end) {
      next += 1000;
      open++;
      void fetch(`${url}/core-services/v1/campaigns`, { method: "POST", headers, body })
        .then((answer) => answer.text())
        .finally(() => open--);
    }
    const asked = performance.now();
    await (await fetch(`${url}/health`)).text();
    worst = Math.max(worst, performance.now() - asked);
    await sleep(10);
  }
  return worst;
}

async function started(framework: Framework, lint: boolean): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(import.meta.url), [framework, String(lint)]);
  const [url] = (await once(child, "message")) as [string];
  return { child, url };
}

const [served, lint] = process.argv.slice(2);
if (served !== undefined) {
  await serve(served as Framework, lint === "true");
} else {
  const bodies = worstBodies();
  for (const framework of Object.keys(frameworks) as Framework[]) {
    for (const lints of [false, true]) {
      for (const body of bodies) {
        const { child, url } = await started(framework, lints);
        const worst = await worstHealth(url, body).finally(() => child.kill());
        if (worst > LIMIT) process.exitCode = 1;
        const middle = body.slice(body.length / 2, body.length / 2 + 30);
        console.log(
          `${framework.padEnd(8)} ${lints ? "lint" : "    "} ${worst.toFixed(0).padStart(5)} ms  …${middle}…`,
        );
      }
    }
  }
  if (process.exitCode === 1) console.log(`a health check took more than ${LIMIT} ms`);
}
