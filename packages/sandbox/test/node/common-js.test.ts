import { createRequire } from "node:module";
import { expect, it, onTestFinished, vi } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { CREATE, createInit } from "../support/requests.js";

const require = createRequire(import.meta.url);

/** A sandbox behind a server, both of the built CommonJS files. Each has its own classes of errors. */
async function started(options: (folder: string) => Promise<object> = async () => ({})) {
  const sandbox = require("campaign-rules-sandbox").createSandbox(await options(folderWith()));
  const { url, close } = await require("campaign-rules-sandbox/node").serve(sandbox);
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return { sandbox, url };
}

it("a body that is not UTF-8 is rejected as such", async () => {
  const { url } = await started();
  const answer = await fetch(url + CREATE, { ...createInit(), body: Uint8Array.of(34, 255, 34) });
  const { error } = (await answer.json()) as { error: { message: string } };
  expect([answer.status, error.message]).toEqual([400, "body is not UTF-8"]);
});

it("a connection that a fault drops is no error of the server", async () => {
  const { sandbox, url } = await started();
  const log = vi.spyOn(console, "error");
  for (const fault of [{ drop: true }, { cut: true }]) {
    sandbox.inject(fault);
    await expect(fetch(url + CREATE, createInit()).then((answer) => answer.text())).rejects.toThrow();
  }
  expect(log.mock.calls).toEqual([]);
});

it("a snapshot that cannot be restored is a conflict", async () => {
  const { sandbox, url } = await started(async (folder) => ({
    storage: await require("campaign-rules-sandbox/sqlite").openSqlite(folder),
  }));
  await sandbox.seed([{ campaign_id: "x", workspace: "W1", body: {} }]);
  await sandbox.snapshots.save("a", "W1");
  await sandbox.reset("W1");
  await sandbox.seed([{ campaign_id: "x", workspace: "W2", body: {} }]);
  const answer = await fetch(`${url}/_sandbox/snapshots/a/restore`, { method: "POST" });
  const message = "another workspace has a campaign with the id of one in the snapshot";
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { error: { code: "409 Conflict", message, target: "campaign_id", details: [{ target: "campaign_id", message }] } },
  ]);
});
