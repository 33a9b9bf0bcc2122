import { afterEach, describe, expect, it, vi } from "vitest";
import { components } from "../../src/generated/members.js";
import { validateUpdate } from "../../src/index.js";
import { statusAlone } from "../../src/rules/update/status-alone.js";
import { frozen } from "../support/json.js";
import { newRules } from "../support/new-rules.js";
import { everyComponent, factsOf, openStates, storedEmail, storedPush, updating } from "../support/updates.js";

afterEach(() => vi.restoreAllMocks());

describe("a status beside components", () => {
  const all = everyComponent();
  const cases: [string, object][] = [
    ...components.map((name): [string, object] => [name, { [name]: all[name] }]),
    ["all of them", all],
  ];

  it.each(cases)("%s is one violation, at the status", (_, beside) => {
    for (const state of openStates) {
      for (const body of [undefined, storedPush(), storedEmail(), null]) {
        const result = validateUpdate(frozen({ ...beside, status: "PUBLISH" }), frozen(updating(state, body)));
        expect(factsOf(result)).toEqual(["update.status-alone status"]);
        expect(result).toMatchObject({
          ok: false,
          status: 400,
          skipped: [],
          body: { error: { code: "400 Bad Request", target: "status", details: [{ target: "status" }] } },
        });
      }
    }
  });

  it.each(cases)("%s beside another status is one violation, too", (_, beside) => {
    for (const status of ["STOP", "publish", "", null, 1, {}, ["PUBLISH"]]) {
      const [violation, ...others] = validateUpdate(frozen({ status, ...beside })).violations;
      expect([violation?.path, violation?.origin, others]).toEqual(["status", "request", []]);
    }
  });

  it.each(components)("%s is not checked", (name) => {
    let reads = 0;
    const patch = {
      status: "PUBLISH",
      get [name]() {
        reads++;
        return {};
      },
    };
    expect(factsOf(validateUpdate(patch))).toEqual(["update.status-alone status"]);
    expect(reads).toBe(0);
  });

  it("still checks the other members, first", () => {
    const patch = { advanced: 5, status: "PUBLISH", version_note: 1, updated_by: "jo", request_id: null, channel: 5 };
    expect(factsOf(validateUpdate(frozen(patch), updating("DRAFT", null)))).toEqual([
      "structure.type request_id",
      "structure.format updated_by",
      "structure.type version_note",
      "update.status-alone status",
    ]);
  });
});

it("a version note beside a status causes a warning in a workspace without versioning", () => {
  const rule = "update.version-note-used";
  const patch = frozen({ status: "PUBLISH", version_note: "second try" });
  const warned = (features: readonly "CAMPAIGN_VERSIONING"[], note: object = patch) =>
    validateUpdate(note, { features, lint: true }).warnings.map(({ rule, path }) => `${rule} ${path}`);
  expect(warned([])).toEqual([`${rule} version_note`]);
  expect(warned(["CAMPAIGN_VERSIONING"])).toEqual([]);
  expect(warned([], { status: "PUBLISH" })).toEqual([]);
  expect(warned([], { status: "PUBLISH", version_note: 5 })).toEqual([]);
});

it("a state that only causes a warning is reported once beside violations of the status", () => {
  const rule = "update.state-allows-changes";
  const context = { rules: { [rule]: "warning" }, campaign: { state: "STOPPED" } } as const;
  const { violations, warnings } = validateUpdate(frozen({ status: "STOP" }), context);
  expect([...violations, ...warnings].map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "structure.enum status",
    `${rule} campaign_id`,
  ]);
});

it("a status that is checked twice, because a rule threw, is reported once", () => {
  vi.spyOn(statusAlone, "check").mockImplementationOnce(() => {
    throw new Error("only the first time");
  });
  expect(factsOf(validateUpdate(frozen({ status: "STOP" }), { customRules: newRules() }))).toEqual([
    "structure.enum status",
  ]);
});
