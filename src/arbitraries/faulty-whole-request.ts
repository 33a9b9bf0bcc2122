import fc from "fast-check";
import { expectOneOf } from "../engine/context/option-errors.js";
import type { RequestInput } from "../operations/request/validate-request.js";
import type { UpdateContext } from "../operations/update/update-context.js";
import type { RuleId } from "../rules/index.js";
import { type ExpectedViolation, outside } from "./expected-violation.js";
import { oneOf } from "./values.js";
import { base64, finished, headersForm, type RequestDraft, requestDraft } from "./whole-request.js";

/** Ids of the rules that only a whole request can break. */
export type WholeRequestRuleId = Extract<RuleId, `request.${string}`>;

/** A whole request with one fault, and the context in which that is its only one. */
export interface FaultyWholeRequest<R extends WholeRequestRuleId = WholeRequestRuleId> {
  request: RequestInput;
  context: UpdateContext;
  /** Status of the answer. */
  status: 400 | 401 | 404;
  expected: ExpectedViolation<R>;
}

/** Values of a header: one, several, or none; of `path`, the method and the path. */
type Values = string | readonly string[] | undefined;

interface RequestFault {
  readonly operation?: "create" | "update";
  readonly status?: 401 | 404;
  /** Name of the header at fault, or `path`. */
  readonly at: string;
  readonly values: readonly (Values | ((draft: RequestDraft) => string))[];
  /** The `request_id` of the body; null removes it. */
  readonly bodyId?: string | null;
}

const absent = [undefined, undefined, "", " "];
const anotherWorkspace = ["another", ({ workspace }: RequestDraft) => `${workspace.toUpperCase()}x`];
const uuids = ["8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10", "0c4e8a52-7b1d-4f36-a9e0-3d5b7c1f2e84"];

const basic = (credentials: string) => `Basic ${base64(credentials)}`;

/** The ways to break each rule of whole requests. A rule missing here is a compile error. */
const faults: Readonly<Record<WholeRequestRuleId, readonly RequestFault[]>> = {
  "request.operation-known": [
    {
      at: "path",
      status: 404,
      values: [
        ["GET", "/core-services/v1/campaigns"],
        ["POST", "/core-services/v1/campaigns/"],
        ["PUT", "/v5/campaigns/c-1"],
        ["PATCH", "/v5/campaigns/"],
        ["PATCH", "/v5/campaigns/c-1/validate"],
        ["POST", "/V5/campaigns/c-1"],
      ],
    },
  ],
  "request.authorized": [
    {
      at: "Authorization",
      status: 401,
      values: [
        ...[undefined, "", "Basic", "Basic ", "Bearer abc", "Basic !", "Basic YTpiY", `Basic${base64("W-1:k")}`],
        ...[basic("no-colon"), basic(":key"), basic("id:")],
      ],
    },
    { at: "SVC-APPKEY", status: 401, operation: "create", values: anotherWorkspace },
    { at: "X-SVC-Tenant-ID", status: 401, operation: "update", values: anotherWorkspace },
  ],
  "request.headers-unambiguous": [
    { at: "Content-Type", values: [["application/json", "application/json;charset=utf-8"]] },
    { at: "Idempotency-Key", operation: "update", values: [uuids] },
    { at: "X-SVC-Request-Id", operation: "update", values: [["r-8", "r-9"]] },
  ],
  "request.app-key-present": [{ at: "SVC-APPKEY", operation: "create", values: absent }],
  "request.content-type-json": [
    { at: "Content-Type", values: ["text/plain", "application/xml", "application/jsonp", "json"] },
  ],
  "request.idempotency-key-present": [{ at: "Idempotency-Key", operation: "update", values: absent }],
  "request.idempotency-key-uuid": [
    {
      at: "Idempotency-Key",
      operation: "update",
      values: [
        ...["1", "8f2b6c1e-4d3a-1b7f-9c21-5e0d7a6b3f10", "8f2b6c1e-4d3a-4b7f-7c21-5e0d7a6b3f10"],
        ...["8f2b6c1e4d3a4b7f9c215e0d7a6b3f10", "{8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10}"],
      ],
    },
  ],
  "request.request-id-present": [{ at: "X-SVC-Request-Id", operation: "update", values: absent, bodyId: null }],
  "request.request-ids-equal": [
    { at: "X-SVC-Request-Id", operation: "update", values: ["r-other", "R-1"], bodyId: "r-1" },
  ],
};

function broken({ at, bodyId }: RequestFault, draft: RequestDraft, values: Values): RequestDraft {
  if (at === "path") {
    const [method = "", path = ""] = values ?? [];
    return { ...draft, method, path };
  }
  const { request_id: _, ...rest } = draft.body;
  const others = draft.headers.filter(([name]) => name.toLowerCase() !== at.toLowerCase());
  const added = values === undefined ? [] : [values].flat();
  return {
    ...draft,
    headers: [...others, ...added.map((value) => [at, value] as const)],
    body: bodyId === undefined ? draft.body : { ...rest, ...(bodyId !== null && { request_id: bodyId }) },
  };
}

/**
 * Whole requests with exactly one known fault, outside of their body: they break the given rule of requests, or,
 * without one, any of them.
 *
 * @throws {TypeError} if there is no such rule.
 */
export function faultyWholeRequest<R extends WholeRequestRuleId = WholeRequestRuleId>(
  rule?: R,
): fc.Arbitrary<FaultyWholeRequest<R>> {
  if (rule !== undefined) expectOneOf(rule, Object.keys(faults), "rule");
  const ids = rule === undefined ? (Object.keys(faults) as WholeRequestRuleId[]) : [rule];
  const requests = oneOf(...ids.map((id) => oneOf(...faults[id].map((fault) => brokenBy(id, fault)))));
  return requests as fc.Arbitrary<FaultyWholeRequest<R>>;
}

function brokenBy(id: WholeRequestRuleId, fault: RequestFault): fc.Arbitrary<FaultyWholeRequest> {
  const { at, operation, status = 400, values } = fault;
  return fc.tuple(requestDraft({ operation }), fc.constantFrom(...values), headersForm).map(([draft, chosen, form]) => {
    const value = typeof chosen === "function" ? chosen(draft) : chosen;
    return { ...finished(broken(fault, draft, value), form), status, expected: outside(id, at) };
  });
}
