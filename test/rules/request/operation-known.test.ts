import { operationKnown } from "../../../src/rules/request/operation-known.js";
import { createInput, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

const CREATE = "/core-services/v1/campaigns";

function refused(received: string) {
  return [{ path: "path", params: { received } }];
}

/** Methods and paths of no operation. */
const unknown: [method: string, path: string][] = [
  ["GET", CREATE],
  ["PUT", CREATE],
  ["PATCH", CREATE],
  ["post", CREATE],
  ["Post", CREATE],
  [" POST", CREATE],
  ["", CREATE],
  ["POST", ""],
  ["POST", "/"],
  ["POST", `${CREATE}/`],
  ["POST", `${CREATE}/cmp-1`],
  ["POST", `/v1${CREATE}`],
  ["POST", CREATE.slice(1)],
  ["POST", CREATE.toUpperCase()],
  ["POST", "/core-services/v5/campaigns"],
  ["POST", `https://api-01.example.com${CREATE}`],
  ["POST", `?path=${CREATE}`],
  ["POST", "/v5/campaigns"],
  ["POST", "/v5/campaigns/cmp-1"],
  ["POST", "/v5/campaigns/cmp-1/validate"],
  ["PATCH", "/v5/campaigns"],
  ["PATCH", "/v5/campaigns/"],
  ["PATCH", "/v5/campaigns/?campaign_id=cmp-1"],
  ["PATCH", "/v5/campaigns/cmp-1/"],
  ["PATCH", "/v5/campaigns/cmp-1/validate"],
  ["PATCH", "/v5/campaigns//cmp-1"],
  ["PATCH", "/v5/campaign/cmp-1"],
  ["PATCH", "/v1/campaigns/cmp-1"],
  ["PATCH", "/core-services/v5/campaigns/cmp-1"],
  ["PATCH", " /v5/campaigns/cmp-1"],
  ["PATCH", "/core-services/v1/campaigns/cmp-1"],
  ["patch", "/v5/campaigns/cmp-1"],
  ["PUT", "/v5/campaigns/cmp-1"],
  ["DELETE", "/v5/campaigns/cmp-1"],
];

testRequestRule(operationKnown, {
  valid: {
    "a create request": createInput(),
    "a create request with a query": createInput({ path: `${CREATE}?dc=02&path=/v5/campaigns/x` }),
    "a create request with an empty query": createInput({ path: `${CREATE}?` }),
    "an update": updateInput(),
    "an update with a query": updateInput({ path: "/v5/campaigns/cmp-1?next=/a/b?c" }),
    ...each(["7", "validate", "66f1c0de9a3b", "a.b~c-d_e", "%2F", "a b", "кампания", ":id", ".."], (campaign) => [
      `an update of the campaign ${campaign}`,
      updateInput({ path: `/v5/campaigns/${campaign}` }),
    ]),
  },
  invalid: {
    ...each(unknown, ([method, path]) => [
      `${JSON.stringify(method)} ${path}`,
      { request: createInput({ method, path }), violations: refused(`${method} ${path.split("?")[0]}`) },
    ]),
    "before credentials, headers and body are checked": {
      request: {
        method: "GET",
        path: "/",
        headers: { Authorization: ["Bearer a", "Bearer b"], "Content-Type": "text/plain" },
        body: 5,
      },
      violations: refused("GET /"),
    },
    "a long path": {
      request: createInput({ path: `/${"a".repeat(100)}` }),
      violations: refused(`POST /${"a".repeat(57)}…`),
    },
    "an id that cannot be decoded": {
      request: updateInput({ path: "/v5/campaigns/%ZZ?key=secret" }),
      violations: refused("PATCH /v5/campaigns/%ZZ"),
    },
    "a method that is not a text": {
      request: createInput({ method: null as never }),
      violations: refused(`null ${CREATE}`),
    },
    ...each(
      [
        [undefined, "nothing"],
        [null, "null"],
        [5, "number"],
        [["/v5/campaigns/cmp-1"], "array"],
        [{ toString: () => "/v5/campaigns/cmp-1" }, "object"],
      ] as [unknown, string][],
      ([path, kind]) => [
        `a path that is not a text: ${JSON.stringify(path)}`,
        { request: updateInput({ path: path as string }), violations: refused(`PATCH ${kind}`) },
      ],
    ),
  },
});
