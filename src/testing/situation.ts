import { expectNames, expectObject, membersOf } from "../engine/context/option-errors.js";
import {
  type Context,
  type CustomRule,
  type JsonPatchOperation,
  RuleDefect,
  type State,
  type UpdateContext,
  type Violation,
  validateCreate,
  validateUpdate,
} from "../index.js";
import { campaignToValidate } from "../operations/update/merge.js";
import { isObject } from "../structure/checker.js";
import { failure } from "./failure.js";

/** The body of a create request, and the context of its workspace. */
export interface RequestSituation {
  readonly body: unknown;
  readonly context?: Context | undefined;
}

/** The body of an update, and the context of the campaign and its workspace. */
export interface UpdateSituation {
  readonly patch: unknown;
  /** The stored campaign. Default: that of the context, or unknown. */
  readonly current?: unknown;
  /** The state of the stored campaign. Default: that of the context, or unknown if there is `current`, else a draft. */
  readonly state?: State | undefined;
  readonly context?: UpdateContext | undefined;
}

/** A situation in which a rule is tested. */
export type Situation = RequestSituation | UpdateSituation;

/** A violation that a rule must report in a situation. Absent properties are not compared. */
export interface ExpectedFinding {
  readonly path: string;
  /** Default: the rule under test. */
  readonly rule?: string | undefined;
  /** All params. */
  readonly params?: object | undefined;
  readonly message?: string | undefined;
  /** A JSON Patch, or "none" if there must be no fix. */
  readonly fix?: readonly JsonPatchOperation[] | "none" | undefined;
}

/** The findings of a validation. */
export interface Found {
  /** Errors, then warnings. */
  readonly findings: readonly Violation[];
  /** Why the rule could not be decided; undefined if it could. */
  readonly skipped: "structure" | "unknown" | undefined;
}

/** A situation in which a rule can be run. */
export interface Trial {
  /** Everything that the situation gives to the engine, besides options; first the body that is sent. */
  readonly inputs: readonly unknown[];
  /** The object at which paths start: the body, or the campaign after the update. */
  readonly whole: unknown;
  run(rule: CustomRule): Found;
  /** The same situation with another body. */
  withBody(body: unknown): Trial;
  /** The same update of stored campaigns that lack something, by a description; undefined for create requests. */
  readonly incomplete?: () => ReadonlyMap<string, Trial>;
}

/** Reads a situation. Throws a `TypeError` if it is invalid. */
export function trialOf(rule: CustomRule, situation: unknown, more: readonly string[] = []): Trial {
  const given = membersOf(situation, "a situation");
  if (Object.hasOwn(given, "patch")) {
    expectNames(given, ["patch", "current", "state", "context", ...more], "member of a situation:");
    return updateTrial(given as unknown as UpdateSituation);
  }
  if (rule.scope === "update") {
    throw new TypeError(`a situation must be { patch, current, state }, because ${rule.id} is about updates`);
  }
  const isBody = !Object.hasOwn(given, "body") && more.length === 0;
  if (isBody) return requestTrial({ body: situation });
  expectNames(given, ["body", "context", ...more], "member of a situation:");
  return requestTrial(given as unknown as RequestSituation);
}

function requestTrial({ body, context = {} }: RequestSituation): Trial {
  expectObject(context, "context");
  return {
    inputs: [body],
    whole: body,
    run: (rule) => found(rule, () => validateCreate(body, withRule(context, rule))),
    withBody: (other) => requestTrial({ body: other, context }),
  };
}

function updateTrial({ patch, current, state, context = {} }: UpdateSituation): Trial {
  expectObject(context, "context");
  const given = { ...(current !== undefined && { body: current }), ...(state !== undefined && { state }) };
  const isGiven = current !== undefined || state !== undefined;
  const known = isGiven ? { ...context, campaign: { ...context.campaign, ...given } } : context;
  const stored = known.campaign?.body;
  const isMerged = isObject(stored) && isObject(patch);
  return {
    inputs: [patch, stored],
    whole: isMerged ? campaignToValidate(stored, patch, context.policies?.merge ?? "component") : patch,
    run: (rule) => found(rule, () => validateUpdate(patch, withRule(known, rule))),
    withBody: (other) => updateTrial({ patch: other, context: known }),
    incomplete: () => {
      const trialWith = (body: unknown, sent = patch) => {
        return updateTrial({ patch: sent, context: { ...known, campaign: { ...known.campaign, body } } });
      };
      const trials = new Map<string, Trial>([
        ["is unknown", trialWith(undefined)],
        ["is unknown to an empty update", trialWith(undefined, {})],
      ]);
      for (const name of Object.keys(isObject(stored) ? stored : {})) {
        for (const [what, instead] of Object.entries({ no: undefined, "an empty object at": {}, "null at": null })) {
          trials.set(`has ${what} ${name}`, trialWith({ ...(stored as object), [name]: instead }));
        }
      }
      return trials;
    },
  };
}

/** The context with the rule under test, whose warnings are reported even without linting. */
function withRule<C extends Context>(context: C, rule: CustomRule): C {
  const others = [...(context.customRules ?? [])].filter(({ id }) => id !== rule.id);
  const given: Readonly<Record<string, unknown>> | undefined = context.rules;
  const level = given?.[rule.id] ?? rule.severity ?? "error";
  if (level === "off") throw failure(`The context turns ${rule.id} off, so the situation tests nothing`);
  return { ...context, customRules: [...others, rule], rules: { ...given, [rule.id]: level } };
}

function found(rule: CustomRule, validate: () => ReturnType<typeof validateUpdate>): Found {
  try {
    const { violations, warnings, skipped } = validate();
    const id: string = rule.id;
    return {
      findings: [...violations, ...warnings],
      skipped: skipped.find((entry) => entry.rule === id)?.reason,
    };
  } catch (error) {
    if (!(error instanceof RuleDefect)) throw error;
    const { cause } = error;
    throw failure(`${error.rule} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
