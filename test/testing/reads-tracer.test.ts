import { describe, expect, it } from "vitest";
import type { Reads, Rule } from "../../src/rules/rule.js";
import { ReadsTracer } from "../../src/testing/reads-tracer.js";

interface Request {
  readonly channel: string;
  readonly basic_details: { readonly name: string; readonly tags: string[]; readonly team?: string };
  readonly empty: null;
}

/** The reads that are recorded while a request is read. */
function noted(reads: Reads, read: (request: Request) => unknown, scope: Rule["scope"] = "request") {
  const tracer = new ReadsTracer({ scope, reads });
  const basic_details = { name: "Hello", tags: ["a", "b"] };
  const value = read(tracer.input({ channel: "PUSH", basic_details, empty: null }) as Request);
  return { undeclared: Object.fromEntries(tracer.undeclared), value };
}

const ofName: Reads = { values: ["basic_details.name"] };

describe("a tracer of reads", () => {
  it.each(["request", "PUSH", "EMAIL"] as const)("shows the request to a rule of the scope %s", (scope) => {
    expect(noted({ values: ["channel"] }, (request) => request.channel, scope)).toEqual({
      undeclared: {},
      value: "PUSH",
    });
  });

  it("shows null where a container is declared", () => {
    expect(noted({ presence: ["empty.name"] }, (request) => request.empty)).toEqual({ undeclared: {}, value: null });
  });

  it("records the question for an element as a read of the number of entries", () => {
    const has = ({ basic_details }: Request) => 0 in basic_details.tags;
    expect(noted({ presence: ["basic_details.tags"] }, has)).toEqual({
      undeclared: { "basic_details.tags": "keys" },
      value: true,
    });
  });

  it.each<[string, (details: object) => unknown, unknown]>([
    ["whether a symbol is in it", (details) => Symbol.iterator in details, false],
    ["whether a symbol is its own", (details) => Object.hasOwn(details, Symbol.iterator), false],
    ["whether an inherited name is in it", (details) => "toString" in details, true],
    ["whether an inherited name is its own", (details) => Object.hasOwn(details, "toString"), false],
    ["its prototype", (details) => details.toString === Object.prototype.toString, true],
  ])("records nothing if an object is asked %s", (_, read, value) => {
    expect(noted(ofName, ({ basic_details }) => read(basic_details))).toEqual({ undeclared: {}, value });
  });

  it("records reads through a descriptor", () => {
    const tagsOf = (request: Request) => {
      const details = Object.getOwnPropertyDescriptor(request, "basic_details")?.value as { tags: string[] };
      return details.tags;
    };
    expect(noted(ofName, tagsOf)).toEqual({ undeclared: { "basic_details.tags": "values" }, value: ["a", "b"] });
  });

  it("finds no descriptor of a member that is missing", () => {
    const descriptorOf = ({ basic_details }: Request) => Object.getOwnPropertyDescriptor(basic_details, "team");
    expect(noted({ presence: ["basic_details.team"] }, descriptorOf)).toEqual({ undeclared: {}, value: undefined });
  });

  it("records a read of the value if both value and presence are read, in either order", () => {
    const ask = (request: Request) => "channel" in request;
    const read = (request: Request) => request.channel;
    const values = { channel: "values" };
    expect(noted(ofName, (request) => [ask(request), read(request)]).undeclared).toEqual(values);
    expect(noted(ofName, (request) => [read(request), ask(request)]).undeclared).toEqual(values);
  });
});
