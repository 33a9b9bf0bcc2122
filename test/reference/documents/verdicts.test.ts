import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest, faultyRequest, update } from "../../../src/arbitraries/index.js";
import { checkResponse, type Violation, validateCreate, validateUpdate } from "../../../src/index.js";
import type { DocumentName } from "../../../src/reference/schemas.js";
import { isObject } from "../../../src/structure/checker.js";
import { emailBody } from "../../structure/bodies/email.js";
import { pushBody } from "../../structure/bodies/push.js";
import { situation } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { fixturesIn, type InvalidFixture, type UpdateFixture, type ValidFixture } from "../../support/fixtures.js";
import { valueAt } from "../../support/json.js";
import { mutated } from "../../support/mutations.js";
import { nothingRefused } from "../../support/nothing-refused.js";
import { pushRequest } from "../../support/test-rule.js";
import { differences } from "./differences.js";
import { verdictsOf } from "./validators.js";

const RUNS = budget(200, 1_000);

const valid = fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body);
const invalid = fixturesIn<InvalidFixture>("create/invalid");
const refusals = [...invalid, ...fixturesIn<InvalidFixture>("update/invalid")].map(([, { expected }]) => expected);
const patchFixtures = ["valid", "invalid", "advice"].flatMap((folder) => fixturesIn<UpdateFixture>(`update/${folder}`));
const patchSeeds = [
  ...patchFixtures.map(([, { patch }]) => patch).filter((patch) => typeof patch === "object" && patch !== null),
  { status: "PUBLISH", version_note: "n", updated_by: "jo@example.com", request_id: "u-1" },
];

const created = { campaign_id: "c-1" };
const updated = { response_id: "r-1", type: "campaign", data: { a: 1 } };

/** The members of an error body that we always write, and others may leave out. */
function leftOut(body: unknown): Pick<Violation, "rule">[] {
  const error = valueAt(body, ["error"]);
  const isLeftOut = isObject(error) && !(Object.hasOwn(error, "target") && Object.hasOwn(error, "details"));
  return isLeftOut ? [{ rule: "structure.required" }] : [];
}

/** Whether a violation is only about the body. A document does not know the status that a code must repeat. */
function isInBody({ path, rule }: Violation): boolean {
  return path !== "error.code" || rule !== "structure.enum";
}

/** Each kind of document, with our own check and values to validate. */
const subjects: Readonly<
  Record<
    DocumentName,
    { violations: (value: unknown) => readonly Pick<Violation, "rule">[]; values: fc.Arbitrary<unknown> }
  >
> = {
  "create-request": {
    violations: (body) => validateCreate(body, nothingRefused).violations,
    values: fc.oneof(
      createRequest(),
      faultyRequest().map(({ body }) => body),
      mutated([pushBody, emailBody, ...valid, ...invalid.map(([, { body }]) => body)]),
    ),
  },
  "update-request": {
    violations: (patch) => validateUpdate(patch, nothingRefused).violations,
    values: fc.oneof(
      update().map(({ patch }) => patch),
      situation.map(([, patch]) => patch),
      mutated(patchSeeds),
    ),
  },
  campaign: {
    violations: (body) => validateUpdate({}, { ...nothingRefused, campaign: { body } }).violations,
    values: fc.oneof(
      situation.map(([stored]) => stored),
      mutated([pushBody, emailBody, ...valid]),
    ),
  },
  "create-response": {
    violations: (body) => checkResponse("create", 201, body).violations,
    values: mutated([created]),
  },
  "update-response": {
    violations: (body) => checkResponse("update", 200, body).violations,
    values: mutated([updated]),
  },
  "error-body": {
    violations: (body) => [...checkResponse("create", 400, body).violations.filter(isInBody), ...leftOut(body)],
    values: mutated(refusals),
  },
};

/** Hyperjump needs many stack frames for each level. Only ajv validates values with more levels than this. */
const DEEPEST = 40;

function depthOf(value: unknown): number {
  return typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

describe.each(Object.keys(subjects) as DocumentName[])("the document of a %s", async (name) => {
  const { violations, values } = subjects[name];
  const { ajv, hyperjump } = await verdictsOf(name);

  it.each([
    ["ajv", ajv, RUNS],
    ["hyperjump", hyperjump, budget(50, 200)],
  ])("agrees with the structure check on %s, except for the listed differences", (_, verdict, numRuns) => {
    const seen = { accepted: 0, refused: 0 };
    const property = fc.property(values, (value) => {
      fc.pre(verdict === ajv || depthOf(value) <= DEEPEST);
      const found = violations(value).filter(isStructural);
      const isAccepted = verdict(value);
      if (found.length === 0) expect(isAccepted, "nothing is wrong").toBe(true);
      else if (!found.every(isListed)) expect(isAccepted, JSON.stringify(found)).toBe(false);
      seen[isAccepted ? "accepted" : "refused"]++;
    });
    fc.assert(property, { numRuns });
    // A property that sees only one verdict proves little.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(numRuns / 50);
  });

  it("accepts nothing but objects", () => {
    for (const value of [null, true, 1, "", "PUSH", [], [{}]]) {
      expect([value, ajv(value), hyperjump(value)]).toEqual([value, false, false]);
    }
  });
});

describe("the document of a create-request", async () => {
  const push = valueAt(pushRequest(), ["campaign_content", "content", "push"]) as object;
  const { ajv, hyperjump } = await verdictsOf("create-request");

  it.each(fixturesIn<ValidFixture>("create/valid"))("accepts the valid fixture %s", (_, { body }) => {
    expect([ajv(body), hyperjump(body)]).toEqual([true, true]);
  });

  it.each<[boolean, string, object]>([
    [true, "keyed by locale", { locales: ["de"], content: { de: { push } } }],
    [true, "keyed by variation", { variation_details: {}, content: { all: { one: { push } } } }],
    [true, "flat, with a member that names the channel", { locales: ["de"], content: { push: { ...push, push: 7 } } }],
    [true, "flat, beside an entry without content", { locales: ["de"], content: { push, de: { note: 7 } } }],
    [false, "missing in every locale", { locales: ["de"], content: { de: {}, en: 7 } }],
    [false, "missing in every variation", { locales: ["de"], content: { de: { one: {}, two: 7 } } }],
    [false, "keyed by locale without locales", { content: { de: { push } } }],
    [false, "of another type in a locale", { locales: ["de"], content: { de: { push: 7 } } }],
    [false, "of another type in a variation", { locales: ["de"], content: { push, de: { one: { push: 7 } } } }],
  ])("answers %s for content %s, as we do", (isAccepted, _, campaign_content) => {
    const body = pushRequest({ campaign_content });
    expect([ajv(body), hyperjump(body), validateCreate(body).ok]).toEqual([isAccepted, isAccepted, isAccepted]);
  });

  it.each(invalid)("rejects the fixture of %s if and only if it is a structural rule", (id, { body }) => {
    const isAccepted = !id.startsWith("structure.") || differences.has(id);
    expect([ajv(body), hyperjump(body)]).toEqual([isAccepted, isAccepted]);
  });
});

describe("the document of an update-request", async () => {
  const { ajv, hyperjump } = await verdictsOf("update-request");

  it.each(patchFixtures)("accepts the patch of the fixture %s, unless only a policy makes it valid", (_, fixture) => {
    const { patch, context } = fixture;
    const isAccepted = context.policies?.merge !== "member" || validateUpdate(patch).ok;
    expect([ajv(patch), hyperjump(patch)]).toEqual([isAccepted, isAccepted]);
  });
});

function isStructural({ rule }: Pick<Violation, "rule">): boolean {
  return rule.startsWith("structure.") || rule === "update.stored-unreadable";
}

/** Whether a document may accept a value that we refuse. */
function isListed(violation: Pick<Violation, "rule"> & { params?: object }): boolean {
  const { format = violation.rule }: { format?: string } = violation.params ?? {};
  return differences.has(format);
}
