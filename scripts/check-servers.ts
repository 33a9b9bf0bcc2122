// Sends real servers the worst bodies of the documented size, once a second, and asks them meanwhile whether they are well.
// Arguments: names of frameworks. Option: --seconds, for each body.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { frameworks } from "../test/adapters/servers.js";
import { createHeaders } from "../test/support/requests.js";
import { LARGEST_BODY, worstBodies } from "./worst-bodies.js";

/** Milliseconds within which a server must say that it is well. */
const LIMIT = 250;
/** Milliseconds after which a server is given up. */
const PATIENCE = 5_000;
const POLL = 10;

type Framework = keyof typeof frameworks;

const SERVE = "--serve";
const isFramework = (name: string): name is Framework => Object.hasOwn(frameworks, name);

async function serve(framework: Framework, lint: boolean): Promise<void> {
  // Whoever started it is gone.
  process.on("disconnect", () => process.exit());
  const context = { features: [], lint };
  const { url } = await frameworks[framework]({ context, report: console.error, largest: LARGEST_BODY });
  process.send?.(url);
}

async function started(framework: Framework, lint: boolean): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(import.meta.url), [SERVE, framework, lint ? "lint" : "plain"]);
  const [url] = (await once(child, "message")) as [string];
  return { child, url };
}

/** The longest that the server needs to say that it is well, in milliseconds. `PATIENCE` when it does not. */
async function worstHealth(url: string, body: string, seconds: number): Promise<number> {
  const init = { method: "POST", headers: { ...createHeaders, "Content-Type": "application/json" }, body };
  const giveUp = new AbortController();
  const sent: Promise<unknown>[] = [];
  let open = 0;
  let worst = 0;
  let next = performance.now();
  const end = next + seconds * 1000;
  // Beyond the end while an answer is open, so that the last body counts too.
  while ((performance.now() < end || open > 0) && worst < PATIENCE) {
    if (performance.now() >= next && next < end) {
      next += 1000;
      open++;
      const { signal } = giveUp;
      const request = fetch(`${url}/core-services/v1/campaigns`, { ...init, signal })
        .then((response) => response.text())
        .catch(() => {})
        .finally(() => open--);
      sent.push(request);
    }
    const asked = performance.now();
    const isWell = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PATIENCE) }).then(
      (response) => response.ok,
      () => false,
    );
    worst = Math.max(worst, isWell ? performance.now() - asked : PATIENCE);
    await sleep(POLL);
  }
  giveUp.abort();
  await Promise.all(sent);
  return worst;
}

async function check(names: readonly Framework[], seconds: number): Promise<boolean> {
  let isResponsive = true;
  for (const framework of names) {
    for (const lint of [false, true]) {
      for (const [name, body] of Object.entries(worstBodies)) {
        const { child, url } = await started(framework, lint);
        const worst = await worstHealth(url, body, seconds).finally(() => child.kill("SIGKILL"));
        const isFast = worst <= LIMIT;
        isResponsive &&= isFast;
        const shown = worst >= PATIENCE ? `over ${PATIENCE}` : worst.toFixed(0);
        const row = [isFast ? "ok" : "NO", framework.padEnd(8), (lint ? "lint" : "plain").padEnd(5), name.padEnd(34)];
        console.log(`${row.join("  ")} ${shown.padStart(9)} ms`);
      }
    }
  }
  return isResponsive;
}

const [first, framework = "", mode] = process.argv.slice(2);
if (first === SERVE && isFramework(framework)) {
  await serve(framework, mode === "lint");
} else {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "3" } },
  });
  const unknown = positionals.filter((name) => !isFramework(name));
  if (unknown.length > 0) throw new Error(`unknown framework ${unknown.join(", ")}`);
  const all = Object.keys(frameworks).filter(isFramework);
  const isResponsive = await check(
    positionals.length > 0 ? positionals.filter(isFramework) : all,
    Number(values.seconds),
  );
  if (!isResponsive) console.log(`a server did not answer /health within ${LIMIT} ms`);
  process.exitCode = isResponsive ? 0 : 1;
}
