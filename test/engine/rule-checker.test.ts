import { afterEach, describe, expect, it, vi } from "vitest";
import { type Context, RuleDefect, validateCreate, validateUpdate } from "../../src/index.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { annotated, manualData } from "../support/gmail.js";
import { frozen } from "../support/json.js";
import { newRules } from "../support/new-rules.js";
import { pushRequest } from "../support/test-rule.js";

/** One that no test has used before, so that its active rules have the replaced check. */
const context = () => ({ features: [], customRules: newRules() });

afterEach(() => vi.restoreAllMocks());

describe("a rule that throws", () => {
  const cause = new Error("a slip of ours");

  it("is a defect that names the rule", () => {
    vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      throw cause;
    });
    const validate = () => validateCreate(frozen(pushRequest()), context());
    expect(validate).toThrow(RuleDefect);
    const message = "the rule schedule.start-time-required failed; this is a defect of the rule, not of the request";
    expect(validate).toThrow(
      expect.objectContaining({ name: "RuleDefect", message, rule: "schedule.start-time-required", cause }),
    );
  });

  it("is not a defect if it is turned off", () => {
    vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      throw cause;
    });
    expect(validateCreate(pushRequest(), { ...context(), rules: { "schedule.start-time-required": "off" } }).ok).toBe(
      true,
    );
  });

  it("is not a defect if reading the request threw", () => {
    let reads = 0;
    const scheduling_details = {
      get delivery_type() {
        if (reads++ > 0) throw cause;
        return "AT_FIXED_TIME";
      },
    };
    const { violations } = validateCreate({ ...(pushRequest() as object), scheduling_details });
    expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      "structure.unreadable scheduling_details.delivery_type",
    ]);
  });
});

describe("a rule that reports a param that is neither a string nor a number", () => {
  it.each<[place: unknown[], params: object]>([
    [[{}], {}],
    [["channel"], { deliveryType: {} }],
  ])("has read a value that changed meanwhile: %j, %j", (place, params) => {
    vi.spyOn(startTimeRequired, "check").mockImplementation((_, report) => {
      report(place as string[], params as { deliveryType: string });
    });
    const cause = new TypeError("a value changed its type while it was read");
    expect(() => validateCreate(pushRequest(), context())).toThrow(expect.objectContaining({ cause }));
  });
});

describe("whether a rule should continue to report", () => {
  /** What is answered to each of twelve reports. */
  function answersTo(place: readonly string[], validate: () => unknown): boolean[] {
    const answers: boolean[] = [];
    vi.spyOn(startTimeRequired, "check").mockImplementation((_, report) => {
      for (let count = 0; count < 12; count++) answers.push(report(place, { deliveryType: "ASAP" }));
    });
    validate();
    return answers;
  }

  it.each<[level: "error" | "warning", maxViolations: number, room: number]>([
    ["error", 1, 2],
    ["error", 4, 5],
    // Errors may stand in the same places.
    ["warning", 1, 8],
  ])("is answered for an %s and a bound of %i: there is room for %i", (level, maxViolations, room) => {
    const settings: Context = {
      ...context(),
      bounds: { maxViolations },
      rules: { "schedule.start-time-required": level },
    };
    const answers = answersTo(["channel"], () => validateCreate(pushRequest(), settings));
    expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index < room));
  });

  it("is yes if the result depends on the stored campaign", () => {
    const patch = { scheduling_details: { delivery_type: "AT_FIXED_TIME" } };
    const settings: Context = { ...context(), bounds: { maxViolations: 1 }, policies: { merge: "member" } };
    const answers = answersTo(["scheduling_details", "start_time"], () => {
      const { ok, skipped } = validateUpdate(patch, settings);
      expect(ok).toBe(true);
      expect(skipped).toContainEqual({ rule: "schedule.start-time-required", reason: "unknown" });
    });
    expect(answers).toEqual(new Array(12).fill(true));
  });
});

describe("the arguments of a rule", () => {
  it("is the operation and the channel", () => {
    const told: Partial<RuleContext>[] = [];
    vi.spyOn(startTimeRequired, "check").mockImplementation((_, __, { operation, channel }) => {
      told.push({ operation, channel });
    });
    validateCreate(pushRequest(), context());
    validateUpdate({ channel: "EMAIL", scheduling_details: { delivery_type: "ASAP" } }, context());
    expect(told).toEqual([
      { operation: "create", channel: "PUSH" },
      { operation: "update", channel: "EMAIL" },
    ]);
  });

  it("is the request itself, sound where the rule reads it", () => {
    const check = vi.spyOn(startTimeRequired, "check");
    const body = pushRequest();
    validateCreate(body, context());
    expect(check).toHaveBeenCalledTimes(1);
    expect(check.mock.calls[0]?.[0]).toBe(body);
    validateCreate(pushRequest({ "scheduling_details.delivery_type": "NOW" }), context());
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe("a rule that silences others", () => {
  it("continues to do so after enough findings", () => {
    const sender_logo = "https://cdn.example.com/logo.png";
    const product_carousel = { type: "PRODUCT_SET", manual_data: manualData() };
    const email = { gmail_annotations: { sender_logo, product_carousel } };
    const locales = ["fr", "de", "it", "es"];
    const content = Object.fromEntries(locales.map((locale) => [locale, { email }]));
    const body = annotated({}, { campaign_content: { locales, content } });
    const rules = { "gmail.carousel-data-used": "warning" } as const;
    const { violations, warnings } = validateCreate(body, { ...context(), rules, bounds: { maxViolations: 1 } });
    expect(violations.map(({ rule }) => rule)).toEqual(["gmail.product-sets-enabled"]);
    expect(warnings).toEqual([]);
  });
});
