import fc from "fast-check";
import { expectOneOf } from "../engine/context/option-errors.js";
import type { RequestInput } from "../operations/request/validate-request.js";
import type { UpdateContext } from "../operations/update/update-context.js";
import type { RuleId } from "../rules/index.js";
import { type ExpectedViolation, outside } from "./expected-violation.js";
import { oneOfAll } from "./from-schema.js";
import {
  base64,
  finished,
  headersForm,
  type RequestDraft,
  requestDraft,
  type WholeRequestOptions,
} from "./whole-request.js";

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

interface RequestFault {
  readonly options?: WholeRequestOptions;
  readonly status?: 401 | 404;
  /** Name of the header at fault, or `path`. */
  at(draft: RequestDraft): string;
  breaks(draft: RequestDraft): fc.Arbitrary<RequestDraft>;
}

const CREATE = { operation: "create" } as const;
const UPDATE = { operation: "update" } as const;

/** The values of a header that is absent. */
const absent = /* @__PURE__ */ fc.constantFrom(undefined, undefined, "", " ");

/** The ways to break each rule of whole requests. A rule missing here is a compile error. */
const faults: Readonly<Record<WholeRequestRuleId, readonly RequestFault[]>> = {
  "request.operation-known": [
    {
      status: 404,
      at: () => "path",
      breaks: (draft) =>
        fc
          .constantFrom<[method: string, path: string][]>(
            ["GET", "/core-services/v1/campaigns"],
            ["POST", "/core-services/v1/campaigns/"],
            ["PUT", "/v5/campaigns/c-1"],
            ["PATCH", "/v5/campaigns/"],
            ["PATCH", "/v5/campaigns/c-1/validate"],
            ["POST", "/V5/campaigns/c-1"],
          )
          .map(([method, path]) => ({ ...draft, method, path })),
    },
  ],
  "request.authorized": [
    {
      status: 401,
      at: () => "Authorization",
      breaks: (draft) =>
        fc
          .constantFrom(
            ...[
              undefined,
              "",
              "Basic",
              "Basic ",
              "Bearer abc",
              "Basic !",
              "Basic YTpiY",
              `Basic ${base64("no-colon")}`,
            ],
            ...[`Basic ${base64(":key")}`, `Basic ${base64("id:")}`, `Basic${base64("W-1:k")}`],
          )
          .map((value) => withHeader(draft, "Authorization", value)),
    },
    {
      status: 401,
      at: ({ operation }) => (operation === "create" ? "SVC-APPKEY" : "X-SVC-Tenant-ID"),
      breaks: (draft) =>
        fc.constantFrom("another", draft.workspace.toUpperCase().concat("x")).map((value) => {
          return withHeader(draft, draft.operation === "create" ? "SVC-APPKEY" : "X-SVC-Tenant-ID", value);
        }),
    },
  ],
  "request.headers-unambiguous": [
    repeated("Content-Type", {}, ["application/json", "application/json;charset=utf-8"]),
    repeated("Idempotency-Key", UPDATE, [
      "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10",
      "0c4e8a52-7b1d-4f36-a9e0-3d5b7c1f2e84",
    ]),
    repeated("X-SVC-Request-Id", UPDATE, ["r-8", "r-9"]),
  ],
  "request.app-key-present": [without("SVC-APPKEY", CREATE)],
  "request.content-type-json": [
    withOther("Content-Type", {}, ["text/plain", "application/xml", "application/jsonp", "json"]),
  ],
  "request.idempotency-key-present": [without("Idempotency-Key", UPDATE)],
  "request.idempotency-key-uuid": [
    withOther("Idempotency-Key", UPDATE, [
      ...["1", "8f2b6c1e-4d3a-1b7f-9c21-5e0d7a6b3f10", "8f2b6c1e-4d3a-4b7f-7c21-5e0d7a6b3f10"],
      ...["8f2b6c1e4d3a4b7f9c215e0d7a6b3f10", "{8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10}"],
    ]),
  ],
  "request.request-id-present": [
    {
      options: UPDATE,
      at: () => "X-SVC-Request-Id",
      breaks: (draft) => {
        const { request_id: _id, ...body } = draft.body;
        return absent.map((value) => ({ ...withHeader(draft, "X-SVC-Request-Id", value), body }));
      },
    },
  ],
  "request.request-ids-equal": [
    {
      options: UPDATE,
      at: () => "X-SVC-Request-Id",
      breaks: (draft) =>
        fc.constantFrom("r-other", "R-1").map((value) => {
          return { ...withHeader(draft, "X-SVC-Request-Id", value), body: { ...draft.body, request_id: "r-1" } };
        }),
    },
  ],
};

/** The request with a header of one value, or without it. */
function withHeader(draft: RequestDraft, name: string, value: string | undefined): RequestDraft {
  const others = draft.headers.filter(([header]) => header.toLowerCase() !== name.toLowerCase());
  return { ...draft, headers: value === undefined ? others : [...others, [name, value]] };
}

function without(name: string, options: WholeRequestOptions): RequestFault {
  return { options, at: () => name, breaks: (draft) => absent.map((value) => withHeader(draft, name, value)) };
}

function withOther(name: string, options: WholeRequestOptions, values: readonly string[]): RequestFault {
  return {
    options,
    at: () => name,
    breaks: (draft) => fc.constantFrom(...values).map((value) => withHeader(draft, name, value)),
  };
}

function repeated(name: string, options: WholeRequestOptions, values: readonly string[]): RequestFault {
  return {
    options,
    at: () => name,
    breaks: (draft) => {
      const { headers, ...rest } = withHeader(draft, name, undefined);
      return fc.constant({ ...rest, headers: [...headers, ...values.map((value) => [name, value] as const)] });
    },
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
  return oneOfAll(
    ids.map((id) => oneOfAll(faults[id].map((fault) => brokenBy(id, fault)))),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<FaultyWholeRequest<R>>;
}

function brokenBy(id: WholeRequestRuleId, fault: RequestFault): fc.Arbitrary<FaultyWholeRequest> {
  return requestDraft(fault.options ?? {}).chain((draft) =>
    fc.tuple(fault.breaks(draft), headersForm).map(([broken, form]) => {
      return { ...finished(broken, form), status: fault.status ?? 400, expected: outside(id, fault.at(draft)) };
    }),
  );
}
