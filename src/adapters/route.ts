import { isLostPromise } from "../engine/context/lost-promise.js";
import { createValidator, type Identified, type Validator } from "../index.js";
import { checkedCampaign } from "../operations/update/update-context.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { type Head, identify, type Operation } from "./head.js";
import { findAnswer, type Keyed, type StoredAnswer } from "./idempotency.js";
import { lookupName, lookups } from "./lookup.js";
import { type ReadBody, refusedFor } from "./read-body.js";
import { type Accepted, expectOperation, type RouteOptions, routeOptions } from "./route-options.js";
import { guarded, reportSafely, ServerDefect } from "./server-defect.js";
import {
  type ServerContext,
  type ServerFailure,
  type ServerResult,
  type UniqueKeys,
  withKeysOfBody,
  withoutUniqueKeys,
} from "./unique-keys.js";

export type Decision<O extends Operation = Operation> =
  | { readonly kind: "refused"; readonly result: ServerFailure }
  | { readonly kind: "known"; readonly answer: StoredAnswer }
  | { readonly kind: "accepted"; readonly result: Accepted<O>; readonly save: Keyed["save"] | undefined }
  /** The request was not accepted, but reaches the handler, because the mode is `report`. */
  | typeof passed;

const passed = { kind: "passed" } as const;

/** A decision that does not depend on the body. */
type Unidentified = Extract<Decision, { kind: "refused" | "passed" }>;

/**
 * Decides about the requests of a route. Its functions throw only a `ServerDefect`, whatever the functions in the
 * options do, or the error of reading a body. In the mode `"report"`, they never throw.
 */
export interface Route<O extends Operation, R> {
  readonly rejects: boolean;
  /** Finds the operation, workspace and campaign of a request. */
  identify(request: R, head: Head): { readonly kind: "identified"; readonly identified: Identified } | Unidentified;
  /** Decides about a request with credentials. A known key comes before the body. */
  decide(request: R, head: Head, identified: Identified, read: ReadsBody): Promise<Decision<O>>;
}

export type ReadsBody = () => ReadBody | Promise<ReadBody>;

export interface Framework<R> {
  /** Gets errors that do not change an answer. */
  report(error: unknown, request: R): unknown;
  readonly otherOptions?: readonly string[];
}

/** @throws {TypeError} if the operation is unknown, or an option is invalid or misspelt. */
export function routeFor<O extends Operation, R>(
  operation: O,
  options: RouteOptions<R>,
  { report, otherOptions = [] }: Framework<R>,
): Route<O, R> {
  expectOperation(operation);
  const { context = {}, campaign, timeout, idempotency, mode, onResult } = routeOptions(options, otherOptions);
  const rejects = mode !== "report";
  const lookUp = lookups(timeout);
  const validators = new WeakMap<ServerContext, { readonly validator: Validator; readonly uniqueKeys: UniqueKeys }>();
  const validatorOf = (given: ServerContext) =>
    getOrInsertComputed(validators, given, () => {
      const { context: checked, uniqueKeys } = withoutUniqueKeys(given);
      return { validator: createValidator(checked), uniqueKeys };
    });
  if (typeof context !== "function") validatorOf(context);

  const tell = (result: ServerResult, request: R): void => {
    if (onResult === undefined) return;
    const fail = (cause: unknown) => {
      reportSafely((error) => report(error, request), new ServerDefect("onResult", cause));
    };
    try {
      // The answer is made from the result.
      const told = result.ok ? { ...result } : structuredClone(result);
      Promise.resolve(onResult(told, request)).catch(fail);
    } catch (cause) {
      fail(cause);
    }
  };
  const refuse = (result: ServerFailure, request: R): Unidentified => {
    tell(result, request);
    return rejects ? { kind: "refused", result } : passed;
  };
  /** Lets a request pass that could not be decided. If its body cannot be read, the handler will find out. */
  const pass = (error: unknown, request: R): typeof passed => {
    if (rejects) throw error;
    if (error instanceof ServerDefect) reportSafely((reported) => report(reported, request), error);
    return passed;
  };

  const decide = async (...[request, head, identified, read]: Parameters<Route<O, R>["decide"]>) => {
    const { workspace } = identified;
    const { headers } = head;
    const keyed =
      rejects && idempotency ? await findAnswer(idempotency, lookUp, { workspace, headers }, request) : undefined;
    if (keyed?.answer !== undefined) return { kind: "known", answer: keyed.answer } as const;
    const body = await read();
    const contextOf = lookupName("context", workspace);
    const known = typeof context === "function" ? await lookUp(contextOf, () => context(request, identified)) : context;
    const { validator, uniqueKeys } = guarded(contextOf, () => {
      // A lookup that finds nothing must return an empty context, because a forgotten `return` gives undefined.
      if (known === undefined) throw new TypeError("context must be an object, got undefined");
      return validatorOf(known);
    });
    if ("refused" in body) {
      const refused = guarded("validation", () => refusedFor(body.refused, head, validator.request));
      return refuse(refused, request);
    }
    const campaignOf = lookupName("campaign", workspace);
    const found =
      identified.operation === "update" && campaign !== undefined
        ? await lookUp(campaignOf, () => campaign(request, identified))
        : undefined;
    const updated = guarded(campaignOf, () => {
      // Then the campaign of the context counts, if it has one.
      if (found === undefined) return undefined;
      const checked = checkedCampaign(found);
      // To the engine, a promise is a campaign without members: the client would get a 400 for a missing `await`.
      if (isLostPromise(checked.body)) throw new TypeError("campaign.body must be a campaign, got a promise");
      return checked;
    });
    const result = guarded("validation", () => {
      return withKeysOfBody(validator.request({ ...head, body: body.value }, updated), headers, body.sent, uniqueKeys);
    });
    if (!result.ok) return refuse(result, request);
    tell(result, request);
    return { kind: "accepted", result: result as Accepted<O>, save: keyed?.save } as const;
  };

  return {
    rejects,
    identify(request, head) {
      try {
        const identified = identify(head, typeof context === "function" ? {} : context);
        return identified.ok ? { kind: "identified", identified } : refuse(identified, request);
      } catch (error) {
        return pass(error, request);
      }
    },
    decide: (...given) => decide(...given).catch((error: unknown) => pass(error, given[0])),
  };
}
