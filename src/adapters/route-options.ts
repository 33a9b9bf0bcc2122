import { expectNames, expectOneOf, membersOf } from "../engine/context/option-errors.js";
import type { CampaignContext, Identified, RequestResult } from "../index.js";
import { kindOf } from "../structure/kinds.js";
import type { Operation } from "./head.js";
import { expectStore, type IdempotencyStore } from "./idempotency.js";
import type { ServerContext, ServerResult, ServerSuccess } from "./unique-keys.js";

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
  context?:
    | ServerContext
    | ((request: R, identified: Identified) => ServerContext | Promise<ServerContext>)
    | undefined;
  /**
   * Finds the campaign that a request updates, by its workspace and its id. Default: a draft with unknown contents.
   */
  campaign?:
    | ((request: R, identified: IdentifiedUpdate) => CampaignContext | undefined | Promise<CampaignContext | undefined>)
    | undefined;
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
  /**
   * With `"report"`, requests are not rejected and answers are not replayed: each request reaches the handler as it
   * came. Default: `"enforce"`.
   */
  mode?: Mode | undefined;
  /**
   * Called once for each request that was decided, in both modes, but not for a replay. If it throws or rejects,
   * the error is reported. It cannot change the answer, which does not wait for it.
   */
  onResult?: ((result: ServerResult, request: R) => unknown) | undefined;
}

/** Whether invalid requests are rejected, or only reported. */
export type Mode = "enforce" | "report";

/** A handler also gets null if requests are only reported. */
export type IfReport<M extends Mode, T> = "report" extends M ? T : never;

/** The operation, workspace and campaign of a request. */
export type IdentifiedUpdate = Extract<Identified, { operation: "update" }>;

export function expectOperation(operation: unknown): void {
  expectOneOf(operation, ["create", "update"] satisfies Operation[], "operation");
}

const names = [
  "context",
  "campaign",
  "timeout",
  "idempotency",
  "mode",
  "onResult",
] as const satisfies (keyof RouteOptions<unknown>)[];

/**
 * The options of a route. Throws a `TypeError` if one is misspelt, or is not of its kind.
 *
 * @param otherNames names of the framework's own options.
 */
export function routeOptions<R>(options: RouteOptions<R>, otherNames: readonly string[]): RouteOptions<R> {
  const given: RouteOptions<R> = membersOf(options, "options");
  expectNames(given, [...names, ...otherNames], "option");
  if (given.mode !== undefined) expectOneOf(given.mode, ["enforce", "report"] satisfies Mode[], "mode");
  for (const name of ["campaign", "onResult"] as const) {
    const found = kindOf(given[name]);
    if (!["undefined", "function"].includes(found)) throw new TypeError(`${name} must be a function, got ${found}`);
  }
  if (given.idempotency !== undefined) expectStore(given.idempotency);
  return given;
}
