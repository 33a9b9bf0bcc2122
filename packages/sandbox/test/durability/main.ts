import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/postgres-server.js";
import { killRepeatedly, type Outcome } from "./rounds.js";

// Kills the server under load, 200 times with each storage. The build must be up to date.
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 2 ** 32) },
    storage: { type: "string", multiple: true, default: ["disk", "postgres"] },
  },
});
const kills = Number(values.kills);

for (const kind of values.storage) {
  console.log(`${kind}: ${kills} kills, seed ${values.seed}`);
  const folder = await mkdtemp(join(tmpdir(), "sandbox-durability-"));
  const server = kind === "postgres" ? await startPostgres() : undefined;
  const storage = server === undefined ? ["--data", folder] : ["--database", server.url];
  let killed = 0;
  const onKill = (outcome: Outcome): void => {
    if (++killed % 10 === 0) console.log(`after ${killed}: ${described(outcome)}`);
  };
  const outcome = await killRepeatedly({ storage, kills, seed: Number(values.seed), onKill });
  console.log([`${kind}: ${described(outcome)}`, ...outcome.problems.slice(0, 20)].join("\n"));
  if (outcome.problems.length > 0) process.exitCode = 1;
  await server?.stop();
  await rm(folder, { recursive: true });
}

function described({ acknowledged, problems }: Outcome): string {
  return `${acknowledged} campaigns and changes acknowledged, ${problems.length} problems`;
}
