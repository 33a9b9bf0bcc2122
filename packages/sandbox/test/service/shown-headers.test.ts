import { describe, expect, it } from "vitest";
import { shownHeaders } from "../../src/service/exchange.js";

describe("the headers in the log", () => {
  it.each<[given: Parameters<typeof shownHeaders>[0], shown: Record<string, string>]>([
    [
      { "SVC-APPKEY": "W1", Accept: ["a", "b"], Absent: undefined },
      { "svc-appkey": "W1", accept: "a, b" },
    ],
    [new Headers({ "X-Svc-Request-Id": "r" }), { "x-svc-request-id": "r" }],
    [
      [
        ["A", "1"],
        ["a", "2"],
      ],
      { a: "1, 2" },
    ],
    [{ A: "x".repeat(201) }, { a: "x".repeat(200) }],
    [{ Authorization: "Basic VzE6c2VjcmV0" }, { authorization: "Basic …" }],
    [{ authorization: ["Bearer secret", "secret"] }, { authorization: "Bearer …, …" }],
    [{ Authorization: "VzE6c2VjcmV0" }, { authorization: "…" }],
    [{ Authorization: "secret key" }, { authorization: "…" }],
    [
      { "Proxy-Authorization": "Basic secret", Cookie: "a=secret", "X-Api-Key": "secret", "X-Auth-Token": "secret" },
      { "proxy-authorization": "…", cookie: "…", "x-api-key": "…", "x-auth-token": "…" },
    ],
    [JSON.parse('{"__proto__":"x"}'), JSON.parse('{"__proto__":"x"}')],
  ])("of %j are %j", (given, shown) => {
    expect(Object.entries(shownHeaders(given))).toEqual(Object.entries(shown));
  });
});
