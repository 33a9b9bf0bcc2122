import type * as Standard from "../../src/adapters/standard.js";
import type * as Engine from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { states } from "../../src/rules/parts/update-parts.js";
import { features } from "../../src/rules/rule-context.js";
import type { Bounds } from "./judge.js";
import type { Kind } from "./samples.js";

/** The exports of the built entries that are searched. */
export type Entries = typeof Engine & typeof Standard;

/** A public function with some options. */
export interface Target {
  readonly name: string;
  readonly kind: Kind;
  readonly bounds: Bounds;
  /** Whether any error is a defect, because an input of the kind cannot contain a wrong argument. */
  readonly isTotal: boolean;
  readonly call: (entries: Entries, input: Input) => unknown;
}

type Members = "method" | "path" | "headers" | "body" | "patch" | "stored" | "state" | "operation" | "status";
type Others = "times" | "now" | "channel" | "last" | "fingerprint";

/** An input of any kind. What a kind does not have is undefined, and any value may have a wrong type. */
export type Input = Readonly<Record<Members | Others, never>>;

type Validation = (entries: Entries, context: Engine.UpdateContext, input: Input) => unknown;

/** A context that also has what is known of the campaign. */
function about({ state, stored }: Partial<Input>, context?: Engine.UpdateContext): Engine.UpdateContext {
  const known = { ...(states.includes(state as never) && { state }), ...(stored !== undefined && { body: stored }) };
  return { ...context, campaign: known as Engine.CampaignContext };
}

const byMember = { policies: { merge: "member" } } as const;
const everything: Engine.UpdateContext = { features, productSets: ["summer"], policies: { utmCustomKeys: "any" } };
const validators = new Map<Engine.UpdateContext, Engine.Validator>();

function validatorOf({ createValidator }: Entries, context: Engine.UpdateContext): Engine.Validator {
  const validator = validators.get(context) ?? createValidator({ ...everything, ...context });
  validators.set(context, validator);
  return validator;
}

const creations: Readonly<Record<string, Validation>> = {
  validateCreate: ({ validateCreate }, context, { body }) => validateCreate(body, context),
  "createValidator create": (entries, context, { body }) => validatorOf(entries, context).create(body),
  createRequestSchema: ({ createRequestSchema }, context, { body }) =>
    createRequestSchema(context)["~standard"].validate(body),
};

const updates: Readonly<Record<string, Validation>> = {
  "validateUpdate, stored unknown": ({ validateUpdate }, context, { patch, state }) =>
    validateUpdate(patch, about({ state }, context)),
  validateUpdate: ({ validateUpdate }, context, input) => validateUpdate(input.patch, about(input, context)),
  "validateUpdate, by member": ({ validateUpdate }, context, input) =>
    validateUpdate(input.patch, about(input, { ...context, ...byMember })),
  planUpdate: ({ planUpdate }, context, { stored, patch, state }) =>
    planUpdate(stored, patch, about({ state }, context)),
  "planUpdate, by member": ({ planUpdate }, context, { stored, patch, state }) =>
    planUpdate(stored, patch, about({ state }, { ...context, ...byMember })),
  "createValidator update": (entries, context, input) =>
    validatorOf(entries, context).update(input.patch, about(input).campaign),
  updateRequestSchema: ({ updateRequestSchema }, context, input) =>
    updateRequestSchema(about(input, context))["~standard"].validate(input.patch),
};

const requests: Readonly<Record<string, Validation>> = {
  validateRequest: ({ validateRequest }, context, input) => validateRequest(input, about(input, context)),
  "createValidator request": (entries, context, input) =>
    validatorOf(entries, context).request(input, about(input).campaign),
};

const allOptions: Readonly<Record<string, Engine.Context>> = {
  "default bounds": {},
  "maxViolations 1": { bounds: { maxViolations: 1 } },
  "maxViolations 10000": { bounds: { maxViolations: 10_000 } },
  "maxViolations Infinity": { bounds: { maxViolations: Number.POSITIVE_INFINITY } },
  "maxDepth 1000": { bounds: { maxDepth: 1000 } },
  "everything off": { exceptions: forAllRules("off") },
  "everything a warning": { exceptions: forAllRules("warning") },
};

/** Exceptions for all rules, everywhere in the body. */
function forAllRules(level: "off" | "warning"): NonNullable<Engine.Context["exceptions"]> {
  return rules.map(({ id }) => ({ rule: id, path: "**", level }));
}

/** More growth, twice in a row, is more than linear. */
const MOST_GROWTH = 3;
const plain: Bounds = { time: 150, growth: MOST_GROWTH, text: 1024, body: 262_144, result: 1_048_576, failure: 0 };
const unbounded = Number.POSITIVE_INFINITY;

function targetsOf(kind: Kind, validations: Readonly<Record<string, Validation>>): Target[] {
  return Object.entries(validations).flatMap(([name, validation]) =>
    [false, true].flatMap((lint) =>
      Object.entries(allOptions).map(([optionsName, options]): Target => {
        const hasBounds = options.bounds !== undefined;
        // If thousands of violations are allowed, a byte can cause two, so only growth can be judged.
        const areManyAllowed = (options.bounds?.maxViolations ?? 0) > 100 || options.exceptions !== undefined;
        // Such a plan writes and merges the members of a component: an object of thousands takes as long as its parse.
        const isSlow = lint || name === "planUpdate, by member";
        const context = { lint, ...options };
        return {
          name: `${name}, ${lint ? "lint" : "no lint"}, ${optionsName}`,
          kind,
          isTotal: kind !== "request",
          bounds: {
            ...plain,
            time: areManyAllowed ? unbounded : isSlow ? 400 : plain.time,
            ...(hasBounds && { body: unbounded, result: unbounded }),
          },
          call: (entries, input) => validation(entries, context, input),
        };
      }),
    ),
  );
}

function other(name: string, kind: Kind, call: Target["call"]): Target {
  return { name, kind, isTotal: false, bounds: plain, call };
}

export const targets: readonly Target[] = [
  ...targetsOf("create", creations),
  ...targetsOf("update", updates),
  ...targetsOf("request", requests),
  other("identifyRequest", "request", ({ identifyRequest }, input) => identifyRequest(input)),
  other("checkResponse", "response", ({ checkResponse }, input) =>
    checkResponse(input.operation, input.status, input.body),
  ),
  other("checkRateLimit", "times", ({ checkRateLimit }, { times, now }) => checkRateLimit(times, now)),
  other("checkCreationQuota", "times", ({ checkCreationQuota }, { times, now }) => checkCreationQuota(times, now)),
  other("checkRequestId", "request id", ({ checkRequestId }, input) =>
    checkRequestId(input.channel, input.last, input.now),
  ),
  ...(["replay", "reject"] as const).map((policy) =>
    other(`decideIdempotency, ${policy}`, "idempotency", ({ decideIdempotency }, { stored, fingerprint }) =>
      decideIdempotency(stored, fingerprint, policy),
    ),
  ),
];

/** The target with a name. */
export function targetOf(name: string): Target {
  const target = targets.find((known) => known.name === name);
  if (target === undefined) throw new TypeError(`there is no target named ${name}`);
  return target;
}

/** A target without its options: the function, how it is called, and whether it lints. */
export function functionOf(target: string): string {
  const parts = target.split(", ");
  return parts.filter((part) => !Object.hasOwn(allOptions, part)).join(", ");
}
