import { expect, it } from "vitest";
import { createSandbox } from "../../src/index.js";
import { CREATE, createHeaders, pushBody, send } from "../support/requests.js";

const page = "http://localhost:3000";
const allowed = {
  "access-control-allow-origin": page,
  "access-control-expose-headers": "Allow, Retry-After, WWW-Authenticate",
  vary: "Origin",
};
const preflight = {
  ...allowed,
  "access-control-allow-headers": "authorization,content-type,svc-appkey",
  "access-control-allow-methods": "POST, PATCH",
  "access-control-max-age": "600",
};

const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control") || name === "vary"));

it.each([
  [[page], page, 200, preflight, allowed],
  [["*"], page, 200, preflight, allowed],
  [["http://localhost:3001", page], page, 200, preflight, allowed],
  [["http://localhost:3001"], page, 405, {}, {}],
  [[], page, 405, {}, {}],
])("with %j, a page of %s gets %i when it asks first", async (cors, Origin, status, first, then) => {
  const sandbox = createSandbox({ cors, hosts: ["sandbox.test"] });
  const asking = {
    Origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type,svc-appkey",
  };
  const asked = await send(sandbox, "OPTIONS", CREATE, undefined, asking);
  sandbox.inject({ status: 503 });
  const answer = await send(sandbox, "POST", CREATE, pushBody(), { Origin, ...createHeaders() });
  expect([asked.status, corsOf(asked.headers)]).toEqual([status, first]);
  expect([answer.status, corsOf(answer.headers)]).toEqual([503, then]);
  expect(sandbox.log().length).toBe(status === 200 ? 1 : 2);
  const control = await send(sandbox, "GET", "/_sandbox/log", undefined, { Host: "localhost:4010", Origin });
  expect([control.status, corsOf(control.headers)]).toEqual([403, {}]);
});

it.each([["localhost:3000"], ["http://localhost:3000/"], ["http://LOCALHOST"], [""], [null]])(
  "%j is not an origin",
  (origin) => {
    expect(() => createSandbox({ cors: [origin as string] })).toThrow("option cors must be an array of origins");
  },
);
