import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Storage, StorageTransaction, StoredCampaign } from "../../src/storage/storage.js";
import { contentsOf, timesAndAnswerIn } from "../support/contents.js";

/** Tests that a storage meets all requirements. `open` opens an empty one. */
export function testStorage(name: string, open: () => Promise<Storage>): void {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });
  afterEach(() => storage.close());

  describe(`${name}: campaigns`, () => {
    it("a saved campaign is found by its id, in a transaction only by its workspace", async () => {
      await save(storage, first);
      expect(await storage.campaign("c-1")).toEqual(first);
      expect(await storage.campaign("c-2")).toBeUndefined();
      expect(await storage.transaction("w1", (transaction) => transaction.campaign("c-1"))).toEqual(first);
      expect(await storage.transaction("w2", (transaction) => transaction.campaign("c-1"))).toBeUndefined();
    });

    it("campaigns are listed in the order in which they were first saved", async () => {
      const second = { ...first, campaign_id: "b-2", workspace: "w2" };
      const third = { ...first, campaign_id: "a-3" };
      for (const campaign of [first, second, third]) await save(storage, campaign);
      const changed = { ...first, state: "ACTIVE", body: { other: true } } as const;
      await save(storage, changed);
      expect(await storage.campaigns()).toEqual([changed, second, third]);
      expect(await storage.campaigns("w1")).toEqual([changed, third]);
      expect(await storage.campaigns("w3")).toEqual([]);
    });

    it("ids and workspaces are compared unit by unit", async () => {
      const odd = { ...first, campaign_id: "c\u0000", workspace: "W1\u0000" };
      for (const campaign of [first, odd]) await save(storage, campaign);
      expect(await storage.campaigns(odd.workspace)).toEqual([odd]);
      expect(await storage.campaign("c")).toBeUndefined();
      expect(await storage.campaign("C-1")).toBeUndefined();
    });

    it("an id that another workspace has is rejected", async () => {
      await save(storage, first);
      await expect(save(storage, { ...first, workspace: "w2" })).rejects.toThrow();
      expect(await storage.campaigns()).toEqual([first]);
    });

    it("an id that two workspaces save at once goes to one of them, and other transactions are not affected", async () => {
      // While these run, the others wait.
      const busy = [0, 1, 2, 3].map((index) => storage.transaction(`busy-${index}`, async () => {}));
      const ids = ["same", "same", "other"];
      const saved = Promise.allSettled(
        ids.map((id, index) => save(storage, { ...first, workspace: `w${index}`, campaign_id: id })),
      );
      await Promise.all(busy);
      const isSaved = (await saved).map(({ status }) => status === "fulfilled");
      expect([isSaved.filter(Boolean).length, isSaved[2]]).toEqual([2, true]);
      const places = (await storage.campaigns()).map(({ campaign_id, workspace }) => `${workspace} ${campaign_id}`);
      expect(places.sort()).toEqual([`w${isSaved.indexOf(true)} same`, "w2 other"]);
    });

    it("a body comes back unchanged, down to the order of its keys and the last unpaired surrogate", async () => {
      const text = String.raw`{"z":1,"a":[null,true,-1.5e-7,"\u0000","\ud800","é𝒳"],"__proto__":{"10":0,"9":0},"":""}`;
      await save(storage, { ...first, body: JSON.parse(text) });
      const found = await storage.campaign("c-1");
      expect(JSON.stringify(found?.body)).toBe(JSON.stringify(JSON.parse(text)));
    });
  });

  describe(`${name}: times, request ids and answers`, () => {
    it("times after a moment are found, separately in each workspace", async () => {
      await storage.transaction("w1", async (transaction) => {
        for (const time of [10, 30.5, 20, -5]) await transaction.addCall(time);
        await transaction.addSuccess(40);
        for (const time of [60, 50]) await transaction.addUpdate(time);
        await transaction.addCall(-7);
      });
      await storage.transaction("w1", async (transaction) => {
        expect(sorted(await transaction.calls(10))).toEqual([20, 30.5]);
        expect(sorted(await transaction.calls(-100))).toEqual([-7, -5, 10, 20, 30.5]);
        expect(sorted(await transaction.successes(0))).toEqual([40]);
        expect(sorted(await transaction.updates(0))).toEqual([50, 60]);
        expect(await transaction.updates(50)).toEqual([60]);
      });
      expect(await contentsOf(storage, "w2")).toEqual(empty);
    });

    it("the newest 100 times are found, whatever came before", async () => {
      const times = Array.from({ length: 150 }, (_, index) => 1000 + ((index * 7) % 150));
      await storage.transaction("w1", async (transaction) => {
        for (const time of times) await transaction.addCall(time);
      });
      const found = await storage.transaction("w1", (transaction) => transaction.calls(0));
      expect(sorted(found).slice(-100)).toEqual(sorted(times).slice(-100));
    });

    it("the last success of a request id is that of its channel and workspace", async () => {
      await storage.transaction("w1", async (transaction) => {
        await transaction.saveRequestId("PUSH", "r-1", 1);
        await transaction.saveRequestId("PUSH", "r-1", 5);
        await transaction.saveRequestId("EMAIL", "r-1", 7);
        await transaction.saveRequestId("PUSH", "\u0000\ud800", 9);
      });
      await storage.transaction("w1", async (transaction) => {
        expect(await transaction.lastSuccess("PUSH", "r-1")).toBe(5);
        expect(await transaction.lastSuccess("EMAIL", "r-1")).toBe(7);
        expect(await transaction.lastSuccess("PUSH", "\u0000\ud800")).toBe(9);
        expect(await transaction.lastSuccess("PUSH", "r-2")).toBeUndefined();
      });
      const other = storage.transaction("w2", (transaction) => transaction.lastSuccess("PUSH", "r-1"));
      expect(await other).toBeUndefined();
    });

    it("the answer to a key is that of its workspace", async () => {
      const kept = answerWith('{"a":"\\u0000"}');
      await storage.transaction("w1", (transaction) => transaction.saveAnswer("k", kept));
      await storage.transaction("w1", async (transaction) => {
        expect(await transaction.answer("k")).toEqual(kept);
        expect(await transaction.answer("l")).toBeUndefined();
      });
      expect(await storage.transaction("w2", (transaction) => transaction.answer("k"))).toBeUndefined();
    });
  });

  describe(`${name}: the clock`, () => {
    it("its state is the one that was saved last, until a reset", async () => {
      expect(storage.clock?.()).toBeUndefined();
      for (const state of [{ offset: -0.5 }, { offset: 1e13, frozenAt: 1.5 }, { offset: 0 }]) {
        await storage.saveClock?.(state);
        expect(storage.clock?.()).toEqual(state);
      }
      await storage.reset();
      expect(storage.clock?.()).toBeUndefined();
    });
  });

  describe(`${name}: transactions`, () => {
    it("a transaction reads what it has written", async () => {
      await storage.transaction("w1", async (transaction) => {
        await fillBy(transaction, "w1");
        const { ids: _, ...written } = filled;
        expect(await transaction.campaign("c-w1")).toEqual({ ...first, campaign_id: "c-w1" });
        expect(await timesAndAnswerIn(transaction)).toEqual(written);
      });
    });

    it("a transaction that throws changes nothing, and its error is passed on", async () => {
      await save(storage, first);
      await storage.transaction("w1", (transaction) => transaction.addCall(7));
      const error = new Error("of the work");
      const failed = storage.transaction("w1", async (transaction) => {
        await transaction.save({ ...first, state: "STOPPED" });
        await fillBy(transaction, "w1");
        throw error;
      });
      await expect(failed).rejects.toBe(error);
      expect(await storage.campaigns()).toEqual([first]);
      expect(await contentsOf(storage, "w1")).toEqual({ ...empty, ids: ["c-1"], calls: [7] });
    });

    it("transactions of one workspace run one after another", async () => {
      const counts = Array.from({ length: 20 }, () =>
        storage.transaction("w1", async (transaction) => {
          const calls = await transaction.calls(0);
          await new Promise((resolve) => setImmediate(resolve));
          await transaction.addCall(1 + calls.length);
          return calls.length;
        }),
      );
      expect(sorted(await Promise.all(counts))).toEqual(Array.from({ length: 20 }, (_, index) => index));
    });

    const ofW2 = { ...filled, ids: ["c-w2"], answer: answerWith("w2") };
    const all = (storage: Storage) => Promise.all(["w1", "w2"].map((workspace) => contentsOf(storage, workspace)));

    it("a reset removes everything, or that of a workspace", async () => {
      for (const workspace of ["w1", "w2"]) await fill(storage, workspace);
      expect(await all(storage)).toEqual([filled, ofW2]);
      await storage.reset("w1");
      expect(await all(storage)).toEqual([empty, ofW2]);
      await fill(storage, "w1");
      await storage.reset();
      expect(await all(storage)).toEqual([empty, empty]);
    });

    it("a snapshot is restored, as often as wanted", async () => {
      await fill(storage, "w1");
      const both = await storage.snapshot();
      await fill(storage, "w2");
      const ofSecond = await storage.snapshot("w2");
      for (const _ of [1, 2]) {
        await save(storage, { ...first, campaign_id: "later", workspace: "w2" });
        await storage.transaction("w2", (transaction) => transaction.addCall(9));
        await ofSecond();
        expect(await all(storage)).toEqual([filled, ofW2]);
        await both();
        expect(await all(storage)).toEqual([filled, empty]);
      }
    });

    it("a snapshot does not replace a campaign of another workspace, and then changes nothing", async () => {
      await fill(storage, "w1");
      const restore = await storage.snapshot("w1");
      await storage.reset("w1");
      await save(storage, { ...first, campaign_id: "c-w1", workspace: "w2" });
      await save(storage, { ...first, campaign_id: "new" });
      const message = "another workspace has a campaign with the id of one in the snapshot";
      await expect(restore()).rejects.toThrow(expect.objectContaining({ name: "IdTaken", message }));
      expect((await storage.campaigns()).map(({ campaign_id }) => campaign_id)).toEqual(["c-w1", "new"]);
    });

    it("a snapshot has all that has begun before it, and many rows", async () => {
      const works = Array.from({ length: 2100 }, (_, index) => index);
      const saved = storage.transaction("w1", async (transaction) => {
        for (const index of works) await transaction.save({ ...first, campaign_id: `c-${index}` });
      });
      const restore = await storage.snapshot("w1");
      await saved;
      await storage.reset("w1");
      await restore();
      expect((await storage.campaigns("w1")).map(({ campaign_id }) => campaign_id)).toEqual(
        works.map((index) => `c-${index}`),
      );
    });
  });
}

const first: StoredCampaign = { campaign_id: "c-1", workspace: "w1", state: "DRAFT", body: { channel: "PUSH" } };

function save(storage: Storage, campaign: StoredCampaign): Promise<void> {
  return storage.transaction(campaign.workspace, (transaction) => transaction.save(campaign));
}

const answerWith = (body: string) => ({ fingerprint: "f", response: { status: 200, body } });
const filled = { ids: ["c-w1"], calls: [1], successes: [2], updates: [3], requestId: 4, answer: answerWith("w1") };
const empty = { ids: [], calls: [], successes: [], updates: [], requestId: undefined, answer: undefined };

/** Gives a workspace something of everything. */
function fill(storage: Storage, workspace: string): Promise<void> {
  return storage.transaction(workspace, (transaction) => fillBy(transaction, workspace));
}

async function fillBy(transaction: StorageTransaction, workspace: string): Promise<void> {
  await transaction.save({ ...first, campaign_id: `c-${workspace}`, workspace });
  await transaction.addCall(1);
  await transaction.addSuccess(2);
  await transaction.addUpdate(3);
  await transaction.saveRequestId("PUSH", "r", 4);
  await transaction.saveAnswer("k", answerWith(workspace));
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b);
}
