import { describe, expect, it } from "vitest";
import { resolveContext } from "../../src/context/resolved-context.js";
import { ActiveRule } from "../../src/engine/active-rule.js";
import { type Finding, FindingList } from "../../src/engine/finding.js";
import { type RegisteredRule, type RuleId, registry } from "../../src/rules/index.js";

function active(id: RuleId, severity: "error" | "warning" = "error"): ActiveRule {
  return new ActiveRule(registry.find((rule) => rule.id === id) as RegisteredRule, 0, false, severity, false);
}

const START = "schedule.start-time-required";
const AUTHORIZED = "request.authorized";

describe("the severity of a finding", () => {
  const { exceptions } = resolveContext({
    exceptions: [
      { rule: START, path: "a", level: "warning" },
      { rule: START, path: "b", level: "off" },
    ],
  });

  it.each<[RuleId, place: string, severity: string]>([
    [START, "a", "warning"],
    [START, "b", "off"],
    [START, "c", "error"],
    ["control-group.percentage-required", "a", "error"],
  ])("of %s at %s is %s with exceptions, and that of the rule without them", (id, place, severity) => {
    const list = new FindingList();
    expect(list.severityOf(active(id), [place])).toBe("error");
    list.use(1, exceptions);
    expect(list.severityOf(active(id), [place])).toBe(severity);
  });

  it("of a rule with its own status ignores exceptions", () => {
    const list = new FindingList();
    list.use(1, { levelOf: () => "off" } as unknown as typeof exceptions);
    expect([START, AUTHORIZED].map((id) => list.severityOf(active(id as RuleId), []))).toEqual(["off", "error"]);
  });
});

describe("a list of findings", () => {
  const findings = (rule: ActiveRule) => Array.from({ length: 12 }, () => ({ rule }) as Finding);

  it.each([
    ["error", 3],
    ["warning", 12],
  ] as const)("of a rule at the level %s keeps %i findings for a bound of 2", (severity, most) => {
    const list = new FindingList();
    list.use(2, undefined);
    const [first, second] = [active(START, severity), active(AUTHORIZED, severity)];
    expect(list.findings).toEqual([]);
    expect(findings(first).map((finding) => list.add(finding))).toEqual(
      findings(first).map((_, index) => index < most),
    );
    expect(list.add({ rule: first } as Finding)).toBe(false);
    expect([list.hasEnoughOf(first), list.hasEnoughOf(second)]).toEqual([true, false]);
    expect(list.add({ rule: second } as Finding)).toBe(true);
    expect(list.findings).toHaveLength(most + 1);
    list.clear();
    expect([list.findings, list.hasEnoughOf(first), list.add({ rule: first } as Finding)]).toEqual([
      [{ rule: first }],
      false,
      true,
    ]);
  });

  it("does not change after it was returned", () => {
    const list = new FindingList();
    list.add({ rule: active(START) } as Finding);
    const { findings } = list;
    list.clear();
    expect([findings.length, list.findings]).toEqual([1, []]);
  });
});
