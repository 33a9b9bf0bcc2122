import { describe, expect, it } from "vitest";
import {
  type RequestInput,
  type RuleId,
  type UpdateContext,
  type Violation,
  validateRequest,
} from "../../src/index.js";
import { agreeOnRequest } from "../oracle/agree.js";
import { type ExpectedViolation, expectReadable, expectViolations } from "./expect-violations.js";
import { frozen } from "./json.js";

/** A whole request, with the facts that the context gives about the campaign and its workspace. */
export interface RequestSituation {
  readonly request: RequestInput;
  readonly context?: UpdateContext;
}

/** A request that violates the rule under test, with all its violations in order. */
export interface BrokenRequest extends RequestSituation {
  readonly violations?: readonly ExpectedViolation[];
}

/** A table of situations. It may say once which violations those have that say nothing else. */
interface RequestSituations extends Pick<BrokenRequest, "violations"> {
  readonly valid: Readonly<Record<string, RequestSituation | RequestInput>>;
  readonly invalid: Readonly<Record<string, BrokenRequest | RequestInput>>;
}

const CODES = { 400: "400 Bad Request", 401: "401 Unauthorized", 404: "404 Not Found" } as const;

/** Tests one rule of whole requests by a table of situations, as `testRule` does. */
export function testRequestRule(
  rule: { readonly id: RuleId; readonly status?: 401 | 404 },
  { valid, invalid, violations: usually = [] }: RequestSituations,
): void {
  const { id, status = 400 } = rule;
  const broken = Object.values(invalid).map(situationOf);

  describe(id, () => {
    it("has situations of both kinds", () => {
      expect(Object.keys(valid)).not.toHaveLength(0);
      expect(Object.keys(invalid)).not.toHaveLength(0);
    });

    it.each(Object.entries(valid))("accepts %s", (_, given) => {
      expect(violationsOf(situationOf(given))).toEqual([]);
    });

    it.each(Object.entries(invalid))("rejects %s", (_, given) => {
      const { violations = usually, ...situation } = situationOf(given);
      expectViolations(id, violationsOf(situation), violations, situation.request.body);
      expect(validated(situation)).toMatchObject({ ok: false, status, body: { error: { code: CODES[status] } } });
    });

    it("reports something outside the body", () => {
      for (const situation of broken) {
        for (const { pointer, segments, path, target, detailTarget } of own(violationsOf(situation), id)) {
          expect({ pointer, segments, target, detailTarget }).toEqual({
            pointer: "",
            segments: [],
            target: path,
            detailTarget: path,
          });
        }
      }
    });

    if (status === 400) {
      it("can be turned off", () => {
        for (const situation of broken) {
          const { violations, warnings } = validated(situation, { rules: { [id]: "off" } });
          expect(own([...violations, ...warnings], id)).toEqual([]);
        }
      });

      it("can be made a warning with the same content", () => {
        for (const situation of broken) {
          const { violations, warnings } = validated(situation, { rules: { [id]: "warning" } });
          expect(own(violations, id)).toEqual([]);
          const asErrors = own(violationsOf(situation), id);
          expect(own(warnings, id)).toEqual(asErrors.map((violation) => ({ ...violation, severity: "warning" })));
        }
      });
    } else {
      it.each(["off", "warning", "error"] as const)("is not affected by the override %s", (level) => {
        for (const situation of broken) {
          expect(validated(situation, { rules: { [id]: level } })).toEqual(validated(situation));
        }
      });
    }
  });
}

function situationOf(given: BrokenRequest | RequestInput): BrokenRequest {
  return "request" in given ? given : { request: given };
}

function own(violations: readonly Violation[], id: RuleId): Violation[] {
  return violations.filter(({ rule }) => rule === id);
}

/** The violations of a request whose body must be valid. */
function violationsOf(situation: RequestSituation): Violation[] {
  const { violations } = validated(situation);
  for (const { rule, path } of violations) {
    expect(rule, `the body of the request is broken at ${path}`).toMatch(/^request\./u);
  }
  expectReadable(violations, situation.request.body);
  // The oracle reads paths as texts.
  if (typeof situation.request.path === "string") agreeOnRequest(situation.request, situation.context);
  return violations;
}

function validated({ request, context }: RequestSituation, more: UpdateContext = {}) {
  const { method, path, headers, body } = request;
  const input = frozen({ method, path, headers, body: structuredClone(body) });
  return validateRequest(input, frozen({ ...structuredClone(context), ...more }));
}
