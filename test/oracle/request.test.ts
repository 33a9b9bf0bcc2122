import { expect, it } from "vitest";
import type { UpdateContext } from "../../src/index.js";
import { agreeOnRequest } from "./agree.js";
import { push } from "./bodies.js";
import type { OracleRequestInput, OracleRequestVerdict } from "./request.js";

/** The Base64 text of `ws-1:key`. */
const BASIC = "Basic d3MtMTprZXk=";
const UUID = "3f2b7c1e-9d4a-4c6b-8e1f-0a1b2c3d4e5f";

const CREATE_BODY = push();

/** `undefined` leaves a header out. */
type HeaderRecord = Record<string, string | readonly string[] | undefined>;

function create(headers: HeaderRecord = {}, body: unknown = CREATE_BODY): OracleRequestInput {
  return {
    method: "POST",
    path: "/core-services/v1/campaigns",
    headers: { Authorization: BASIC, "SVC-APPKEY": "ws-1", ...headers },
    body,
  };
}

function update(headers: HeaderRecord = {}, body: unknown = {}): OracleRequestInput {
  return {
    method: "PATCH",
    path: "/v5/campaigns/c-1",
    headers: { Authorization: BASIC, "Idempotency-Key": UUID, "X-SVC-Request-Id": "r-1", ...headers },
    body,
  };
}

// What the tables of test/rules/request and test/support/header-cases.ts do not say: they, too, are compared with the
// oracle.
const CASES: [name: string, request: OracleRequestInput, expected: string, context?: UpdateContext][] = [
  ["publish", update({}, { status: "PUBLISH" }), "publish ws-1"],
  ["the query of an update is ignored", { ...update(), path: "/v5/campaigns/c?x" }, "update ws-1 c"],
  ["an id is decoded", { ...update(), path: "/v5/campaigns/caf%C3%A9%20%2F1?x=%ZZ" }, "update ws-1 café /1"],
  ["an id whose bytes are no text", { ...update(), path: "/v5/campaigns/%C3" }, "404 path"],
  ["a percent sign at the end", { ...update(), path: "/v5/campaigns/c%" }, "404 path"],
  ["no credentials in a list", create({ Authorization: [] }), "401 Authorization"],
  ["credentials of white space", create({ Authorization: " \t" }), "401 Authorization"],
  ["an empty value beside the credentials", create({ Authorization: ["", BASIC] }), "create ws-1"],
  ["create ignores the headers of an update", create({ "Idempotency-Key": "x" }), "create ws-1"],
  [
    "headers and body of a create",
    create({ "SVC-APPKEY": undefined, "Content-Type": "x" }, { ...CREATE_BODY, request_id: 5, advanced: 5 }),
    "400 SVC-APPKEY, Content-Type, request_id, advanced",
  ],
  [
    "headers and body of an update",
    update(
      { "X-SVC-Request-Id": undefined, "Idempotency-Key": "x", "Content-Type": "x" },
      { updated_by: 5, utm_params: 5 },
    ),
    "400 Content-Type, Idempotency-Key, X-SVC-Request-Id, updated_by, utm_params",
  ],
  ["a body that is not an object", update({ "X-SVC-Request-Id": undefined }, []), "400 X-SVC-Request-Id, body"],
  [
    "the state",
    update({ "Idempotency-Key": undefined }, { utm_params: 5 }),
    "400 Idempotency-Key, campaign_id",
    { campaign: { state: "ARCHIVED" } },
  ],
  ["a create ignores the campaign of the context", create(), "create ws-1", { campaign: { state: "ARCHIVED" } }],
];

/** The id of the campaign is left out where it is the usual one. */
function summary(verdict: OracleRequestVerdict): string {
  if (verdict.ok) {
    const id = verdict.operation === "create" || verdict.campaignId === "c-1" ? [] : [verdict.campaignId];
    return [verdict.operation, verdict.workspace, ...id].join(" ");
  }
  return `${verdict.status} ${verdict.violations.map(({ path }) => path).join(", ")}`;
}

it.each(CASES)("%s", (_, request, expected, context) => {
  expect(summary(agreeOnRequest(request, context))).toBe(expected);
});
