import { type Command, command } from "../support/command.js";
import { check } from "./check.js";
import { Client } from "./client.js";
import { Ledger } from "./ledger.js";
import { load } from "./load.js";

export interface Rounds {
  /** The arguments of the command that choose its storage. */
  readonly storage: readonly string[];
  readonly kills: number;
  /** Determines the moments of the kills. */
  readonly seed: number;
  readonly onKill?: (sofar: Outcome) => void;
}

/** The outcome of the rounds so far. */
export interface Outcome {
  /** Campaigns and changes that were acknowledged before a kill. */
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

/**
 * Kills the server under load again and again, and checks the data of the next one each time. Now and then kills it
 * while it starts, too. Finally checks the campaigns of all rounds, and the changes of the first.
 */
export async function killRepeatedly({ storage, kills, seed, onKill }: Rounds): Promise<Outcome> {
  const args = ["--port", "0", "--no-limits", ...storage];
  const random = randomFrom(seed);
  const all = new Ledger();
  let server = command(args);
  for (let kill = 1; kill <= kills; kill++) {
    const ledger = new Ledger();
    await loadUntilKilled(server, ledger, random);
    if (random() < KILLED_WHILE_STARTING) await killWhileStarting(args, random() * 1000);
    server = command(args);
    await check(new Client(await server.url), ledger);
    all.add(ledger, kill === 1);
    onKill?.(all);
  }
  await check(new Client(await server.url), all);
  await server.kill();
  return all;
}

/** Kills the server while it answers: after some answers, and at a random moment within the time of an answer. */
async function loadUntilKilled(server: Command, ledger: Ledger, random: () => number): Promise<void> {
  const loaded = load(new Client(await server.url), ledger);
  const enough = random() * MOST_ANSWERS;
  while (ledger.acknowledged < enough) await sleep(1);
  await sleep(random() * 10);
  await server.kill();
  await loaded;
}

async function killWhileStarting(args: readonly string[], after: number): Promise<void> {
  const server = command(args);
  await sleep(after);
  await server.kill();
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The most answers to wait for before a kill. */
const MOST_ANSWERS = 150;

/** How often the server is killed while it starts, too. */
const KILLED_WHILE_STARTING = 1 / 8;

/** Numbers from 0 to 1, the same for the same seed (xorshift). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
