import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { keepText, takeText } from "../../src/adapters/fastify-text.js";

const bytes = Buffer.from("läuft");

/** The text that is kept of a body in several parts, and how many listeners remain. */
async function kept(parts: readonly (string | Buffer)[], bodyLimit = 100) {
  const request = { routeOptions: { bodyLimit } } as FastifyRequest;
  const payload = Readable.from(parts);
  await keepText(request, undefined, payload);
  const isPaused = payload.isPaused();
  const read: unknown[] = [];
  for await (const part of payload) read.push(part);
  expect({ isPaused, read }).toEqual({ isPaused: true, read: parts });
  return {
    texts: [takeText(request), takeText(request)].map((sent) => sent?.text),
    listeners: payload.listenerCount("data"),
  };
}

it.each<[string, (string | Buffer)[], string]>([
  ["one part", [bytes], "läuft"],
  ["texts", ["lä", "uft"], "läuft"],
  ["parts between which a character is split", [bytes.subarray(0, 2), bytes.subarray(2)], "läuft"],
  ["parts that end in a character", [bytes.subarray(0, 2)], "l\uFFFD"],
])("the text of %s can be taken once", async (_, parts, text) => {
  expect((await kept(parts)).texts).toEqual([text, undefined]);
});

it.each<[number, string | undefined, number]>([
  [6, "läuft", 1],
  [5, undefined, 0],
])("a body of six bytes is kept up to a limit of %i", async (limit, text, listeners) => {
  expect(await kept([bytes.subarray(0, 3), bytes.subarray(3)], limit)).toEqual({ texts: [text, undefined], listeners });
});

it("a request whose body was not read has no text", () => {
  expect(takeText({} as FastifyRequest)).toBe(undefined);
});
