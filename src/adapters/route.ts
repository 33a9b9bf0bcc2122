import { expectNames, expectOneOf, membersOf } from "../context/option-errors.js";
import {
  type CampaignContext,
  createValidator,
  type HeadersInput,
  type RequestInput,
  type RequestResult,
  type Validator,
  validateRequest,
} from "../index.js";
import { headerValuesOf } from "../request/headers.js";
import { CREATE_PATH, onlyValueOf, UPDATE_PATH } from "../rules/request-parts.js";
import { kindOf } from "../structure/kinds.js";
import { expectStore, findAnswer, type IdempotencyStore, type Keyed, type StoredAnswer } from "./idempotency.js";
import { lookups } from "./lookup.js";
import { guarded } from "./server-defect.js";
import {
  type SentJson,
  type ServerContext,
  type ServerFailure,
  type ServerSuccess,
  type UniqueKeys,
  withoutUniqueKeys,
  withRepeatedKeys,
} from "./unique-keys.js";

/** The operation of a route. Publishing is an update. */
export type Operation = "create" | "update";

/** An accepted request to a route of an operation. */
export type Accepted<O extends Operation = Operation> = AcceptedBy[O];

interface AcceptedBy {
  create: ServerSuccess<Extract<RequestResult, { operation: "create" }>>;
  update: ServerSuccess<Extract<RequestResult, { operation: "update" | "publish" }>>;
}

/** The options of a route, besides the request, which has the framework's type `R`. */
export interface RouteOptions<R> {
  /**
   * The context, or a function that returns it for a request, for example by its workspace. It is called only for
   * requests with credentials. Return the same object for the same context: what is derived from it is cached with it.
   */
  context?: ServerContext | ((request: R) => ServerContext | Promise<ServerContext>) | undefined;
  /** Finds the campaign that a request updates. Default: a draft with unknown contents. */
  campaign?: ((request: R) => CampaignContext | undefined | Promise<CampaignContext | undefined>) | undefined;
  /**
   * The time limit of each of these functions, in milliseconds. One that takes longer is a defect, like one that
   * throws. Default: 10,000. 0 and Infinity set no limit.
   */
  timeout?: number | undefined;
  /**
   * Stores answers by `Idempotency-Key`. A known key gets the same answer as before, without validation. Like the
   * others, its functions are called only for requests with credentials.
   */
  idempotency?: IdempotencyStore<R> | undefined;
}

/** The result for a request. */
export type Decision<O extends Operation = Operation> =
  | { readonly kind: "refused"; readonly result: Refused }
  | { readonly kind: "known"; readonly answer: StoredAnswer }
  | { readonly kind: "accepted"; readonly result: Accepted<O>; readonly save: Keyed["save"] | undefined };

/** The router has matched the request, so the path that the server uses does not matter. */
const documentedRoutes = {
  create: { method: "POST", path: CREATE_PATH },
  update: { method: "PATCH", path: `${UPDATE_PATH}id` },
} as const satisfies Record<Operation, Pick<RequestInput, "method" | "path">>;

/** A rejected request to a route. */
export type Refused = ServerFailure;

/**
 * The validator for requests that are rejected whatever their body is, because of their credentials. A context function
 * is not called for them, so their message is the default one.
 */
export function refusedUnread<R>(
  operation: Operation,
  headers: HeadersInput,
  { context }: Pick<RouteOptions<R>, "context">,
): Refused | undefined {
  const result = validateUnread(operation, headers);
  if (result.ok || result.status !== 401) return undefined;
  const message = typeof context === "function" ? undefined : context?.message;
  return message === undefined ? result : (validateUnread(operation, headers, message) as Refused);
}

/** Whether the headers declare a body that is not JSON, which explains why it could not be read. */
export function isOtherMediaType(operation: Operation, headers: HeadersInput): boolean {
  return validateUnread(operation, headers).violations.some(({ rule }) => rule === "request.content-type-json");
}

/** Whether the headers declare a character set other than that of JSON. */
export function isOtherCharset(headers: HeadersInput): boolean {
  const type = onlyValueOf(headerValuesOf(headers), "Content-Type") ?? "";
  const parameters = type.toLowerCase().split(";").slice(1);
  const charsets = parameters.map((one) => one.split("=")).filter(([name]) => name?.trim() === "charset");
  return charsets.some(([, value = ""]) => !["utf-8", '"utf-8"'].includes(value.trim()));
}

/** Whether a `Content-Encoding` is a compression. A server that does not decompress the body finds no JSON in it. */
export function isCompression(encoding: string | null | undefined): boolean {
  return !["", "identity"].includes((encoding ?? "").toLowerCase());
}

function validateUnread(
  operation: Operation,
  headers: HeadersInput,
  message?: ServerContext["message"],
): RequestResult {
  const unread = { ...documentedRoutes[operation], headers, body: undefined };
  return guarded("validation", () => validateRequest(unread, { message }));
}

/** Throws a `TypeError` if there is no such operation. */
export function expectOperation(operation: unknown): void {
  expectOneOf(operation, Object.keys(documentedRoutes), "operation");
}

/**
 * Makes the validator for the requests of a route. It throws nothing except `ServerDefect`, whatever the functions of
 * the route throw or return. Throws a `TypeError` if the operation is unknown, or an option is invalid or misspelt.
 *
 * @param otherOptions names of the framework's own options.
 */
export function requestValidator<O extends Operation, R>(
  operation: O,
  options: RouteOptions<R>,
  otherOptions: readonly string[] = [],
) {
  expectOperation(operation);
  const given: RouteOptions<R> = membersOf(options, "options");
  expectNames(given, [...optionNames, ...otherOptions], "option");
  const { context = {}, campaign, timeout, idempotency } = given;
  const lookUp = lookups(timeout);
  const validators = new WeakMap<ServerContext, Known>();
  const validatorOf = (known: ServerContext): Known => {
    const validator = validators.get(known) ?? knownOf(known);
    validators.set(known, validator);
    return validator;
  };
  if (typeof context !== "function") validatorOf(context);
  if (campaign !== undefined && typeof campaign !== "function") {
    throw new TypeError(`campaign must be a function, got ${kindOf(campaign)}`);
  }
  if (idempotency !== undefined) expectStore(idempotency);

  return async (
    request: R,
    headers: HeadersInput,
    body: unknown,
    sent?: () => SentJson | undefined,
  ): Promise<Decision<O>> => {
    const keyed = idempotency && (await findAnswer(idempotency, lookUp, headers, request));
    if (keyed?.answer !== undefined) return { kind: "known", answer: keyed.answer };
    const known = typeof context === "function" ? await lookUp(CONTEXT, () => context(request)) : context;
    const { validator, uniqueKeys } = guarded(CONTEXT, () => validatorOf(expectContext(known)));
    const isUpdated = operation === "update" && campaign !== undefined;
    const updated = isUpdated ? await lookUp("the lookup of the campaign", () => campaign(request)) : undefined;
    const input = { ...documentedRoutes[operation], headers, body };
    const result = guarded("validation", () => {
      return withRepeatedKeys(validator.request(input, updated), headers, sent, uniqueKeys);
    });
    if (!result.ok) return { kind: "refused", result };
    return { kind: "accepted", result: result as Accepted<O>, save: keyed?.save };
  };
}

/** What is derived from a context. */
interface Known {
  readonly validator: Validator;
  readonly uniqueKeys: UniqueKeys;
}

function knownOf(given: ServerContext): Known {
  const { context, uniqueKeys } = withoutUniqueKeys(given);
  return { validator: createValidator(context), uniqueKeys };
}

const optionNames = [
  "context",
  "campaign",
  "timeout",
  "idempotency",
] as const satisfies (keyof RouteOptions<unknown>)[];

const CONTEXT = "the lookup of the context";

/** A lookup that finds nothing must return an empty context, because a forgotten `return` gives undefined. */
function expectContext(known: ServerContext): ServerContext {
  if (known === undefined) throw new TypeError("context must be an object, got undefined");
  return known;
}
