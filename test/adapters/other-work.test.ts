import { afterEach, describe, expect, it, vi } from "vitest";
import { otherWork } from "../../src/adapters/other-work.js";
import { updateInput } from "../support/requests.js";
import { ask } from "./ask.js";
import { frameworks, type Running } from "./servers.js";

let server: Running | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
});

describe.each(Object.entries(frameworks))("%s", (_, start) => {
  /** The events after a body of this size is parsed, in order. */
  async function eventsAfterParsing(size: number): Promise<string[]> {
    const events: string[] = [];
    const text = '{"status":"PUBLISH"}'.padEnd(size);
    const parse = JSON.parse;
    vi.spyOn(JSON, "parse").mockImplementation((json: string, reviver) => {
      if (json === text) setImmediate(() => events.push("other work"));
      return parse(json, reviver) as unknown;
    });
    const context = () => {
      events.push("validation");
      return {};
    };
    server = await start({ context, report: () => undefined, largest: 1_000_000 });
    expect(await ask(server, updateInput({ body: text }))).toMatchObject({ status: 200 });
    return events;
  }

  it("does other work between parsing and validating a large body", async () => {
    expect(await eventsAfterParsing(100_001)).toEqual(["other work", "validation"]);
  });

  it("validates other bodies without a wait", async () => {
    expect(await eventsAfterParsing(100_000)).toEqual(["validation", "other work"]);
  });
});

it("otherWork does not wait for timers that a test fakes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await otherWork(100_001);
  vi.useRealTimers();
});
