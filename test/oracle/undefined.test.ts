// Tests members and entries that are `undefined`: a member is absent, as test/undefined.test.ts and the random tests here
// say of all; an entry of a list is of a wrong type.
import { describe, expect, it } from "vitest";
import type { UpdateContext } from "../../src/index.js";
import { agreeOnCreate, agreeOnRequest, agreeOnUpdate } from "./agree.js";
import { group, type Json, on, push } from "./bodies.js";

const written = (found: readonly { rule: string; path: string; target: string }[]) =>
  found.map(({ rule, path, target }) => `${rule} ${path} ${target}`);

it("the request id that is echoed is not undefined", () => {
  expect(agreeOnCreate(on(push, { request_id: undefined }))).not.toHaveProperty("requestId");
});

it.each([undefined, {}])("a body that is undefined is not an object, whatever the context", (campaign) => {
  expect(written(agreeOnCreate(undefined).violations)).toEqual(["structure.type body body"]);
  expect(written(agreeOnUpdate(undefined, { ...(campaign && { campaign }) }).violations)).toEqual([
    "structure.type body body",
  ]);
});

describe("an entry of a list that is undefined, a hole included, is of a wrong type", () => {
  const hole: unknown[] = [];
  hole.length = 1;
  it.each<[string, Json, string[]]>([
    ["a text", on(push, { "basic_details.tags": ["a", undefined] }), ["basic_details.tags[1]"]],
    ["a hole", on(push, { "basic_details.tags": hole }), ["basic_details.tags[0]"]],
    ["an enumeration", on(push, { "basic_details.platforms": [undefined] }), ["basic_details.platforms[0]"]],
    [
      "a filter",
      on(push, { "segmentation_details.included_filters": group(undefined) }),
      ["segmentation_details.included_filters.filters[0]"],
    ],
    ["a goal", on(push, { conversion_goal_details: { goals: hole } }), ["conversion_goal_details.goals[0]"]],
  ])("%s", (_, body, paths) => {
    expect(written(agreeOnCreate(body).violations)).toEqual(
      paths.map((path) => `structure.type ${path} ${path.split(".")[0]}`),
    );
  });
});

it.each(["a function", "a symbol"])("%s stays of a wrong type", (what) => {
  const wrong = what === "a symbol" ? Symbol("x") : () => undefined;
  const body = on(push, { utm_params: wrong, "basic_details.tags": [wrong] });
  expect(written(agreeOnCreate(body).violations)).toEqual([
    "structure.type basic_details.tags[0] basic_details",
    "structure.type utm_params utm_params",
  ]);
});

const stored = (body: Json): UpdateContext => ({
  features: ["AUDIENCE_LIMIT"],
  campaign: { state: "ACTIVE", body },
});

describe("a comparison with the stored campaign disregards undefined members", () => {
  const segments = (more: Json) => ({ segmentation_details: { is_all_user_campaign: true, ...more } });
  const goal = (more: Json) => ({ conversion_goal_details: { goals: [{ goal_name: "g", ...more }] } });
  const schedule = (start_time: unknown) => ({ scheduling_details: { delivery_type: "ASAP", start_time } });
  it.each<[string, sent: Json, stored: Json, paths: string[]]>([
    ["in the patch", segments({ excluded_filters: undefined }), {}, []],
    ["in the stored campaign", {}, segments({ excluded_filters: undefined }), []],
    [
      "in the stored campaign, of the same component",
      segments({}),
      segments({ send_campaign_to_opt_out_users: undefined }),
      [],
    ],
    ["of different names", segments({ a: undefined }), segments({ b: undefined, c: undefined }), []],
    ["in an entry of a list", goal({ revenue_currency: undefined }), goal({}), []],
    [
      "but not a member that the other one has",
      goal({ revenue_currency: undefined }),
      goal({ revenue_currency: "EUR" }),
      ["conversion_goal_details"],
    ],
    ["a time that is removed", schedule(undefined), schedule("2026-01-01T00:00:00"), ["scheduling_details.start_time"]],
    ["a time that neither has", schedule(undefined), {}, []],
    ["a component that the campaign does not have", { conversion_goal_details: undefined }, {}, []],
    [
      "a stored component that is undefined",
      { conversion_goal_details: {} },
      { conversion_goal_details: undefined },
      ["conversion_goal_details"],
    ],
  ])("%s", (_, patch, members, paths) => {
    const { violations } = agreeOnUpdate(patch, stored({ ...push(), ...members }));
    expect(violations.map(({ path }) => path)).toEqual(paths);
  });
});

it("a publish checks a stored draft whose members are undefined", () => {
  const context: UpdateContext = {
    policies: { publish: "validated" },
    campaign: { body: on(push, { advanced: undefined, utm_params: undefined }) },
  };
  const { violations } = agreeOnUpdate({ status: "PUBLISH", channel: undefined }, context);
  expect(written(violations)).toEqual(["structure.required advanced advanced"]);
});

it("an update that only seems to publish is an update", () => {
  const request = {
    method: "PATCH",
    path: "/v5/campaigns/c-1",
    headers: {
      Authorization: "Basic d3MtMTprZXk=",
      "Idempotency-Key": "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e5f",
      "X-SVC-Request-Id": "r-1",
    },
    body: { status: undefined, request_id: undefined },
  };
  expect(agreeOnRequest(request)).toMatchObject({ ok: true, operation: "update" });
});
