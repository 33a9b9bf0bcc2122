import { describe, expect, it } from "vitest";
import { type RequestOptions, scenesOf } from "../../src/arbitraries/scene.js";
import type { Feature } from "../../src/index.js";

describe("the kinds of requests", () => {
  it("are one for Push and two for Email, for each delivery type", () => {
    const kinds = (options: RequestOptions) =>
      scenesOf(options).map(({ channel, deliveryType, contentType }) => [channel, deliveryType, contentType]);
    expect(kinds({ deliveryType: "PERIODIC" })).toEqual([
      ["PUSH", "PERIODIC", undefined],
      ["EMAIL", "PERIODIC", "TRANSACTIONAL"],
      ["EMAIL", "PERIODIC", "PROMOTIONAL"],
    ]);
    expect(kinds({ channel: "PUSH" })).toHaveLength(7);
    expect(kinds({ channel: "EMAIL" })).toHaveLength(2 * 4);
  });

  it.each<[string, Feature[] | undefined, boolean, boolean, boolean]>([
    ["has", ["QUEUING"], false, true, true],
    ["has, with lint", ["QUEUING"], true, true, true],
    ["lacks", [], false, false, false],
    ["lacks, with lint", [], true, false, false],
    ["may have", undefined, false, true, false],
    ["may have, with lint", undefined, true, false, true],
  ])("may use, and must have, the members of a feature that the workspace %s", (_, features, lint, allows, demands) => {
    const [scene] = scenesOf({ features, lint });
    expect(scene?.allows("QUEUING")).toBe(allows);
    expect(scene?.demands("QUEUING")).toBe(demands);
    expect(scene?.tidy).toBe(lint);
  });
});
