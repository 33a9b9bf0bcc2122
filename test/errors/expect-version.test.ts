import { describe, expect, it } from "vitest";
import { expectVersion } from "../../src/errors/expect-version.js";

const check = (version: string | undefined) => () => expectVersion("fastify", "Fastify", 5, version);

describe("a library", () => {
  it.each(["5.0.0", "5.12.8", "6.0.0-alpha.1", "10.0.0"])("of version %s is new enough", (version) => {
    expect(check(version)).not.toThrow();
  });

  it.each([
    ["4.29.1", "4.29.1"],
    ["", ""],
    [undefined, "an older one"],
  ])("of version %s is too old", (version, found) => {
    expect(check(version)).toThrow(
      new TypeError(`campaign-rules/fastify needs Fastify 5 or later, but found ${found}`),
    );
  });
});
