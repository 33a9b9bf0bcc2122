import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, inject, it } from "vitest";
import { command, killAll } from "../support/command.js";
import { newDatabase } from "../support/new-database.js";
import { type Answered, Client } from "./client.js";

const server = inject("postgres");

describe.skipIf(server === undefined)("two processes in front of one database", () => {
  let clients: Client[] = [];
  /** Both start at once, in front of an empty database. */
  const start = async (...args: string[]): Promise<void> => {
    const database = await newDatabase(server);
    const processes = [0, 1].map(() => command(["--port", "0", "--database", database, ...args]));
    clients = await Promise.all(processes.map(async ({ url }) => new Client(await url)));
  };
  /** Sends requests to both in turns, all at the same time. */
  const send = (count: number, request: (client: Client) => Promise<Answered>): Promise<Answered[]> => {
    return Promise.all(Array.from({ length: count }, (_, index) => request(clients[index % 2] as Client)));
  };
  afterEach(killAll);

  it("accept a request id once", async () => {
    await start("--no-limits");
    for (let round = 0; round < 5; round++) {
      const requestId = randomUUID();
      const answers = await send(10, (client) => client.create("W1", requestId));
      expect(statuses(answers)).toEqual([201, ...Array(9).fill(400)]);
    }
  });

  it("replay the answer to an idempotency key", async () => {
    await start("--no-limits");
    const [created] = await send(1, (client) => client.create("W1", randomUUID()));
    const { campaign_id } = JSON.parse(created?.text ?? "");
    const key = randomUUID();
    const answers = await send(10, (client) => client.update("W1", campaign_id, key, 24));
    expect(answers).toEqual(Array(10).fill({ status: 200, text: answers[0]?.text }));
  });

  it("accept 5 calls a second and 5 campaigns a minute", async () => {
    await start();
    const counts: (readonly number[])[] = [];
    for (const now of [0, 2_000, 62_000]) {
      for (const client of clients) await client.freeze(now);
      counts.push(statuses(await send(20, (client) => client.create("W1", randomUUID()))));
    }
    const none = Array(20).fill(429);
    const five = [...Array(5).fill(201), ...Array(15).fill(429)];
    expect(counts).toEqual([five, none, five]);
    expect((await clients[0]?.campaigns())?.size).toBe(10);
  });
});

function statuses(answers: readonly Answered[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
