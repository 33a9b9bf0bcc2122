import type * as Standard from "../../src/adapters/standard.js";
import type * as Arbitraries from "../../src/arbitraries/index.js";
import type * as Engine from "../../src/index.js";
import type * as Catalogue from "../../src/reference/catalogue.js";
import type * as Schemas from "../../src/reference/schemas.js";
import type * as Testing from "../../src/testing/index.js";
import { valid } from "./campaigns.js";

/**
 * The entries of the package, from its sources or as it is installed. Those for servers are left out: they get their
 * input over HTTP, and are tested that way.
 */
export interface Entries {
  readonly "campaign-rules": typeof Engine;
  readonly "campaign-rules/catalogue": typeof Catalogue;
  readonly "campaign-rules/schemas": typeof Schemas;
  readonly "campaign-rules/standard": typeof Standard;
  readonly "campaign-rules/arbitraries": typeof Arbitraries;
  readonly "campaign-rules/testing": typeof Testing;
}

/**
 * The use of a value. No body makes a function throw, so values for bodies are planted in campaigns, too. Arguments of
 * the caller, such as a context, may be refused with one of our `TypeError`s.
 */
export type Role = "body" | "argument";

/** A public function with an open place: one argument, or a part of one. */
export interface Attempt {
  readonly name: string;
  readonly role: Role;
  /** Returns what the function returns. */
  call(value: unknown): unknown;
}

type Call = (value: never) => unknown;

/** The attempts on each callable export of each entry. */
export type Attempts = { readonly [Entry in keyof Entries]: Readonly<Record<string, readonly Attempt[]>> };

export function attemptsOn(entries: Entries): Attempts {
  return {
    "campaign-rules": onEngine(entries["campaign-rules"]),
    "campaign-rules/catalogue": {
      isFeature: asArguments({ isFeature: entries["campaign-rules/catalogue"].isFeature as Call }),
      explain: asArguments({ explain: entries["campaign-rules/catalogue"].explain as Call }),
      // Only the engine makes violations. The params of a rule that is not ours may be anything.
      shortMessage: asArguments({
        "the id of a rule": (rule) => {
          const foreign = { rule, path: "a", segments: ["a"], params: {}, message: "a is odd" };
          return entries["campaign-rules/catalogue"].shortMessage(foreign as never);
        },
      }),
    },
    "campaign-rules/schemas": onSchemas(entries["campaign-rules/schemas"]),
    "campaign-rules/standard": onStandard(entries["campaign-rules/standard"]),
    "campaign-rules/arbitraries": onArbitraries(entries["campaign-rules/arbitraries"]),
    "campaign-rules/testing": onTesting(entries["campaign-rules/testing"]),
  };
}

const stored = { state: "DRAFT", body: valid.push.body } as const;
const patch = { advanced: {}, campaign_content: { content: {} } };
const member = { policies: { merge: "member" } } as const;
const authorization = `Basic ${btoa("WORKSPACE:key")}`;

const creation = {
  method: "POST",
  path: "/core-services/v1/campaigns",
  headers: { authorization, "SVC-APPKEY": "WORKSPACE", "content-type": "application/json" },
  body: valid.push.body,
};
const updating = {
  method: "PATCH",
  path: "/v5/campaigns/c-1",
  headers: { authorization, "Idempotency-Key": "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10", "X-SVC-Request-Id": "r-1" },
  body: patch,
};

/** Contexts with a value in one place, by that place. */
function contextsOf(value: unknown): Readonly<Record<string, unknown>> {
  return {
    "the context": value,
    features: { features: value },
    "a feature": { features: [value] },
    productSets: { productSets: value },
    "a product set": { productSets: ["ps-cart", value] },
    policies: { policies: value },
    "a policy": { policies: { utmCustomKeys: value } },
    "the name of a policy": typeof value === "string" ? { policies: { [value]: "any" } } : undefined,
    rules: { rules: value },
    "the level of a rule": { rules: { "utm.custom-key-prefixed": value } },
    "the name of a rule": typeof value === "string" ? { rules: { [value]: "off" } } : undefined,
    customRules: { customRules: value },
    "a custom rule": { customRules: [value] },
    // An error that a function of the caller throws is thrown as it is.
    message: typeof value === "function" ? undefined : { message: value },
    lint: { lint: value },
    bounds: { bounds: value },
    maxDepth: { bounds: { maxDepth: value } },
    maxViolations: { bounds: { maxViolations: value } },
    campaign: { campaign: value },
    "the state": { campaign: { state: value } },
    "the channel": { campaign: { channel: value } },
  };
}

/** An attempt for each place in a context. */
function inContext(call: (context: never) => unknown): Attempt[] {
  return Object.keys(contextsOf(undefined)).map((place) => ({
    name: place,
    role: "argument",
    call: (value) => call(contextsOf(value)[place] as never),
  }));
}

function asBodies(calls: Readonly<Record<string, (value: unknown) => unknown>>): Attempt[] {
  return Object.entries(calls).map(([name, call]) => ({ name, role: "body", call }));
}

function asArguments(calls: Readonly<Record<string, Call>>): Attempt[] {
  return Object.entries(calls).map(([name, call]) => ({ name, role: "argument", call: call as Attempt["call"] }));
}

function onEngine(engine: typeof Engine): Readonly<Record<string, readonly Attempt[]>> {
  const { validateCreate, validateUpdate, validateRequest, identifyRequest } = engine;
  const { planUpdate, createValidator, checkResponse } = engine;
  // Used for all values, so that a value that changes the validator shows in the next answer.
  const linting = createValidator({ lint: true, campaign: stored });
  return {
    defineRule: onDefineRule(engine.defineRule),
    validateCreate: [
      ...asBodies({ "the body": (body) => validateCreate(body) }),
      ...inContext((context) => validateCreate(valid.email.body, context)),
    ],
    validateUpdate: [
      ...asBodies({
        "the patch": (value) => validateUpdate(value),
        "the patch of a stored campaign": (value) =>
          validateUpdate(value, { campaign: { ...stored, state: "ACTIVE" } }),
        "the patch, by member": (value) => validateUpdate(value, { ...member, campaign: stored }),
        "the stored campaign": (body) => validateUpdate(patch, { lint: true, campaign: { state: "SCHEDULED", body } }),
        "the stored campaign, by member": (body) => validateUpdate(patch, { ...member, campaign: { body } }),
        "both, one and the same": (value) =>
          validateUpdate(value, { ...member, lint: true, campaign: { state: "ACTIVE", body: value } }),
      }),
      ...inContext((context) => validateUpdate(patch, context)),
    ],
    planUpdate: [
      ...asBodies({
        "the desired campaign": (desired) => planUpdate(valid.push.body, desired, { campaign: stored }),
        "the desired campaign, by member": (desired) => planUpdate(valid.push.body, desired, { ...member, lint: true }),
        "the stored campaign": (body) => planUpdate(body, valid.push.body, { campaign: stored }),
        "the stored campaign, by member": (body) => planUpdate(body, valid.push.body, member),
        "both, one and the same": (value) => planUpdate(value, value),
      }),
      ...inContext((context) => planUpdate(valid.push.body, valid.email.body, context)),
    ],
    validateRequest: [
      ...asBodies({
        "the body of a creation": (body) => validateRequest({ ...creation, body }),
        "the body of an update": (body) => validateRequest({ ...updating, body }, { campaign: stored }),
      }),
      ...asArguments({
        "the request": validateRequest,
        method: (method) => validateRequest({ ...updating, method }),
        path: (path) => validateRequest({ ...updating, path }),
        headers: (headers) => validateRequest({ ...updating, headers }),
        "a pair of headers": (pair) =>
          validateRequest({ ...updating, headers: [["authorization", authorization], pair] }),
        "the name of a header": (name) => validateRequest({ ...updating, headers: [[name, "x"]] }),
        ...Object.fromEntries(
          ["Authorization", "SVC-APPKEY", "X-SVC-Tenant-ID", "Content-Type", "Idempotency-Key", "X-SVC-Request-Id"].map(
            (name) => [
              name,
              (value: never) => validateRequest({ ...updating, headers: { authorization, [name]: value } }),
            ],
          ),
        ),
        "one of several Authorizations": (value) =>
          validateRequest({ ...updating, headers: { authorization: [authorization, value] } }),
      }),
      ...inContext((context) => validateRequest(updating, context)),
    ],
    identifyRequest: asArguments({
      "the request": identifyRequest,
      method: (method) => identifyRequest({ ...updating, method }),
      path: (path) => identifyRequest({ ...updating, path }),
      headers: (headers) => identifyRequest({ ...updating, headers }),
      "a pair of joined headers": (pair) =>
        identifyRequest({ ...updating, headers: Object.assign([pair], { append: () => undefined }) }),
    }),
    createValidator: [
      ...asBodies({
        create: (body) => linting.create(body),
        update: (value) => linting.update(value),
        "update, with a campaign": (body) => linting.update(patch, { body }),
        plan: (desired) => linting.plan(valid.email.body, desired),
        request: (body) => linting.request({ ...creation, body }),
      }),
      ...asArguments({
        "the campaign of update": (campaign) => linting.update(patch, campaign),
        "the campaign of plan": (campaign) => linting.plan(valid.push.body, valid.email.body, campaign),
        "the request of request": (request) => linting.request(request),
        "the campaign of request": (campaign) => linting.request(updating, campaign),
      }),
      ...inContext((context) => createValidator(context).update(patch)),
    ],
    checkResponse: [
      ...asBodies({
        "the body of a creation": (body) => checkResponse("create", 201, body),
        "the body of an error": (body) => checkResponse("create", 400, body),
        "the error": (error) => checkResponse("update", 400, { error }),
        "a detail": (detail) =>
          checkResponse("publish", 400, { error: { code: "c", message: "m", target: "t", details: [detail] } }),
        "the body of an update": (body) => checkResponse("update", 200, body),
      }),
      ...asArguments({
        operation: (operation) => checkResponse(operation, 201, {}),
        status: (status) => checkResponse("create", status, {}),
      }),
    ],
    ...onLimits(engine),
  };
}

function onLimits(engine: typeof Engine): Readonly<Record<string, readonly Attempt[]>> {
  const { checkCreationQuota, checkRateLimit, checkRequestId, decideIdempotency, RuleDefect } = engine;
  const kept = { fingerprint: "a", response: {} };
  const histories = (check: (times: never, now: never) => unknown) =>
    asArguments({
      "the history": (times) => check(times, 0 as never),
      "an entry of the history": (time) => check([0, 1, time, 2, 3, 4, 5] as never, 0 as never),
      now: (now) => check([0, 1, 2, 3, 4, 5] as never, now),
    });
  return {
    checkCreationQuota: histories(checkCreationQuota),
    checkRateLimit: histories(checkRateLimit),
    checkRequestId: asArguments({
      channel: (channel) => checkRequestId(channel, 0, 0),
      "the last success": (time) => checkRequestId("PUSH", time, 0),
      now: (now) => checkRequestId("EMAIL", 0, now),
    }),
    decideIdempotency: asArguments({
      "what is stored": (value) => decideIdempotency(value, "a"),
      "its fingerprint": (fingerprint) => decideIdempotency({ ...kept, fingerprint }, "a", "reject"),
      "its response": (response) => decideIdempotency({ ...kept, response }, "a", "reject"),
      "the fingerprint": (fingerprint) => decideIdempotency(kept, fingerprint, "reject"),
      "the policy": (policy) => decideIdempotency(kept, "b", policy),
    }),
    // Its first argument is the id of a rule, which only the engine passes. The second is the thrown value.
    RuleDefect: asArguments({ cause: (cause) => new RuleDefect("a.rule", cause).message }),
  };
}

const rule = { id: "acme.rule", scope: "request", reads: {}, message: "is wrong", check: () => undefined };

/** An attempt for each member of a definition. Other tests try values that a rule reports. */
function onDefineRule(defineRule: typeof Engine.defineRule): readonly Attempt[] {
  const withMember = (name: string) => (value: unknown) => defineRule({ ...rule, [name]: value } as never).id;
  const names = [...Object.keys(rule), "spec", "severity", "summary", "ifFeature", "unlessFeature", "states", "repair"];
  const members = Object.fromEntries(names.map((name) => [name, withMember(name)]));
  return asArguments({
    ...members,
    "a definition": (definition) => defineRule(definition).id,
    "reads.values": (values) => defineRule({ ...rule, reads: { values } } as never).id,
    "a path": (path) => defineRule({ ...rule, reads: { keys: [path] } } as never).id,
    "a state": (state) => defineRule({ ...rule, scope: "update", states: [state] } as never).id,
  });
}

function onSchemas({ jsonSchemaDocument, openApiDocument }: typeof Schemas): Attempts["campaign-rules/schemas"] {
  return {
    jsonSchemaDocument: asArguments({ name: jsonSchemaDocument }),
    openApiDocument: asArguments({ "an argument that it does not have": openApiDocument }),
  };
}

/** The registered tests are not run: they fail as a rule or a table requires. */
function onTesting({ testRule }: typeof Testing): Attempts["campaign-rules/testing"] {
  const named = { id: "acme.rule" } as never;
  const runner = { it: () => undefined };
  return {
    testRule: asArguments({
      "the rule": (value) => testRule(value, { valid: {}, invalid: {} }, runner),
      "its id": (id) => testRule({ id } as never, { valid: {}, invalid: {} }, runner),
      situations: (value) => testRule(named, value, runner),
      valid: (valid) => testRule(named, { valid, invalid: {} }, runner),
      "a situation": (value) => testRule(named, { valid: { value }, invalid: { value } }, runner),
      options: (value) => testRule(named, { valid: {}, invalid: {} }, value),
      it: (value) =>
        testRule(named, { valid: {}, invalid: {} }, { it: typeof value === "function" ? undefined : value }),
      undeclaredReads: (value) => {
        return testRule(named, { valid: {}, invalid: {} }, { ...runner, undeclaredReads: value });
      },
    }),
  };
}

function onStandard(standard: typeof Standard): Attempts["campaign-rules/standard"] {
  const { createRequestSchema, updateRequestSchema } = standard;
  const create = createRequestSchema({ lint: true })["~standard"];
  const update = updateRequestSchema({ campaign: stored })["~standard"];
  const shapeless = updateRequestSchema({ policies: { merge: "member" } })["~standard"];
  return {
    createRequestSchema: [
      ...asBodies({ "the body": (body) => resultWithout(create.validate(body)) }),
      ...asArguments({
        "the options of a conversion": (options) => create.jsonSchema.input(options),
        target: (target) => create.jsonSchema.output({ target }),
      }),
      ...inContext((context) => typeof createRequestSchema(context)),
    ],
    updateRequestSchema: [
      ...asBodies({ "the patch": (value) => resultWithout(update.validate(value)) }),
      ...asArguments({ "the options of no conversion": (options) => shapeless.jsonSchema.input(options) }),
      ...inContext((context) => typeof updateRequestSchema(context)),
    ],
  };
}

/** A result without its value, which belongs to the caller. */
function resultWithout({ issues }: { readonly issues?: readonly unknown[] | undefined }): unknown {
  return { issues };
}

const ofRequests = ["channel", "deliveryType", "features", "productSets", "policies", "lint"];

/** The options that each generator with options reads. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  createRequest: ofRequests,
  update: [...ofRequests, "state", "isKnown"],
  wholeRequest: [...ofRequests, "state", "isKnown", "operation"],
  hostileValue: ["json"],
};

function onArbitraries(arbitraries: typeof Arbitraries): Readonly<Record<string, readonly Attempt[]>> {
  return Object.fromEntries(
    Object.entries(arbitraries).map(([name, make]) => {
      const kindOf = (argument: unknown) => typeof (make as (argument: unknown) => object)(argument);
      const ofOptions = (OPTIONS[name] ?? []).map(
        (option) => [option, (value: never) => kindOf({ [option]: value })] as const,
      );
      return [name, asArguments({ "the argument": kindOf, ...Object.fromEntries(ofOptions) })];
    }),
  );
}
