import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { budget } from "../../../../test/support/budget.js";
import { Client } from "../support/client.js";
import { settings } from "../support/documents.js";
import { GeneratedWorkspace } from "../support/generated-workspace.js";
import { edited, randomEdit } from "../support/random-edit.js";

let workspace: GeneratedWorkspace;
let client: Client;

beforeAll(async () => {
  workspace = new GeneratedWorkspace(budget(30, 300));
  client = await Client.start({ folder: workspace.folder, settings });
});

afterAll(() => client.stop());

const sequences = fc.array(fc.array(randomEdit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });

it("after a sequence of edits, the server answers like a fresh one", async () => {
  const drawn = fc.sample(sequences, workspace.documents.length);
  const fresh = await Client.start({ folder: workspace.folder, settings });
  let [answers, malformed] = [0, 0];
  for (const [index, { name, uri, text: first }] of workspace.documents.entries()) {
    let [text, sound] = [first, first];
    await client.open(uri, text);
    for (const edits of drawn[index] ?? []) {
      const changes = edits.map((edit) => {
        const next = edited(text, edit);
        text = next.text;
        return next.change;
      });
      await client.change(uri, ...changes);
      await fresh.open(uri, text);
      const diagnostics = await client.diagnostics(uri);
      expect(diagnostics, name).toEqual(await fresh.diagnostics(uri));
      answers++;
      const isMalformed = diagnostics.some(({ code }) => code === "input.json");
      if (isMalformed) malformed++;
      else sound = text;
      expect(await client.actions(uri), name).toEqual(await fresh.actions(uri));
      await fresh.close(uri);
      // Repairs the text if the edits broke it.
      if (isMalformed) await client.change(uri, { text: sound });
      text = sound;
    }
    await client.close(uri);
  }
  await fresh.stop();
  expect(malformed).toBeLessThan(answers / 2);
});

it("a fresh server answers like one that has seen other texts before", async () => {
  for (const { name, uri, text } of workspace.documents.slice(0, budget(3, 30))) {
    const fresh = await Client.start({ folder: workspace.folder, settings });
    await client.open(uri, `${text} `);
    await client.diagnostics(uri);
    await client.change(uri, { text });
    await fresh.open(uri, text);
    expect(await client.diagnostics(uri), name).toEqual(await fresh.diagnostics(uri));
    await client.close(uri);
    await fresh.stop();
  }
});
