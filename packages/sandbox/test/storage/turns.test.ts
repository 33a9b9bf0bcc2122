import { expect, it } from "vitest";
import { type Turn, Turns } from "../../src/storage/sql/turns.js";

/** A database that does nothing until it is told to. */
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

it("works of all workspaces that wait share a transaction, except those of workspaces that are busy", async () => {
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

it("a transaction that fails rejects all of its works, and the next ones run", async () => {
  const failure = new Error("no database");
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
