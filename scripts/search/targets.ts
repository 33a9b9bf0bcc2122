import type * as Standard from "../../src/adapters/standard.js";
import type * as Engine from "../../src/index.js";
import type { Bounds } from "./judge.js";
import type { Kind } from "./samples.js";

/** The built entries that are searched. */
export interface Entries {
  readonly engine: typeof Engine;
  readonly standard: typeof Standard;
}

/** A public function with some options. */
export interface Target {
  readonly name: string;
  readonly kind: Kind;
  readonly bounds: Bounds;
  /** Whether any error is a defect, because an input of the kind cannot contain a wrong argument. */
  readonly isTotal: boolean;
  /** Loads the function. The result takes an input and returns the call that is measured. */
  readonly prepare: (entries: Entries) => (input: Input) => () => unknown;
}

/** An input of any kind. What a kind does not have is undefined. */
type Input = Readonly<Record<string, unknown>>;

/** A validator function as it is called with a context. */
type Validation = (entries: Entries, context: Engine.UpdateContext) => (input: Input) => () => unknown;

const states = ["DRAFT", "ACTIVE", "SCHEDULED", "STOPPED", "ARCHIVED", "OTHER"];

function campaignOf({ state, stored }: Input): Engine.CampaignContext {
  return {
    ...(states.includes(state as string) && { state: state as Engine.State }),
    ...(stored !== undefined && { body: stored }),
  };
}

const features: readonly Engine.Feature[] = [
  ...(["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN"] as const),
  ...(["BRAND_DEDUPLICATION", "PORTFOLIO", "CAMPAIGN_VERSIONING"] as const),
];
const everything: Engine.UpdateContext = { features, productSets: ["summer"], policies: { utmCustomKeys: "any" } };
const byMember: Engine.UpdateContext = { policies: { merge: "member" } };

function requestIn({ method, path, headers, body }: Input): Engine.RequestInput {
  return { method, path, headers, body } as Engine.RequestInput;
}

const validations: Readonly<Record<string, readonly [kind: Kind, validation: Validation]>> = {
  validateCreate: [
    "create",
    ({ engine }, context) =>
      ({ body }) =>
      () =>
        engine.validateCreate(body, context),
  ],
  "validateUpdate, stored unknown": [
    "update",
    ({ engine }, context) =>
      (input) => {
        const campaign = campaignOf({ state: input["state"] });
        return () => engine.validateUpdate(input["patch"], { ...context, campaign });
      },
  ],
  validateUpdate: [
    "update",
    ({ engine }, context) =>
      (input) => {
        const campaign = campaignOf(input);
        return () => engine.validateUpdate(input["patch"], { ...context, campaign });
      },
  ],
  "validateUpdate, by member": [
    "update",
    ({ engine }, context) =>
      (input) => {
        const campaign = campaignOf(input);
        return () => engine.validateUpdate(input["patch"], { ...context, ...byMember, campaign });
      },
  ],
  planUpdate: [
    "update",
    ({ engine }, context) =>
      (input) => {
        const { body, ...campaign } = campaignOf(input);
        return () => engine.planUpdate(body, input["patch"], { ...context, campaign });
      },
  ],
  "planUpdate, by member": [
    "update",
    ({ engine }, context) =>
      (input) => {
        const { body, ...campaign } = campaignOf(input);
        return () => engine.planUpdate(body, input["patch"], { ...context, ...byMember, campaign });
      },
  ],
  validateRequest: [
    "request",
    ({ engine }, context) =>
      (input) => {
        const [request, campaign] = [requestIn(input), campaignOf(input)];
        return () => engine.validateRequest(request, { ...context, campaign });
      },
  ],
  "createValidator create": [
    "create",
    ({ engine }, context) => {
      const validator = engine.createValidator({ ...everything, ...context });
      return ({ body }) =>
        () =>
          validator.create(body);
    },
  ],
  "createValidator update": [
    "update",
    ({ engine }, context) => {
      const validator = engine.createValidator({ ...everything, ...context });
      return (input) => {
        const campaign = campaignOf(input);
        return () => validator.update(input["patch"], campaign);
      };
    },
  ],
  "createValidator request": [
    "request",
    ({ engine }, context) => {
      const validator = engine.createValidator({ ...everything, ...context });
      return (input) => {
        const [request, campaign] = [requestIn(input), campaignOf(input)];
        return () => validator.request(request, campaign);
      };
    },
  ],
  createRequestSchema: [
    "create",
    ({ standard }, context) => {
      const schema = standard.createRequestSchema(context);
      return ({ body }) =>
        () =>
          schema["~standard"].validate(body);
    },
  ],
  updateRequestSchema: [
    "update",
    ({ standard }, context) =>
      (input) => {
        const schema = standard.updateRequestSchema({ ...context, campaign: campaignOf(input) });
        return () => schema["~standard"].validate(input["patch"]);
      },
  ],
};

const allBounds: Readonly<Record<string, NonNullable<Engine.Context["bounds"]>>> = {
  "default bounds": {},
  "maxViolations 1": { maxViolations: 1 },
  "maxViolations 10000": { maxViolations: 10_000 },
  "maxViolations Infinity": { maxViolations: Number.POSITIVE_INFINITY },
  "maxDepth 1000": { maxDepth: 1000 },
};

const LONGEST_TEXT = 1024;
const LARGEST_BODY = 262_144;
const LARGEST_RESULT = 1_048_576;
const plain: Bounds = { nsPerByte: 150, text: LONGEST_TEXT, body: LARGEST_BODY, result: LARGEST_RESULT };

const validators: Target[] = Object.entries(validations).flatMap(([name, [kind, validation]]) =>
  [false, true].flatMap((lint) =>
    Object.entries(allBounds).map(([boundsName, bounds]): Target => {
      const isDefault = boundsName === "default bounds";
      // If thousands of violations are allowed, two bytes can cause one, so only growth can be judged.
      const isManyAskedFor = (bounds.maxViolations ?? 0) > 100;
      return {
        name: `${name}, ${lint ? "lint" : "no lint"}, ${boundsName}`,
        kind,
        isTotal: kind !== "request",
        bounds: {
          nsPerByte: isManyAskedFor ? Number.POSITIVE_INFINITY : lint ? 400 : plain.nsPerByte,
          text: LONGEST_TEXT,
          body: isDefault ? LARGEST_BODY : undefined,
          result: isDefault ? LARGEST_RESULT : undefined,
        },
        prepare: (entries) => validation(entries, { lint, bounds }),
      };
    }),
  ),
);

function other(name: string, kind: Kind, isTotal: boolean, call: (entries: Entries, input: Input) => unknown): Target {
  const prepare = (entries: Entries) => (input: Input) => () => call(entries, input);
  return { name, kind, isTotal, bounds: plain, prepare };
}

/** Arguments of the other functions may have a wrong type, which causes a `TypeError`. */
type Unchecked = never;

const others: readonly Target[] = [
  other("identifyRequest", "request", false, ({ engine }, input) => engine.identifyRequest(requestIn(input))),
  other("checkResponse", "response", false, ({ engine }, { operation, status, body }) =>
    engine.checkResponse(operation as Engine.Operation, status as number, body),
  ),
  other("checkRateLimit", "times", false, ({ engine }, { times, now }) =>
    engine.checkRateLimit(times as Unchecked, now as Unchecked),
  ),
  other("checkCreationQuota", "times", false, ({ engine }, { times, now }) =>
    engine.checkCreationQuota(times as Unchecked, now as Unchecked),
  ),
  other("checkRequestId", "request id", false, ({ engine }, { channel, last, now }) =>
    engine.checkRequestId(channel as Unchecked, last as Unchecked, now as Unchecked),
  ),
  ...(["replay", "reject"] as const).map((policy) =>
    other(`decideIdempotency, ${policy}`, "idempotency", false, ({ engine }, { stored, fingerprint }) =>
      engine.decideIdempotency(stored as Unchecked, fingerprint as Unchecked, policy),
    ),
  ),
];

export const targets: readonly Target[] = [...validators, ...others];

/** The target with a name. */
export function targetOf(name: string): Target {
  const target = targets.find((known) => known.name === name);
  if (target === undefined) throw new TypeError(`there is no target named ${name}`);
  return target;
}

/** A target without its bounds: the function, how it is called, and whether it lints. */
export function functionOf(target: string): string {
  return target
    .split(", ")
    .filter((part) => !Object.hasOwn(allBounds, part))
    .join(", ");
}
