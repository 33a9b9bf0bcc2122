import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import * as engine from "../../src/index.js";
import { budget } from "../support/budget.js";
import { attemptsOn, type Entries } from "./attempts.js";
import { places, planted, valid } from "./campaigns.js";
import { corpus } from "./corpus.js";
import { entries } from "./entries.js";
import { changedValues, every, examine, hostOf, placesFor } from "./examine.js";

const attempts = attemptsOn(entries);
const host = hostOf(entries, runInNewContext("JSON.parse") as (text: string) => unknown);

/** Only functions take values. */
function callable(module: object): string[] {
  return Object.entries(module)
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => name);
}

describe("the attempts cover", () => {
  it("every entry of the package", () => {
    // Entries for servers get their input over HTTP, and are tested that way.
    const overHttp = ["./fastify", "./hono", "./express"];
    // The entry for configurations only returns one, which the command line reads. That for files has its own tests.
    const others = ["./config", "./files", "./config.schema.json", "./package.json"];
    const names = Object.keys(manifest.exports).filter((name) => ![...overHttp, ...others].includes(name));
    expect(Object.keys(entries).sort()).toEqual(names.map((name) => name.replace(/^\./u, "campaign-rules")).sort());
  });

  it.each(Object.keys(entries) as (keyof Entries)[])("every function of %s", (entry) => {
    const tried = Object.entries(attempts[entry]).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
    expect(tried.sort()).toEqual(callable(entries[entry]).sort());
  });

  it("every method of a validator", () => {
    const named = attempts["campaign-rules"]["createValidator"]?.map(({ name }) => name);
    for (const method of Object.keys(engine.createValidator({}))) expect(named).toContain(method);
  });
});

it("the campaigns are accepted without planted values, and have all the places", () => {
  for (const { body, context } of Object.values(valid)) {
    expect(engine.validateCreate(body, context as engine.Context).violations).toEqual([]);
  }
  for (const [campaign, place] of places) {
    expect(planted(campaign, place, Symbol.for("planted"))).not.toEqual(valid[campaign].body);
  }
});

it("every value is tried at every place in a body", () => {
  const turns = [...every(attempts)].flatMap(([, , { role }, turn]) => (role === "body" ? [turn] : []));
  expect(new Set(turns).size).toBe(turns.length);
  for (const [ordinal, value] of corpus(host).entries()) {
    const seen = new Set(turns.flatMap((turn) => placesFor(value, ordinal, turn)));
    expect(seen.size, value[0]).toBe(places.length);
  }
});

describe.each(Object.keys(entries))("hostile values in %s", (entry) => {
  const own = [...every(attempts)].filter(([of]) => of === entry);

  it.each(own.map(([, name, attempt, turn]) => [name, attempt.name, attempt, turn] as const))(
    "%s: %s",
    (_, __, attempt, turn) => {
      const { calls, problems } = examine(attempt, host, turn);
      expect(problems).toEqual([]);
      expect(calls).toBeGreaterThan(budget(100, 150));
    },
  );
});

it("no attempt has changed a heavy value", () => {
  expect(changedValues()).toEqual([]);
});
