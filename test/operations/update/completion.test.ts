import { describe, expect, it } from "vitest";
import { type UpdateContext, type UpdateResult, validateUpdate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { patched } from "../../support/json-patch.js";
import { factsOf, type Members, storedEmail, storedPush, updating } from "../../support/updates.js";

const fixesOf = ({ violations }: UpdateResult) => violations.map(({ path, fix }) => [path, fix]);

function updated(patch: Members, stored: Members, more: UpdateContext = {}): UpdateResult {
  return validateUpdate(frozen(structuredClone(patch)), updating("DRAFT", frozen(structuredClone(stored)), more));
}

const add = (path: string, value: unknown) => [{ op: "add", path, value }];

describe("all fixes together complete an object", () => {
  const stored = storedPush();

  it.each<[name: string, patch: Members, stored: Members]>([
    ["the name of a campaign alone", { basic_details: { name: "Sale" } }, stored],
    ["empty components", { basic_details: {}, campaign_content: {}, scheduling_details: {}, utm_params: {} }, stored],
    ["an empty connector", { connector: {} }, storedEmail()],
  ])("%s", (_, patch, body) => {
    const { violations } = updated(patch, body);
    const fixes = violations.flatMap(({ fix }) => fix ?? []);
    expect(fixes.map(({ path }) => path)).toEqual(violations.map(({ pointer }) => pointer));
    for (const operations of [fixes, fixes.toReversed()]) {
      expect(factsOf(updated(patched(patch, operations) as Members, body))).toEqual([]);
    }
  });

  it("a locked member that the patch removes from an active campaign is restored", () => {
    const start_time = "2026-10-05T07:00:00";
    const scheduled = storedPush({ scheduling_details: { delivery_type: "ASAP", start_time } });
    const patch = { scheduling_details: { delivery_type: "ASAP" } };
    const fix = add("/scheduling_details/start_time", start_time);
    expect(validateUpdate(patch, updating("ACTIVE", scheduled)).violations).toMatchObject([
      { rule: "update.start-time-unchanged", params: { storedHasValue: true }, origin: "request", fix },
    ]);
  });
});

describe("deeper down", () => {
  const stored = storedPush({
    "trigger_condition.trigger_relation": "BEFORE",
    "trigger_condition.trigger_attr": { name: "Due" },
  });
  const parent = "/trigger_condition/trigger_attr";

  it.each([
    ["the member is added if its parent is sent", { trigger_attr: {} }, add(`${parent}/name`, "Due")],
    ["the whole parent is added if it is not sent", {}, add(parent, { name: "Due" })],
  ])("%s", (_, sent, fix) => {
    const patch = { trigger_condition: { trigger_relation: "BEFORE", ...sent } };
    expect(fixesOf(updated(patch, stored))).toEqual([["trigger_condition.trigger_attr.name", fix]]);
  });

  it("an entry of an array does not count as the stored one with the same index", () => {
    const audience = (filter: Members) => ({
      segmentation_details: { included_filters: { filter_operator: "and", filters: [filter] } },
    });
    const action = { filter_type: "actions" };
    const body = storedPush(audience({ ...action, action_name: "Trip Booked" }));
    const { violations } = updated(audience(action), body);
    expect(violations).toMatchObject([{ rule: "structure.required", params: { storedHasValue: true } }]);
    expect(violations[0]?.message).not.toContain("Trip Booked");
    expect(violations[0]).not.toHaveProperty("fix");
  });
});

describe("a member that the patch may have under another name, or elsewhere, is not restored", () => {
  const included_filters = { filter_operator: "and", filters: [{ filter_type: "actions", action_name: "Booked" }] };
  const stored = storedPush({
    segmentation_details: { included_filters },
    "utm_params.utm_team": "growth",
    "trigger_condition.trigger_relation": "BEFORE",
    "trigger_condition.trigger_attr": { name: "Due" },
  });
  const at = (...names: string[]): Members => names.reduce((value, name) => value[name] as Members, stored as Members);
  const without = (component: string, name: string) =>
    Object.fromEntries(Object.entries(at(component)).filter(([key]) => key !== name));
  const push = { android: at("campaign_content", "content", "push", "android") };

  it.each<[where: string, patch: Members, moved: [from: string, to: string] | undefined]>([
    ["in other case", { basic_details: { ...without("basic_details", "name"), Name: "New" } }, ["Name", "name"]],
    [
      "without separators",
      { scheduling_details: { ...without("scheduling_details", "delivery_type"), deliveryType: "ASAP" } },
      ["deliveryType", "delivery_type"],
    ],
    [
      "misspelt",
      { segmentation_details: { included_filter: { ...included_filters, filter_operator: "or" } } },
      ["included_filter", "included_filters"],
    ],
    [
      "or misspelt instead of another one that makes it needless",
      { segmentation_details: { is_all_users_campaign: true } },
      ["is_all_users_campaign", "is_all_user_campaign"],
    ],
    [
      "under a similar name",
      { basic_details: { ...without("basic_details", "platforms"), platfroms_list: [] } },
      undefined,
    ],
    ["in a component that is one level short", { campaign_content: { push } }, undefined],
    ["in content without its channel", { campaign_content: { content: push } }, undefined],
    [
      "among custom UTM keys, misspelt",
      { utm_params: { utm_sorce: "site", utm_medium: "x", utm_campaign: "y" } },
      undefined,
    ],
    [
      "among custom UTM keys",
      { utm_params: { source: "site", utm_medium: "x", utm_campaign: "y", utm_team: "growth" } },
      undefined,
    ],
    [
      "in an object that may have any members",
      { trigger_condition: { ...at("trigger_condition"), trigger_attr: { attribute: "Start" } } },
      undefined,
    ],
    [
      "at the top level",
      { platforms: ["IOS"], basic_details: without("basic_details", "platforms") },
      ["platforms", "basic_details/platforms"],
    ],
  ])("%s", (_, patch, moved) => {
    for (const lint of [false, true]) {
      const { violations, warnings } = updated(patch, stored, { lint });
      const fixes = [...violations, ...warnings].flatMap(({ fix }) => fix ?? []);
      const parent = moved?.[1].includes("/") ? "" : `/${Object.keys(patch)[0]}`;
      const move = moved && { op: "move", from: `${parent}/${moved[0]}`, path: `${parent}/${moved[1]}` };
      expect(fixes).toEqual(lint && move !== undefined ? [move] : []);
      if (fixes.length > 0) expect(updated(patched(patch, fixes) as Members, stored).violations).toEqual([]);
    }
  });

  it.each<[beside: string, patch: Members]>([
    ["a custom UTM key that is stored, too", { utm_params: { utm_team: "sales", utm_medium: "x", utm_campaign: "y" } }],
    ["an unknown member at the top level", { created_at: "2026-10-05", utm_params: { utm_medium: "x" } }],
    ["an unknown member of another component", { basic_details: { ...at("basic_details"), id: 5 }, utm_params: {} }],
    ["an unknown member that is undefined", { utm_params: { id: undefined } }],
  ])("but is beside %s", (_, patch) => {
    const { violations } = updated(patch, stored, { lint: true });
    expect(violations.filter(({ path }) => path === "utm_params.utm_source")).toMatchObject([
      { fix: add("/utm_params/utm_source", "app") },
    ]);
  });
});

describe("no fix is offered", () => {
  const patch = { basic_details: { platforms: ["ANDROID"], platform_specific_details: {} } };
  const withName = (name: unknown) => ({ ...storedPush(), basic_details: { ...patch.basic_details, name } });

  it.each<[name: string, stored: Members, isOffered: boolean]>([
    ["a text", withName("Sale"), true],
    ["a text of 90,000 characters", withName("x".repeat(90_000)), true],
    ["a value that is wrong itself", withName(5), false],
    ["null", withName(null), false],
    ["a text of 100,000 characters", withName("x".repeat(100_000)), false],
  ])("for some stored values only: %s", (_, stored, isOffered) => {
    const { violations } = updated(patch, stored);
    expect(violations.map(({ path }) => path)).toEqual(["basic_details.name"]);
    expect(violations[0]?.fix !== undefined).toBe(isOffered);
  });

  const content = (extra: unknown) => ({
    ...storedPush(),
    campaign_content: { ...(storedPush()["campaign_content"] as Members), variation_details: {}, content: extra },
  });
  const android = { android: { template_type: "BASIC", basic_details: { title: "t", message: "m" } } };

  it.each<[name: string, value: unknown, isOffered: boolean]>([
    ["an object", { note: [1, "x", null, true] }, true],
    ["undefined, which is absent", undefined, true],
    ["an absent member", { a: undefined, ["__proto__"]: undefined }, true],
    ["an entry that is undefined", [undefined], false],
    ["a number that JSON cannot say", Number.NaN, false],
    ["an integer that has all its digits", -9_007_199_254_740_991, true],
    ["an integer that may have lost digits", 9_007_199_254_740_992, false],
    ["a number with a fraction", 0.1, true],
    ["an instance", new Date(0), false],
    ["the keys and values of an instance", new Map([["a", 1]]), false],
    ["an instance that has the characters of a text as members", new String("x"), false],
    ["a proxy of an object", new Proxy({ note: 1 }, {}), true],
    [
      "a proxy whose prototype cannot be read",
      new Proxy({}, { getPrototypeOf: () => expect.fail("unreadable") }),
      false,
    ],
    ["an object that contains itself", holdingItself(), false],
    ["a key that is no member but a prototype", JSON.parse('{"__proto__": 1}'), false],
    ["99 objects in each other", nested(90), true],
    ["110 objects in each other", nested(110), false],
  ])("if it contains %s, which cannot be copied", (_, value, isOffered) => {
    const stored = content({ push: { ...android, note: value } });
    const sent = { campaign_content: { locales: ["fr"] } };
    // A document of a database is an instance, which is checked through its readable view.
    for (const body of [stored, Object.assign(Object.create({}), stored)]) {
      const { violations } = validateUpdate(sent, updating("DRAFT", body));
      const [violation] = violations.filter(({ path }) => path === "campaign_content.content");
      expect(violation?.fix !== undefined).toBe(isOffered);
      if (isOffered) expect(violation?.fix).toEqual(add("/campaign_content/content", stored.campaign_content.content));
    }
  });

  it("when components are merged by member", () => {
    const { violations } = updated({ basic_details: null as never }, storedPush(), { policies: { merge: "member" } });
    expect(violations.every(({ fix }) => fix === undefined)).toBe(true);
  });

  it.each(["error", "warning"] as const)("that restores a stored member with the same %s", (level) => {
    const rules = { "audience.not-empty": level } as const;
    const segmented = (filters: readonly object[]) =>
      storedPush({ segmentation_details: { included_filters: { filter_operator: "or", filters } } });
    const fixOf = (stored: Members) => {
      const { violations, warnings } = updated({ segmentation_details: {} }, stored, { rules });
      return [...violations, ...warnings].map(({ fix }) => fix);
    };
    expect(fixOf(segmented([]))).toEqual([undefined]);
    const filters = [{ filter_type: "actions", action_name: "Trip Booked" }];
    const included = { filter_operator: "or", filters };
    expect(fixOf(segmented(filters))).toEqual([add("/segmentation_details/included_filters", included)]);
  });

  it("unless all errors are known", () => {
    const fixesWithin = (maxViolations: number) =>
      updated({ utm_params: {} }, storedPush(), { bounds: { maxViolations } }).violations.map(({ fix }) => fix?.length);
    expect(fixesWithin(2)).toEqual([1, 1]);
    expect(fixesWithin(1)).toEqual([undefined]);
  });

  it("for a warning if it causes an error elsewhere, which does not affect the fixes of errors", () => {
    const exceptions = [{ rule: "structure.required", path: "basic_details.platforms", level: "warning" }] as const;
    const rules = { "content.targeted-platform-has-content": "error" } as const;
    const stored = storedPush({ "basic_details.platforms": ["IOS"] });
    const result = updated({ basic_details: {} }, stored, { exceptions, rules });
    expect(fixesOf(result)[0]).toEqual(["basic_details.name", add("/basic_details/name", "Hello")]);
    expect(result.warnings).toMatchObject([{ path: "basic_details.platforms" }]);
    expect(result.warnings[0]).not.toHaveProperty("fix");
  });

  it("that would repeat more than 100 KB of stored values in total", () => {
    const long = "x".repeat(60_000);
    const stored = storedPush({ utm_params: { utm_source: long, utm_medium: long } });
    const result = updated({ utm_params: {} }, stored);
    expect(result.violations.map(({ fix }) => fix !== undefined)).toEqual([true, false]);
    expect(JSON.stringify(result).length).toBeLessThan(100_000);
  });
});

function nested(levels: number): unknown {
  let value: unknown = {};
  for (let level = 1; level < levels; level++) value = { in: value };
  return value;
}

function holdingItself(): unknown {
  const object = { self: {} };
  object.self = object;
  return object;
}
