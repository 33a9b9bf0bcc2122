import { expect, it } from "vitest";
import { StorageError, UnknownOutcome } from "../../src/storage/sql/failure.js";
import { type Turn, Turns } from "../../src/storage/sql/turns.js";

/** A database that finishes nothing until it is told to. */
function slowDatabase() {
  const running: { readonly turns: readonly Turn[]; readonly end: () => void }[] = [];
  const run = (turns: readonly Turn[]): Promise<PromiseSettledResult<unknown>[][]> =>
    new Promise((resolve) => {
      const outcomes = turns.map(({ works }) => works.map(() => ({ status: "fulfilled", value: "done" }) as const));
      running.push({ turns, end: () => resolve(outcomes) });
    });
  const shown = () => running.map(({ turns }) => turns.map(({ workspace, works }) => `${workspace} ${works.length}`));
  return { run, running, shown };
}

const work = async () => "done";

it("waiting works of all workspaces share a transaction, except those of busy workspaces", async () => {
  const { run, running, shown } = slowDatabase();
  const turns = new Turns(run, 2);
  const taken = ["a", "b", "c", "a", "d", "c"].map((workspace) => turns.take(workspace, work));
  expect(shown()).toEqual([["a 1"], ["b 1"]]);

  running[1]?.end();
  await taken[1];
  expect(shown().slice(2)).toEqual([["c 2", "d 1"]]);
  running[0]?.end();
  await taken[0];
  expect(shown().slice(3)).toEqual([["a 1"]]);

  for (const { end } of running) end();
  expect(await Promise.all(taken)).toEqual(Array(6).fill("done"));
});

it("a workspace with many works lets others in between", async () => {
  const { run, running, shown } = slowDatabase();
  const turns = new Turns(run, 1);
  const first = turns.take("first", work);
  const taken = [...Array(60).fill("many"), "few"].map((workspace) => turns.take(workspace, work));
  running[0]?.end();
  await first;
  running[1]?.end();
  await taken[0];
  expect(shown()).toEqual([["first 1"], ["many 50"], ["few 1", "many 10"]]);

  running[2]?.end();
  expect(await Promise.all(taken)).toEqual(Array(61).fill("done"));
});

/** An error that PostgreSQL reports, as the cause of a storage error. */
const reported = (code: string) => ({ cause: Object.assign(new Error("reported"), { severity: "ERROR", code }) });

it.each([
  ["the server shuts down", new StorageError("no database", reported("57P01"))],
  ["the connection breaks", new StorageError("no database", { cause: new Error("broken") })],
  ["it is unknown whether anything was stored", new UnknownOutcome("unknown", reported("23505"))],
])("a transaction rejects all of its works if %s, and the next ones run", async (_, failure) => {
  let calls = 0;
  const turns = new Turns(async (given) => {
    if (++calls === 2) throw failure;
    return given.map(({ works }) => works.map(() => ({ status: "fulfilled", value: calls }) as const));
  }, 1);
  const outcomes = await Promise.allSettled(["a", "b", "c"].map((workspace) => turns.take(workspace, work)));
  expect(outcomes).toEqual([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: failure },
    { status: "rejected", reason: failure },
  ]);
  expect(await turns.take("b", work)).toBe(3);
});

it("if a transaction fails because of one work, each of its works runs again alone, in order", async () => {
  const failure = new StorageError("the database failed", reported("23505"));
  const guilty = async () => "never stored";
  const shown: string[][] = [];
  const turns = new Turns(async (given) => {
    shown.push(given.map(({ workspace, works }) => `${workspace} ${works.length}`));
    if (given.some(({ works }) => works.includes(guilty))) throw failure;
    return given.map(({ works }) => works.map((_, index) => ({ status: "fulfilled", value: index }) as const));
  }, 1);
  const taken = [
    turns.take("first", work),
    turns.take("a", work),
    turns.take("b", guilty),
    turns.take("a", work),
    turns.take("c", work),
  ];
  await taken[0];
  taken.push(turns.take("b", work), turns.take("d", work));

  const done = { status: "fulfilled", value: 0 };
  expect(await Promise.allSettled(taken)).toEqual([
    done,
    done,
    { status: "rejected", reason: failure },
    done,
    done,
    done,
    done,
  ]);
  expect(shown).toEqual([["first 1"], ["a 2", "b 1", "c 1"], ["b 1"], ["d 1", "b 1"], ["a 1"], ["c 1"], ["a 1"]]);
});
