import { describe, expect, it } from "vitest";
import { type UpdateContext, validateUpdate } from "../../../src/index.js";
import { statusAlone } from "../../../src/rules/update/status-alone.js";
import { agreeOnUpdate } from "../../oracle/agree.js";
import { frozen } from "../../support/json.js";
import { testSlips } from "../../support/slips.js";
import { slow } from "../../support/slow.js";
import {
  byMember,
  everyComponent,
  factsOf,
  finalStates,
  openStates,
  storedEmail,
  storedPush,
  updating,
} from "../../support/updates.js";

/** The facts that may decide about an update, in order. */
const decisions = [
  ["the patch is no object", "structure.type body"],
  ["the state is final", "update.state-allows-changes campaign_id"],
  ["there is a status", "structure.enum status"],
  ["the stored campaign is unreadable", "update.stored-unreadable body"],
  ["a component is wrong", "structure.type utm_params"],
] as const;

type Decision = (typeof decisions)[number][0];

/** The known facts about an update. */
function updateWith(cases: readonly Decision[], state: UpdateContext["campaign"]): [unknown, UpdateContext] {
  const is = (decision: Decision) => cases.includes(decision);
  const status = is("there is a status") && { status: "STOP" };
  const members = { ...status, ...(is("a component is wrong") && { utm_params: 5 }) };
  const patch = is("the patch is no object") ? Object.assign([], members) : members;
  const body = is("the stored campaign is unreadable") ? null : storedPush();
  return [patch, { features: ["AUDIENCE_LIMIT"], campaign: { ...state, body } }];
}

const subsets = Array.from({ length: 2 ** decisions.length }, (_, bits) =>
  decisions.flatMap(([decision], index) => ((bits >> index) % 2 === 1 ? [decision] : [])),
);

describe("the first of these facts decides alone", () => {
  it.each(subsets.map((cases) => [cases.join(", and ") || "nothing", cases] as const))("%s", (_, cases) => {
    const states = cases.includes("the state is final") ? finalStates : openStates;
    const [first] = decisions.filter(([decision]) => cases.includes(decision));
    for (const state of states) {
      const result = validateUpdate(...frozen(updateWith(cases, { state })));
      agreeOnUpdate(...updateWith(cases, { state }));
      expect(factsOf(result)).toEqual(first === undefined ? [] : [first[1]]);
      expect(result).toMatchObject({ ok: first === undefined, warnings: [], truncated: false });
    }
  });

  it("skips nothing if one of the first four facts decides", () => {
    for (const [decision] of decisions.slice(0, 4)) {
      const state = decision === "the state is final" ? ("STOPPED" as const) : undefined;
      const { skipped } = validateUpdate(...frozen(updateWith([decision], { state })));
      expect(skipped, decision).toEqual([]);
    }
  });
});

describe("no campaign in the context", () => {
  const patch = frozen({ channel: "PUSH", advanced: {}, delivery_controls: { bypass_dnd: "no" } });

  it("means a draft about which nothing else is known", () => {
    const campaigns = [undefined, { state: "DRAFT" }, { state: "DRAFT", body: undefined }] as const;
    for (const context of [undefined, {}, ...campaigns.map((campaign) => ({ campaign }))])
      expect(validateUpdate(patch, context)).toEqual(validateUpdate(patch));
    expect(factsOf(validateUpdate(patch))).toEqual(["structure.type delivery_controls.bypass_dnd"]);
  });
});

describe("the returned value", () => {
  const others = { campaign_id: "cmp-7", tags: ["own"], version_note: "first", status: "ACTIVE" };
  const stored = frozen({ ...storedPush(), ...others });
  const context = frozen(updating("DRAFT", stored));

  it("is the caller's own patch, whatever facts are known", () => {
    const patches = [{}, { utm_params: { utm_source: "a", utm_medium: "b" } }, { status: "PUBLISH" }].map(frozen);
    for (const patch of patches) {
      for (const campaign of [undefined, {}, { body: stored }]) {
        const result = validateUpdate(patch, { features: ["AUDIENCE_LIMIT"], campaign });
        expect(result.ok && result.value).toBe(patch);
      }
    }
  });

  it("has the merged campaign: the stored one with channel, type and components of the patch, and nothing else", () => {
    const { scheduling_details, advanced } = everyComponent();
    const merged = { channel: "PUSH", campaign_delivery_type: "DEVICE_TRIGGERED", scheduling_details, advanced };
    const people = { updated_by: "jo@example.com", created_by: "jo@example.com" };
    const ids = { request_id: "upd-1", campaign_id: "cmp-8" };
    const patch = { ...ids, ...people, version_note: "second", tags: ["sent"], later: 1, ...merged };
    const result = validateUpdate(frozen(patch), context);
    if (!result.ok) throw new Error("the update was refused");
    expect(result.merged).toEqual({ ...stored, ...merged });
    expect(Object.keys(result.merged ?? {})).toEqual(Object.keys(stored));
  });

  it("has all components and, on Email, the connector merged", () => {
    const { advanced: _advanced, ...ofEmail } = everyComponent();
    const email = storedEmail();
    const { basic_details, campaign_content } = email;
    const changes = {
      ...{ ...ofEmail, basic_details, campaign_content },
      delivery_controls: { bypass_dnd: true },
      connector: { connector_type: "SES", connector_name: "second" },
    };
    const result = validateUpdate(frozen(changes), updating("DRAFT", frozen(email)));
    expect(result.ok && result.merged).toEqual({ ...email, ...changes });
  });

  it("is a new object that shares its parts", () => {
    const utm_params = frozen({ utm_source: "a", utm_medium: "b" });
    for (const patch of [{}, { utm_params }]) {
      const result = validateUpdate(frozen(patch), context);
      if (!result.ok || result.merged === undefined) throw new Error("nothing was merged");
      const { merged } = result;
      expect(merged).not.toBe(stored);
      expect(Object.isFrozen(merged)).toBe(false);
      for (const [name, value] of Object.entries(merged)) {
        expect(value, name).toBe(name === "utm_params" && "utm_params" in patch ? utm_params : stored[name as never]);
      }
    }
  });

  it("has no merged campaign if nothing is stored, on a publish, and on failure", () => {
    expect(validateUpdate({ advanced: {} }, updating("DRAFT"))).not.toHaveProperty("merged");
    expect(validateUpdate({ status: "PUBLISH" }, context)).not.toHaveProperty("merged");
    expect(validateUpdate({ advanced: 5 }, context)).not.toHaveProperty("merged");
  });

  it("keeps members whose names are special in JavaScript as plain members", () => {
    const odd = JSON.parse('{"__proto__":{"polluted":1},"constructor":5,"toString":null}') as object;
    const sent = JSON.parse('{"__proto__":{"polluted":2},"advanced":{}}') as object;
    const result = validateUpdate(sent, updating("DRAFT", Object.assign(odd, storedPush())));
    if (!result.ok || result.merged === undefined) throw new Error("nothing was merged");
    expect(Object.getPrototypeOf(result.merged)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(result.merged, "__proto__")?.value).toEqual({ polluted: 1 });
    expect(Object.entries(result.merged)).toContainEqual(["constructor", 5]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

it("echoes an id that is a text, whatever fact decides", () => {
  for (const [decision] of decisions.slice(1)) {
    const state = decision === "the state is final" ? "ARCHIVED" : "DRAFT";
    const [patch, context] = updateWith([decision], { state });
    for (const [request_id, echoed] of [
      ["upd-1", "upd-1"],
      ["", ""],
      [5, undefined],
      [null, undefined],
    ]) {
      const result = validateUpdate({ ...(patch as object), request_id }, context);
      expect(!result.ok && result.body.error.request_id).toBe(echoed);
    }
  }
});

describe("a value that JSON cannot contain is read through a view", () => {
  class Row {
    constructor(members: unknown) {
      Object.assign(this, members);
    }
  }

  it("such as a stored campaign of instances, which is compared by its members", () => {
    const stored = storedPush();
    const { segmentation_details } = stored;
    const rows = new Row({ ...stored, segmentation_details: new Row(segmentation_details) });
    const patch = { segmentation_details: structuredClone(segmentation_details) };
    for (const sent of [patch, Object.assign(Object.create(null), patch) as unknown]) {
      expect(factsOf(validateUpdate(frozen(sent), updating("ACTIVE", rows)))).toEqual([]);
    }
  });

  it("such as a list that reports a wrong length", slow, () => {
    const platforms = new Proxy([], {
      get(target, key) {
        if (key === "length") return 10_000_001;
        return typeof key === "string" && /^\d/u.test(key) ? "IOS" : (Reflect.get(target, key) as unknown);
      },
    });
    const [first] = factsOf(validateUpdate({ channel: "PUSH", basic_details: { platforms } }, byMember));
    expect(first).toBe("structure.type basic_details.platforms[0]");
  });
});

testSlips(statusAlone, "update.status-alone", (context) =>
  validateUpdate({ status: "PUBLISH", advanced: {} }, context),
);
