import { afterEach, expect, it, vi } from "vitest";
import { createValidator, RuleDefect, type UpdateContext } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import {
  type AdviceFixture,
  type AdviceUpdateFixture,
  fixturesIn,
  type InvalidFixture,
  type InvalidRequestFixture,
  type InvalidUpdateFixture,
  type ShapeFixture,
} from "../support/fixtures.js";
import { newRules } from "../support/new-rules.js";
import { createInput, updateInput } from "../support/requests.js";

type Situation = (change: (context: UpdateContext) => UpdateContext) => unknown;

/** For each rule, a request on which the rule runs. */
const situations = new Map<string, Situation>([
  ...[
    ...fixturesIn<InvalidFixture>("create/invalid"),
    ...fixturesIn<AdviceFixture>("create/advice"),
    ...fixturesIn<ShapeFixture>("create/shape"),
  ].map(([id, { body, context }]): [string, Situation] => [
    id,
    (lint) => createValidator(lint(context)).request(createInput({ body })),
  ]),
  ...[...fixturesIn<InvalidUpdateFixture>("update/invalid"), ...fixturesIn<AdviceUpdateFixture>("update/advice")].map(
    ([id, { patch, context }]): [string, Situation] => [
      id,
      (lint) => createValidator(lint(context)).request(updateInput({ body: patch })),
    ],
  ),
  ...fixturesIn<InvalidRequestFixture>("request/invalid").map(([id, { request, context }]): [string, Situation] => [
    id,
    (lint) => createValidator(lint(context)).request(request),
  ]),
]);

const cause = new Error("a bug in a rule");
const throwing = (): never => {
  throw cause;
};

/** Without a rule that has no code that could throw: undecided rules report it. */
const rules = registry.filter(({ id }) => id !== "workspace.features-known");

afterEach(() => vi.restoreAllMocks());

it("a defect names the rule, and has its error", () => {
  expect(new RuleDefect("acme.x", cause)).toMatchObject({
    name: "RuleDefect",
    message: "the rule acme.x failed; this is a defect of the rule, not of the request",
    rule: "acme.x",
    cause,
  });
});

it.each(rules.map((rule) => [rule.id, rule] as const))(
  "a bug in %s ends in a RuleDefect that names the rule, and does not affect the next validation",
  (id, rule) => {
    const situation = situations.get(id) as Situation;
    const lint = (context: UpdateContext) => ({ ...context, lint: true });
    const sound = situation(lint);

    const check = vi.spyOn(rule, "check").mockImplementation(throwing);
    const validator = () => situation((context) => ({ ...lint(context), customRules: newRules() }));
    expect(validator).toThrow(RuleDefect);
    expect(validator).toThrow(expect.objectContaining({ rule: id, cause }));

    check.mockRestore();
    expect(situation(lint)).toEqual(sound);
  },
);
