import { describe, expect, it } from "vitest";
import { decideIdempotency } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { errorBody } from "./ages.js";

const stored = frozen({ fingerprint: "f-1", response: { status: 200, body: { response_id: "r-1" } } });

const message =
  "Idempotency-Key was used before with another request; repeat that request unchanged, or send this one with a new key";
const conflict = { kind: "conflict", body: errorBody("409 Conflict", "Idempotency-Key", message) };
const replay = { kind: "replay", response: stored.response };

describe("a key", () => {
  it.each<[string, typeof stored | undefined, string, "replay" | "reject" | undefined, object]>([
    ["that is new", undefined, "f-1", undefined, { kind: "new" }],
    ["that is new, under replay", undefined, "f-1", "replay", { kind: "new" }],
    ["that is new, under reject", undefined, "f-1", "reject", { kind: "new" }],
    ["that comes again with its request", stored, "f-1", undefined, replay],
    ["that comes again with its request, under replay", stored, "f-1", "replay", replay],
    ["that comes again with its request, under reject", stored, "f-1", "reject", replay],
    ["that comes again with another request", stored, "f-2", undefined, replay],
    ["that comes again with another request, under replay", stored, "f-2", "replay", replay],
    ["that comes again with another request, under reject", stored, "f-2", "reject", conflict],
    ["that comes again with a request that differs by case, under reject", stored, "F-1", "reject", conflict],
    ["that comes again with an empty fingerprint, under reject", stored, "", "reject", conflict],
  ])("%s", (_, kept, fingerprint, policy, decision) => {
    expect(decideIdempotency(kept, fingerprint, policy)).toEqual(decision);
  });
});

it("the stored response itself is returned, whatever it is", () => {
  for (const response of [stored.response, undefined, null, 0, ""]) {
    const decision = decideIdempotency(frozen({ fingerprint: "f-1", response }), "f-1");
    expect(decision.kind === "replay" && decision.response === response).toBe(true);
  }
});

it("a conflict does not reveal the fingerprints", () => {
  const kept = { fingerprint: "secret-stored", response: "secret-response" };
  const decision = decideIdempotency(kept, "secret-sent", "reject");
  expect(decision.kind).toBe("conflict");
  expect(JSON.stringify(decision)).not.toContain("secret");
});

it("a conflict is plain data, and a new object each time", () => {
  const [first, second] = [decideIdempotency(stored, "f-2", "reject"), decideIdempotency(stored, "f-2", "reject")];
  expect(structuredClone(first)).toEqual(conflict);
  if (first.kind === "conflict") first.body.error.details.length = 0;
  expect(second).toEqual(conflict);
});

it("the error names the argument that cannot be read", () => {
  const get = () => expect.fail("a slip of theirs");
  const unreadable = Object.defineProperty({}, "fingerprint", { get }) as typeof stored;
  expect(() => decideIdempotency(unreadable, "f-1")).toThrow(new TypeError("stored cannot be read"));
});

it.each<[unknown, unknown, unknown, string]>([
  [undefined, "f-1", "rejected", 'unknown policy "rejected"'],
  [stored, "f-1", null, "unknown policy null"],
  [stored, "f-1", "", 'unknown policy ""'],
  [stored, undefined, "reject", "fingerprint must be a string, got undefined"],
  [undefined, 7, undefined, "fingerprint must be a string, got number"],
  [null, "f-1", undefined, "stored must be an object or undefined, got null"],
  ["f-1", "f-1", undefined, "stored must be an object or undefined, got string"],
  [{ response: 1 }, "f-1", "reject", "stored.fingerprint must be a string, got undefined"],
])("a mistake of the programmer throws a TypeError that names it: case %#", (kept, fingerprint, policy, text) => {
  expect(() => decideIdempotency(kept as typeof stored, fingerprint as string, policy as "reject")).toThrow(
    new TypeError(text),
  );
});
