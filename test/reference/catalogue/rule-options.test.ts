import { describe, expect, it } from "vitest";
import { type UpdateContext, validateCreate, validateRequest, validateUpdate } from "../../../src/index.js";
import { features, type Need, policies, rules } from "../../../src/reference/catalogue.js";
import {
  type AdviceUpdateFixture,
  fixturesIn,
  type InvalidFixture,
  type InvalidRequestFixture,
} from "../../support/fixtures.js";
import { pushRequest } from "../../support/test-rule.js";

type Members = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function withoutStamps({ request_id: _, created_by: __, ...campaign }: Members): Members {
  return campaign;
}

const creations = ["invalid", "advice", "shape"].flatMap((folder) => fixturesIn<InvalidFixture>(`create/${folder}`));
const updates = ["invalid", "advice"].flatMap((folder) => fixturesIn<AdviceUpdateFixture>(`update/${folder}`));
const requests = fixturesIn<InvalidRequestFixture>("request/invalid");

/** A request, with changes of its context, which may break a rule. */
type Situation = readonly [rule: string, result: (changes: UpdateContext) => ReturnType<typeof validateRequest>];

const updateWith =
  (patch: object, context: UpdateContext): Situation[1] =>
  (changes) =>
    validateUpdate(patch, { ...context, lint: true, ...changes }) as ReturnType<typeof validateRequest>;

/** What breaks each rule, and updates whose stored campaign may prevent that: it is valid, or a draft. */
const situations: readonly Situation[] = [
  ...creations.flatMap(([rule, { body, context, valid }]): Situation[] => {
    const create: Situation = [
      rule,
      (changes) => validateCreate(body, { ...context, lint: true, ...changes }) as ReturnType<typeof validateRequest>,
    ];
    if (typeof valid !== "object" || Array.isArray(body)) return [create];
    const [wrong, stored] = [withoutStamps(body as Members), withoutStamps(valid as Members)];
    const patch = Object.fromEntries(Object.entries(wrong).filter(([name, value]) => !isSame(value, stored[name])));
    return [
      create,
      [rule, updateWith(patch, { ...context, campaign: { body: stored } })],
      [rule, updateWith({ updated_by: "a@b.co" }, { ...context, campaign: { state: "DRAFT", body: wrong } })],
    ];
  }),
  ...updates.map(([rule, { patch, context }]): Situation => [rule, updateWith(patch as object, context)]),
  ...requests.map(
    ([rule, { request, context }]): Situation => [
      rule,
      (changes) => validateRequest(request, { ...context, lint: true, ...changes }),
    ],
  ),
  [
    "structure.required",
    updateWith({ updated_by: "a@b.co" }, { campaign: { state: "DRAFT", body: { channel: "PUSH" } } }),
  ],
  [
    "audience.not-empty",
    updateWith(
      { segmentation_details: { is_all_user_campaign: false } },
      {
        campaign: {
          body: pushRequest({
            segmentation_details: {
              included_filters: {
                filter_operator: "and",
                filters: [{ filter_type: "custom_segments", name: "Regulars" }],
              },
            },
          }),
        },
      },
    ),
  ],
  [
    "structure.unreadable",
    updateWith(
      {
        get advanced() {
          throw new Error("not loaded");
        },
      },
      { campaign: {} },
    ),
  ],
];

/** Whether a rule is broken in one of these contexts and not in another. */
function differs([rule, result]: Situation, contexts: readonly UpdateContext[]): boolean {
  const verdicts = contexts.map((changes) => {
    const { violations, warnings } = result(changes);
    return [...violations, ...warnings].some((found) => found.rule === rule);
  });
  return new Set(verdicts).size > 1;
}

/** The rules that one of the contexts of `contextsFor` changes, in the order of the catalogue. */
function changedIn(contextsFor: (rule: string) => readonly UpdateContext[]): string[] {
  const changed = new Set(situations.filter((one) => differs(one, contextsFor(one[0]))).map(([rule]) => rule));
  return rules.map(({ id }) => id as string).filter((id) => changed.has(id));
}

const named = (option: string) => rules.filter(({ changedBy }) => changedBy.includes(option)).map(({ id }) => id);

describe("the rules that an option changes are those that name it", () => {
  const unlike = (key: string, values: readonly unknown[]) =>
    values.map((value) => ({ [key]: value }) as UpdateContext);

  it("in a situation of each", () => {
    const known = new Set(situations.map(([rule]) => rule));
    expect(rules.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it.each<[string, (rule: string) => readonly UpdateContext[]]>([
    ...policies.map(({ name, values }): [string, () => UpdateContext[]] => [
      `policies.${name}`,
      () =>
        unlike(
          "policies",
          values.map((value) => ({ [name]: value })),
        ),
    ]),
    ["productSets", () => unlike("productSets", [undefined, ["autumn"]])],
    ["bounds.maxDepth", () => [{}, { bounds: { maxDepth: 1000 } }]],
    [
      "rules",
      (rule) => (rule.startsWith("structure.") ? [] : unlike("rules", [{ [rule]: "error" }, { [rule]: "off" }])),
    ],
    ["exceptions", (rule) => unlike("exceptions", [[], ["**", "body"].map((path) => ({ rule, path, level: "off" }))])],
  ])("%s", (option, contextsFor) => {
    expect(changedIn(contextsFor)).toEqual(named(option));
  });

  it("features, which change other rules through these, too", () => {
    const changed = changedIn(() => unlike("features", [undefined, [], features]));
    expect(named("features").filter((id) => !changed.includes(id))).toEqual([]);
    expect(rules.filter(({ unlessFeature, ifFeature }) => unlessFeature ?? ifFeature).map(({ id }) => id)).toEqual(
      named("features").filter((id) => id !== "workspace.features-known"),
    );
  });

  it("no other option", () => {
    const options = [
      ...policies.map(({ name }) => `policies.${name}`),
      ...["productSets", "bounds.maxDepth", "rules", "exceptions", "features"],
    ];
    expect(rules.flatMap(({ changedBy }) => changedBy).filter((option) => !options.includes(option))).toEqual([]);
  });

  it("a policy, in its own words", () => {
    for (const { name, rules: changed } of policies)
      expect([...changed].sort()).toEqual(named(`policies.${name}`).sort());
  });
});

describe("the rules that are skipped for want of a fact are those that need it", () => {
  const bodies = [
    ...creations.map(([, { body }]) => withoutStamps(body as Members)),
    ...updates.map(([, { patch }]) => patch as Members),
  ].filter((body) => !Array.isArray(body));

  /** Parts of a body: each member, alone or with the channel, and each member of it. */
  const parts = (body: Members) =>
    Object.entries(body).flatMap(([name, value]) => [
      { [name]: value },
      { channel: body["channel"], [name]: value },
      ...Object.entries(Object(value)).map(([inner, one]) => ({ [name]: { [inner]: one } })),
    ]);

  const unknownIn = (patch: Members, context: UpdateContext) =>
    validateUpdate(patch, { ...context, lint: true }).skipped.flatMap(({ rule, reason }) =>
      reason === "unknown" ? [rule] : [],
    );

  const skippedFor: Readonly<Record<Need, () => string[]>> = {
    features: () =>
      bodies.flatMap((body) => unknownIn({ version_note: "Prices" }, { campaign: { state: "DRAFT", body } })),
    "campaign.body": () =>
      bodies
        .flatMap(parts)
        .flatMap((patch) => [
          ...unknownIn(patch, { features: [], campaign: { state: "ACTIVE" } }),
          ...unknownIn(patch, { features, policies: { merge: "member" } }),
        ]),
    "campaign.state": () =>
      updates.flatMap(([rule, { patch, context }]) =>
        differs(
          [rule, updateWith(patch as object, context)],
          [{}, { campaign: { ...context.campaign, state: undefined } }],
        )
          ? [rule]
          : [],
      ),
  };

  it.each(Object.entries(skippedFor))("%s", (fact, skipped) => {
    const found = new Set(skipped());
    expect(rules.filter(({ id }) => found.has(id)).map(({ id }) => id)).toEqual(
      rules.filter(({ needs }) => (needs as readonly string[]).includes(fact)).map(({ id }) => id),
    );
  });
});
