import type { Response } from "express";
import { expect, it, vi } from "vitest";
import { saveAnswer, sendStored } from "../../src/adapters/express-answer.js";

/** A response that records what it sends, and the callbacks in their order. */
function response(statusCode = 200) {
  const events: unknown[] = [];
  const headers = new Map<string, string | number>([
    ["Content-Type", "text/plain"],
    ["ETag", '"1"'],
    ["Content-Length", 4],
    ["Last-Modified", "today"],
  ]);
  const res = {
    statusCode,
    headersSent: false,
    write: () => events.push("written"),
    end: (body: Buffer) => events.push(body.toString()),
    getHeader: (name: string) => headers.get(name),
    removeHeader: (name: string) => headers.delete(name),
  };
  const { write, end } = res;
  const isReleased = () => res.write === write && res.end === end;
  return { events, headers, isReleased, res: res as unknown as Response };
}

/** Waits until all pending work has ended. */
const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

it("an answer of several parts is saved and sent as one, and callbacks are called", async () => {
  const { events, res, isReleased } = response();
  const save = vi.fn(async () => void events.push("saved"));
  saveAnswer(res, save, () => events.push("failed"));
  const parts = [
    res.write("c3a4", "hex", () => events.push("first part")),
    res.write(Buffer.from("-"), () => events.push("second part")),
    res.write("-"),
  ];
  const ended = res.end("é", "latin1", () => events.push("end"));
  expect([parts, ended === res, isReleased()]).toEqual([[true, true, true], true, false]);
  await settled();
  const body = Buffer.from([0xc3, 0xa4, 0x2d, 0x2d, 0xe9]).toString();
  expect(save.mock.calls).toEqual([[{ status: 200, contentType: "text/plain", body }]]);
  expect(events).toEqual(["saved", body, "first part", "second part", "end"]);
  expect(isReleased()).toBe(true);
});

it("a callback may be the only argument of the end", async () => {
  const { events, headers, res } = response();
  headers.delete("Content-Type");
  const save = vi.fn(async () => undefined);
  saveAnswer(res, save, () => events.push("failed"));
  res.end(() => events.push("end"));
  await settled();
  expect(save.mock.calls).toEqual([[{ status: 200, contentType: undefined, body: "" }]]);
  expect(events).toEqual(["", "end"]);
});

it("everything after the end is ignored", async () => {
  const { events, res } = response();
  saveAnswer(
    res,
    async () => undefined,
    () => events.push("failed"),
  );
  res.end("all");
  expect([res.write("more"), res.end("again") === res]).toEqual([false, true]);
  await settled();
  expect(events).toEqual(["all"]);
});

it("an answer that is not a success is sent at once, and not saved", () => {
  const { events, res, isReleased } = response(404);
  const save = vi.fn();
  saveAnswer(res, save, () => events.push("failed"));
  res.write("not ");
  expect([res.end("found") === res, events, isReleased()]).toEqual([true, ["not found"], true]);
  expect(save).not.toHaveBeenCalled();
});

it.each([
  ["loses the headers that describe it", false, ["Content-Type"]],
  ["keeps headers that are sent", true, ["Content-Type", "ETag", "Content-Length", "Last-Modified"]],
])("an answer that cannot be saved is not sent, and %s", async (_, isSent, names) => {
  const { events, headers, res, isReleased } = response();
  const cause = new Error("full");
  saveAnswer(
    res,
    () => Promise.reject(cause),
    (error) => events.push(error),
  );
  Object.assign(res, { headersSent: isSent });
  res.end("all");
  await settled();
  expect([events, [...headers.keys()], isReleased()]).toEqual([[cause], names, true]);
});

it.each([
  [
    "with its type",
    { status: 202, contentType: "text/plain", body: "all" },
    [202, ["Content-Type", "text/plain"], "all"],
  ],
  ["without a type", { status: 204, body: "" }, [204, ""]],
])("a stored answer is sent %s", (_, stored, expected) => {
  const events: unknown[] = [];
  const answer = {
    status(status: number) {
      events.push(status);
      return answer;
    },
    setHeader: (name: string, value: string) => events.push([name, value]),
    end: (body: string) => events.push(body),
  };
  sendStored(answer as unknown as Response, stored);
  expect(events).toEqual(expected);
});
