import { describe, expect, it } from "vitest";
import { NearestNames } from "../../src/engine/nearest-names.js";

const ours = ["platforms", "campaign_delivery_type"];
const others = ["platform_list", "name"];

describe("the name that was meant", () => {
  it("is found in each list of names, again and again", () => {
    const names = new NearestNames();
    const found = () => [names.of("platfroms", ours), names.of("platfroms", others), names.of("nmae", others)];
    expect(found()).toEqual(["platforms", undefined, "name"]);
    expect(found()).toEqual(["platforms", undefined, "name"]);
  });

  it("remains known when the effort is used up, but no new name is looked up", () => {
    const names = new NearestNames();
    expect(names.of("platfroms", ours)).toBe("platforms");
    // Each of these keys costs effort, and together they cost more than one validation may spend.
    const keys = Array.from({ length: 2000 }, (_, index) => `campaign_delivery_${String(index).padStart(4, "t")}`);
    const short = Array.from({ length: 90 }, (_, index) => `platfor${index + 10}`);
    for (const key of [...keys, ...short]) names.of(key, ours);
    expect([names.of("platfroms", ours), names.of("platfrms", ours)]).toEqual(["platforms", undefined]);
    expect(new NearestNames().of("platfrms", ours)).toBe("platforms");
  });
});
