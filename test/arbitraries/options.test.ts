import { expect, it } from "vitest";
import * as arbitraries from "../../src/arbitraries/index.js";

/** Functions with a rule or a number as argument, and without options. */
const withoutOptions = ["faultyRequest", "faultyRequests", "faultyUpdate", "faultyWholeRequest"];

/** A misspelt option of each kind of function, and the message after saying that the option is unknown. */
const misspelt: Readonly<Record<string, readonly [option: string, message: string]>> = {
  update: ["isknown", 'unknown option "isknown"; did you mean "isKnown"?'],
  wholeRequest: ["operations", 'unknown option "operations"; did you mean "operation"?'],
  hostileValue: ["JSON", 'unknown option "JSON"; did you mean "json"?'],
};

const functions = Object.entries<unknown>(arbitraries).filter(([name]) => !withoutOptions.includes(name));

it.each<[name: string, make: () => unknown, message: string]>([
  ["hostileValue", () => arbitraries.hostileValue({ json: 1 as never }), "json must be true or false"],
  ["update", () => arbitraries.update({ isKnown: 1 as never }), "isKnown must be true or false"],
  ["update", () => arbitraries.update({ state: "STOPPED" }), 'no update is valid in the state "STOPPED"'],
  ["update", () => arbitraries.update({ state: "PAUSED" as never }), 'unknown state "PAUSED"'],
])("%s says which option has a wrong value", (_, make, message) => {
  expect(make).toThrow(new TypeError(message));
});

it.each(functions)("%s suggests the right name for a misspelt option", (name, draw) => {
  const [option, message] = misspelt[name] ?? ["chanel", 'unknown option "chanel"; did you mean "channel"?'];
  expect(() => (draw as (options: unknown) => unknown)({ [option]: undefined })).toThrow(new TypeError(message));
});
