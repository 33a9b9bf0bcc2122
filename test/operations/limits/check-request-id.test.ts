import { describe, expect, it } from "vitest";
import { checkRequestId } from "../../../src/index.js";
import { errorBody, NOW } from "./ages.js";

type Channel = "PUSH" | "EMAIL";

const HOUR = 3_600_000;
const DAY = 86_400_000;

describe("the id is free", () => {
  it.each<[string, Channel, number | undefined, string, number]>([
    ["on Push if it was never used", "PUSH", undefined, "hour", NOW],
    ["on Email if it was never used", "EMAIL", undefined, "day", NOW],
    ["on Push an hour after the success", "PUSH", NOW - HOUR, "hour", NOW],
    ["on Email a day after the success", "EMAIL", NOW - DAY, "day", NOW],
    ["at the beginning of time", "EMAIL", -DAY, "day", 0],
  ])("%s", (_, channel, lastSuccessAt, window, now) => {
    const remaining = [{ window, limit: 1, remaining: 1 }];
    expect(checkRequestId(channel, lastSuccessAt, now)).toEqual({ ok: true, remaining });
  });
});

describe("the id is blocked", () => {
  it.each<[string, Channel, number, string, number]>([
    ["on Push right after the success", "PUSH", NOW, "hour", HOUR],
    ["on Push almost an hour after the success", "PUSH", NOW - HOUR + 1, "hour", 1],
    ["on Push after a success in the future", "PUSH", NOW + 5, "hour", HOUR + 5],
    ["on Email right after the success", "EMAIL", NOW, "day", DAY],
    ["on Email an hour after the success", "EMAIL", NOW - HOUR, "day", DAY - HOUR],
    ["on Email almost a day after the success", "EMAIL", NOW - DAY + 1, "day", 1],
    ["by a success at 0", "PUSH", 0, "hour", HOUR],
  ])("%s", (_, channel, lastSuccessAt, window, retryAfterMs) => {
    const now = lastSuccessAt === 0 ? 0 : NOW;
    const breached = [{ window, limit: 1, count: 1 }];
    const blocked = { ok: false, status: 400, retryAfterMs, breached };
    expect(checkRequestId(channel, lastSuccessAt, now)).toMatchObject(blocked);
    expect(checkRequestId(channel, lastSuccessAt, now + retryAfterMs).ok).toBe(true);
    expect(checkRequestId(channel, lastSuccessAt, now + retryAfterMs - 1).ok).toBe(false);
  });
});

it.each<[Channel, past: string, span: string, wait: string]>([
  ["PUSH", "Push creation in the last hour", "1 hour", "59 min 30 s"],
  ["EMAIL", "Email creation in the last day", "1 day", "23 h 59 min 30 s"],
])("the whole answer on %s points at the request_id", (channel, past, span, wait) => {
  const result = checkRequestId(channel, NOW - 30_000, NOW);
  const message = `request_id was used for a successful ${past}, and cannot be reused for ${span} after that; it can be used again in ${wait}`;
  expect(result.ok ? undefined : result.body).toEqual(errorBody("400 Bad Request", "request_id", message));
});

it.each<[unknown, unknown, unknown, string]>([
  ["push", undefined, NOW, 'unknown channel "push"; did you mean "PUSH"?'],
  ["toString", undefined, NOW, 'unknown channel "toString"'],
  [undefined, undefined, NOW, "unknown channel undefined"],
  [["PUSH"], undefined, NOW, "unknown channel array"],
  ["PUSH", null, NOW, "lastSuccessAt must be a finite number, got null"],
  ["PUSH", Number.NaN, NOW, "lastSuccessAt must be a finite number, got NaN"],
  ["EMAIL", "2026-03-01", NOW, "lastSuccessAt must be a finite number, got string"],
  ["EMAIL", undefined, "now", "now must be a finite number, got string"],
])("a mistake of the programmer throws a TypeError that names it: case %#", (channel, lastSuccessAt, now, message) => {
  expect(() => checkRequestId(channel as Channel, lastSuccessAt as number, now as number)).toThrow(
    new TypeError(message),
  );
});
