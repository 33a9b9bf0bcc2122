import type { ErrorBody, UpdateContext } from "../../src/index.js";
import {
  type AdviceFixture,
  type AdviceUpdateFixture,
  fixturesIn,
  type InvalidFixture,
  type InvalidRequestFixture,
  type InvalidUpdateFixture,
  type RequestFixture,
  type UpdateFixture,
  type ValidFixture,
} from "../../test/support/fixtures.js";
import { ACCEPTED, type Case, type ExpectedPlace, type Operation, refused, type Verdict } from "./case.js";

const ANNOTATIONS = "campaign_content.content.email.";

/** The rest of the path, for rules whose documented detail target names only the beginning of the place. */
const rest: Readonly<Record<string, string>> = {
  "gmail.deal-card-one-hour": "availability_ends",
  "gmail.product-set-known": "product_set",
  "gmail.product-sets-enabled": "type",
  "structure.size": "manual_data.products",
};

/** Paths that are outside of a request's body, or mean the whole body. */
const OUTSIDE = new Set(["body", "campaign_id"]);

/** The fixtures with their expected answers, and their accepted counterparts. */
export function fixtureCases(): Case[] {
  return [...createCases(), ...updateCases(), ...requestCases()].filter((one) => one !== undefined);
}

function createCases(): (Case | undefined)[] {
  return [
    ...fixturesIn<ValidFixture>("create/valid").map(([name, { body, context }]) =>
      caseOf("create", `valid ${name}`, context, body, ACCEPTED),
    ),
    ...fixturesIn<InvalidFixture>("create/invalid").flatMap(([name, { body, context, expected, valid }]) => [
      caseOf("create", `invalid ${name}`, context, body, verdictOf(name, expected)),
      caseOf("create", `invalid ${name}, put right`, context, valid, ACCEPTED),
    ]),
    ...fixturesIn<AdviceFixture>("create/advice").map(([name, { body, context }]) =>
      caseOf("create", `odd but valid ${name}`, context, body, ACCEPTED),
    ),
  ];
}

function updateCases(): (Case | undefined)[] {
  return [
    ...[
      ...fixturesIn<UpdateFixture>("update/valid"),
      ...fixturesIn<AdviceUpdateFixture>("update/advice").map(
        ([name, fixture]) => [`odd but ${name}`, fixture] as const,
      ),
    ].map(([name, { patch, context }]) => caseOf("update", `valid ${name}`, context, patch, ACCEPTED)),
    ...fixturesIn<InvalidUpdateFixture>("update/invalid").flatMap(([name, fixture]) => {
      const { patch, context, expected, valid = patch, validContext = context } = fixture;
      return [
        caseOf("update", `invalid ${name}`, context, patch, verdictOf(name, expected)),
        caseOf("update", `invalid ${name}, put right`, validContext, valid, ACCEPTED),
      ];
    }),
  ];
}

function requestCases(): (Case | undefined)[] {
  return [
    ...fixturesIn<RequestFixture>("request/valid").map(([name, { request, context }]) =>
      caseOf("request", `valid ${name}`, context, request, ACCEPTED),
    ),
    ...fixturesIn<InvalidRequestFixture>("request/invalid").flatMap(([name, { request, context, expected, valid }]) => [
      caseOf("request", `invalid ${name}`, context, request, verdictOf(name, expected)),
      caseOf("request", `invalid ${name}, put right`, context, valid, ACCEPTED),
    ]),
  ];
}

/** Undefined if the case depends on a bound that each implementation may choose. */
function caseOf(
  operation: Operation,
  name: string,
  { bounds, ...context }: UpdateContext,
  input: unknown,
  expected: Verdict,
): Case | undefined {
  return bounds === undefined
    ? { name: `${operation} fixture: ${name}`, operation, context, input, expected }
    : undefined;
}

function verdictOf(rule: string, { error }: ErrorBody): Verdict {
  const [first, ...others] = error.details.map(({ target }): ExpectedPlace => {
    const path = pathOf(rule, target);
    const isOutside = rule.startsWith("request.") || OUTSIDE.has(path);
    return { path, pointer: isOutside ? "" : pointerTo(path), target: error.target, detailTarget: target, rule };
  });
  // The target of a second violation is in no error body.
  if (first === undefined || others.length > 0) throw new Error(`the fixture of ${rule} must have one detail`);
  return refused(error.code, [first]);
}

function pathOf(rule: string, detailTarget: string): string {
  if (!detailTarget.startsWith("gmail_annotations")) return detailTarget;
  const more = rest[rule];
  return `${ANNOTATIONS}${detailTarget}${more === undefined ? "" : `.${more}`}`;
}

/** The pointer to a place whose member names need no escaping. */
function pointerTo(path: string): string {
  return `/${path.replaceAll("[", ".").replaceAll("]", "").replaceAll(".", "/")}`;
}
