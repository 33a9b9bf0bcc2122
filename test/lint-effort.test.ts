import { afterEach, describe, expect, it, vi } from "vitest";
import { createValidator } from "../src/index.js";
import { startTimeRequired } from "../src/rules/schedule/start-time-required.js";
import * as distances from "../src/structure/edit-distance.js";
import { newRules } from "./support/new-rules.js";
import { pushRequest } from "./support/test-rule.js";

vi.mock(import("../src/structure/edit-distance.js"), async (original) => {
  const { editDistance, ...others } = await original();
  return { ...others, editDistance: vi.fn(editDistance) };
});

afterEach(() => vi.clearAllMocks());

type Members = Record<string, unknown>;

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** The name with two of its letters replaced, differently for each index. */
const nearTo = (name: string, index: number) => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const at = index % name.length;
  const swapped = name.slice(0, at) + letters[Math.floor(index / name.length) % 26] + name.slice(at + 1);
  return `${swapped}${letters[Math.floor(index / 500) % 26]}`;
};

const linting = createValidator({ lint: true, bounds: { maxViolations: 100_000 } });

/** How many pairs of names are compared letter by letter when a body with this many unknown members is linted. */
function comparisonsFor(count: number): number {
  const unknown = Object.fromEntries(times(count, (index) => [nearTo("segmentation_details", index), 1]));
  vi.mocked(distances.editDistance).mockClear();
  linting.create({ ...(pushRequest() as Members), ...unknown });
  return vi.mocked(distances.editDistance).mock.calls.length;
}

describe("linting", () => {
  it("compares names of unknown members up to a bound, however many there are", () => {
    const few = comparisonsFor(100);
    expect(few).toBeGreaterThan(100);
    const [many, twice] = [comparisonsFor(4000), comparisonsFor(8000)];
    expect(many).toBeLessThan(3000);
    expect(twice).toBeLessThanOrEqual(many + 1);
  });

  it("compares the same unknown name once, however often it occurs", () => {
    const filters = (count: number) =>
      times(count, () => ({ filter_type: "custom_segments", id: "a", filtertyp: 1 }) as Members);
    const comparisons = [1, 500].map((count) => {
      vi.mocked(distances.editDistance).mockClear();
      linting.create(
        pushRequest({ "segmentation_details.included_filters": { filter_operator: "and", filters: filters(count) } }),
      );
      return vi.mocked(distances.editDistance).mock.calls.filter(([from]) => from === "filtertyp").length;
    });
    // To distinguish a misspelling from a similar name takes one more comparison for each.
    expect(comparisons[0]).toBeGreaterThan(0);
    expect(comparisons[1]).toBeLessThanOrEqual((comparisons[0] as number) + 1000);
  });
});

describe("the fixes of misplaced members", () => {
  /** How often a rule about the request runs when a body with misplaced members and this many filters is linted. */
  function runsFor(filters: number): number {
    const check = vi.spyOn(startTimeRequired, "check");
    const misplaced = Object.fromEntries(
      ["bypass_dnd", "ignore_frequency_capping", "count_for_frequency_capping"].map((name) => [name, true]),
    );
    const included_filters = {
      filter_operator: "and",
      filters: times(filters, () => ({ filter_type: "custom_segments", id: "a" })),
    };
    const body = pushRequest({
      ...misplaced,
      "segmentation_details.included_filters": included_filters,
      "scheduling_details.delivery_type": "AT_FIXED_TIME",
    });
    createValidator({ lint: true, customRules: newRules() }).create(body);
    const runs = check.mock.calls.length;
    check.mockRestore();
    return runs;
  }

  it("are tested one by one in a small body", () => {
    expect(runsFor(1)).toBe(4);
  });

  it("are not tested in a large body, which would be validated each time", () => {
    expect(runsFor(5000)).toBe(1);
  });
});
