import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveContext } from "../../src/context/resolved-context.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { RuleChecker } from "../../src/engine/rule-checker.js";
import { type Context, RuleDefect, validateCreate, validateUpdate } from "../../src/index.js";
import { segmentNamed } from "../../src/rules/filter/segment-named.js";
import { registry } from "../../src/rules/index.js";
import type { RuleContext } from "../../src/rules/rule-context.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { customKeyPrefixed } from "../../src/rules/utm/custom-key-prefixed.js";
import { annotated, manualData } from "../support/gmail.js";
import { frozen } from "../support/json.js";
import { newRules } from "../support/new-rules.js";
import { pushRequest } from "../support/test-rule.js";

/** A context that no test has used before, so that its active rules have the replaced check. */
const context = () => ({ features: [], customRules: newRules() });

afterEach(() => vi.restoreAllMocks());

describe("a rule that throws", () => {
  const cause = new Error("an error in our own code");

  it("causes a RuleDefect that names the rule", () => {
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

  it("causes no RuleDefect if it is turned off", () => {
    vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      throw cause;
    });
    expect(validateCreate(pushRequest(), { ...context(), rules: { "schedule.start-time-required": "off" } }).ok).toBe(
      true,
    );
  });

  it("causes no RuleDefect if reading the request threw", () => {
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
  /** The return values of twelve reports. */
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
    // Errors may be in the same places.
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

describe("a rule that has enough findings", () => {
  it("is not run again", () => {
    const check = vi.spyOn(segmentNamed, "check");
    const filters = Array.from({ length: 9 }, () => ({ filter_type: "custom_segments" }));
    const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "or", filters } });
    validateCreate(body, { ...context(), bounds: { maxViolations: 2 } });
    // Two findings, one more to know that there are others, and one to notice that these are enough.
    expect(check).toHaveBeenCalledTimes(4);
  });
});

describe("a rule about a component", () => {
  it.each([
    [{}, 0],
    [{ utm_params: { utm_source: "s", utm_medium: "m" } }, 1],
  ])("runs only on a request with the component: on one with %j it runs %i times", (changes, times) => {
    const check = vi.spyOn(customKeyPrefixed, "check");
    validateCreate(pushRequest(changes), context());
    expect(check).toHaveBeenCalledTimes(times);
  });
});

describe("a report", () => {
  it("is ignored after the check has ended", () => {
    let late: ((place: string[], params: { deliveryType: string }) => boolean) | undefined;
    vi.spyOn(startTimeRequired, "check").mockImplementation((_, report) => {
      late = report as typeof late;
    });
    expect(validateCreate(pushRequest(), context()).ok).toBe(true);
    expect(late?.(["channel"], { deliveryType: "ASAP" })).toBe(false);
  });
});

describe("the depth of a request", () => {
  const { levels, features, ...rest } = resolveContext({});
  const rules = new ActiveRules(registry, { levels, features, customRules: [] }, false);
  const overflow = new RangeError("Maximum call stack size exceeded");

  it.each<[maxDepth: number, error: Error, isHalved: boolean, depth: number]>([
    [200, overflow, true, 100],
    [31, overflow, true, 15],
    [16, overflow, true, 8],
    [15, overflow, false, 15],
    [200, new RangeError("too long"), false, 200],
    [15, new RangeError("too long"), false, 15],
  ])("of %i after the %s is halved: %s", (maxDepth, error, isHalved, depth) => {
    const checker = new RuleChecker(rules);
    checker.use({ ...rest, maxDepth });
    expect([checker.halveDepth(error), checker.maxDepth, checker.canHalveDepth]).toEqual([isHalved, depth, depth > 15]);
  });
});

describe("the arguments of a rule", () => {
  it("include the operation and the channel", () => {
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

  it("include the request itself, which is valid where the rule reads it", () => {
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
  it.each<[context: Context, found: string[]]>([
    [{ features: [] }, ["audience-limit.feature-enabled"]],
    [{ features: [], rules: { "audience-limit.feature-enabled": "warning" } }, ["audience-limit.limit-required"]],
  ])("does so only if it reports an error itself: %j", (settings, found) => {
    const body = pushRequest({ campaign_audience_limit: { is_campaign_audience_limit_enabled: true } });
    expect(validateCreate(body, settings).violations.map(({ rule }) => rule)).toEqual(found);
  });

  it("does not silence others if it is unknown whether the workspace has its feature", () => {
    const sender_logo = "https://cdn.example.com/logo.png";
    const product_carousel = { type: "PRODUCT_SET", manual_data: manualData() };
    const settings = { rules: { "workspace.features-known": "error", "gmail.carousel-data-used": "error" } } as const;
    const { violations } = validateCreate(annotated({ sender_logo, product_carousel }), settings);
    expect(violations.map(({ rule }) => rule)).toEqual([
      "gmail.product-set-data-required",
      "gmail.carousel-data-used",
      "workspace.features-known",
    ]);
  });

  it("still silences others when it has enough findings", () => {
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
