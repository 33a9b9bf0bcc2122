import { afterEach, expect, it, vi } from "vitest";
import { guarded, reportSafely, ServerDefect } from "../../src/adapters/server-defect.js";

const cause = new Error("secret");
const defect = new ServerDefect("context", cause);

afterEach(() => vi.restoreAllMocks());

it("the message of a defect says what failed, and nothing about the cause", () => {
  const { name, message, stack, status, statusCode } = defect;
  expect({ name, message, stack, status, statusCode, cause: defect.cause }).toEqual({
    name: "ServerDefect",
    message: "context failed",
    stack: "ServerDefect: context failed",
    status: 500,
    statusCode: 500,
    cause,
  });
});

it("only a defect is an instance of its class", () => {
  const values = [defect, cause, { name: "ServerDefect" }, null, undefined, "ServerDefect"];
  expect(values.map((value) => value instanceof ServerDefect)).toEqual([true, false, false, false, false, false]);
});

it("work that throws causes a defect, and other work returns its result", () => {
  const failing = () => {
    throw cause;
  };
  expect(guarded("context", () => 1)).toBe(1);
  expect(() => guarded("context", failing)).toThrow(defect);
});

const throwing = new Proxy(new Error("secret"), {
  getPrototypeOf: () => {
    throw cause;
  },
});

it.each<[string, unknown, string]>([
  ["an error", cause, "secret"],
  ["a text", "secret", '"secret"'],
  ["undefined", undefined, "undefined"],
  ["an object", {}, "object"],
  ["a message that is not a text", Object.assign(new Error("no"), { message: 5 }), "5"],
  ["a proxy that throws", throwing, "an error that cannot be read"],
])("a defect is reported with what failed and why: %s", (_, thrown, why) => {
  const report = vi.fn();
  reportSafely(report, new ServerDefect("context", thrown));
  expect(report.mock.calls).toHaveLength(1);
  const [[reported]] = report.mock.calls as [[Error]];
  expect([reported instanceof Error, String(reported)]).toEqual([true, `ServerDefect: context failed: ${why}`]);
  expect(Object.is(reported.cause, thrown)).toBe(true);
});

it("another error is reported as it is", () => {
  const report = vi.fn();
  reportSafely(report, cause);
  expect(report.mock.calls).toEqual([[cause]]);
  expect(report.mock.calls[0]?.[0]).toBe(cause);
});

it.each<[string, () => unknown]>([
  [
    "throws",
    () => {
      throw cause;
    },
  ],
  ["rejects", () => Promise.reject(cause)],
])("a report that %s is mentioned on the console", async (_, report) => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  reportSafely(report, defect);
  await new Promise(setImmediate);
  expect(printed.mock.calls).toEqual([
    ["campaign-rules: an error could not be reported, because the report function failed"],
  ]);
});
