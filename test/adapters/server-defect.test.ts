import { afterEach, expect, it, vi } from "vitest";
import { guarded, reportSafely, ServerDefect } from "../../src/adapters/server-defect.js";

const cause = new Error("secret");
const defect = new ServerDefect("the lookup", cause);

afterEach(() => vi.restoreAllMocks());

it("the message of a defect says what failed, and nothing about the cause", () => {
  const { name, message, stack, status, statusCode } = defect;
  expect({ name, message, stack, status, statusCode, cause: defect.cause }).toEqual({
    name: "ServerDefect",
    message: "the lookup failed",
    stack: "ServerDefect: the lookup failed",
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
  expect(guarded("the lookup", () => 1)).toBe(1);
  expect(() => guarded("the lookup", failing)).toThrow(defect);
});

const throwing = new Proxy(new Error("secret"), {
  getPrototypeOf: () => {
    throw cause;
  },
});

it.each<[string, unknown, unknown]>([
  ["the cause of a defect", defect, cause],
  ["a defect whose cause is not an error", new ServerDefect("the lookup", "secret"), new ServerDefect("the lookup", 1)],
  ["a defect whose cause throws", new ServerDefect("the lookup", throwing), new ServerDefect("the lookup", 1)],
  ["another error", cause, cause],
])("%s is reported", (_, error, reported) => {
  const report = vi.fn();
  reportSafely(report, error);
  expect(report.mock.calls.map(([told]) => String(told))).toEqual([String(reported)]);
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
