import { describe, expect, it } from "vitest";
import { triggerCondition } from "../../src/arbitraries/index.js";
import { after, choices, combinations, membersOf, type Value } from "../support/drawn-choices.js";

const PUSH = { channel: "PUSH" } as const;
const EMAIL = { channel: "EMAIL" } as const;
const LINT = { lint: true } as const;

describe("trigger conditions", () => {
  const lengths = ["trigger_delay_value", "trigger_delay_granularity"];
  const WINDOW = "intelligent_delay_optimization";
  const relations = ["AFTER", "BEFORE", "undefined"];

  it.each([PUSH, EMAIL, { ...PUSH, ...LINT }, { ...EMAIL, ...LINT }])(
    "combine each delay and relation: %j",
    (options) => {
      const of = (value: Value) => [`${value["trigger_delay_type"]} ${value["trigger_relation"]}`];
      const delays = ["ASAP", "undefined", ...(options.channel === "PUSH" ? ["INTELLIGENT_DELAY"] : [])];
      const all = [...delays.flatMap((delay) => after(delay, relations)), "DELAY AFTER", "DELAY BEFORE"];
      expect(choices(triggerCondition, options, of)).toEqual(all.sort());
    },
  );

  it("name the attribute that they come before, and otherwise sometimes have a name", () => {
    const of = ({ trigger_relation, trigger_attr: attribute }: Value) => {
      return [`${trigger_relation} ${attribute === undefined ? "absent" : membersOf(attribute, "name")}`];
    };
    const others = ["AFTER", "undefined"].flatMap((relation) => after(relation, ["", "absent", "name"]));
    expect(choices(triggerCondition, {}, of)).toEqual([...others, "BEFORE name"].sort());
  });

  it("have the members that their delay requires, and with lint no unused ones", () => {
    const of = (value: Value) => [`${value["trigger_delay_type"]} ${membersOf(value, ...lengths, WINDOW)}`];
    const [both, any] = [lengths.join(" "), combinations(...lengths, WINDOW)];
    const withWindow = combinations(...lengths).map((some) => (some === "" ? WINDOW : `${some} ${WINDOW}`));
    expect(choices(triggerCondition, PUSH, of)).toEqual(
      [
        ...after("undefined", any),
        ...after("ASAP", any),
        ...after("DELAY", [both, `${both} ${WINDOW}`]),
        ...after("INTELLIGENT_DELAY", withWindow),
      ].sort(),
    );
    expect(choices(triggerCondition, { ...PUSH, ...LINT }, of)).toEqual(
      [...after("undefined", any), "ASAP ", `DELAY ${both}`, `INTELLIGENT_DELAY ${WINDOW}`].sort(),
    );
  });

  it("have windows with any units, with lint in order", () => {
    const of = ({ [WINDOW]: window }: Value) => {
      const { min_delay_granularity: least, max_delay_granularity: most } = (window ?? {}) as Value;
      return least === undefined || most === undefined ? [] : [`${least} ${most}`];
    };
    const all = ["HOURS", "MINUTES"].flatMap((least) => after(least, ["DAYS", "HOURS"]));
    expect(choices(triggerCondition, PUSH, of)).toEqual(all);
    expect(choices(triggerCondition, { ...PUSH, ...LINT }, of)).toEqual(["HOURS DAYS", "HOURS HOURS", "MINUTES HOURS"]);
  });
});
