import { expect, it } from "vitest";
import { routeOf } from "../../../src/operations/request/route.js";

const create = { operation: "create" };
const updateOf = (campaignId: string) => ({ operation: "update", campaignId });

it.each<[unknown, unknown, object | undefined]>([
  ["POST", "/core-services/v1/campaigns", create],
  ["POST", "/core-services/v1/campaigns?dry=1", create],
  ["POST", "/core-services/v1/campaigns/", undefined],
  ["POST", "/core-services/v1/campaign", undefined],
  ["POST", "/v5/campaigns/c-1", undefined],
  ["PATCH", "/v5/campaigns/c-1", updateOf("c-1")],
  ["PATCH", "/v5/campaigns/c-1?x=/y", updateOf("c-1")],
  ["PATCH", "/v5/campaigns/c%2D1?x=%ZZ", updateOf("c-1")],
  ["PATCH", "/v5/campaigns/a%2Fb", updateOf("a/b")],
  ["PATCH", "/v5/campaigns/%E2%82%AC%25", updateOf("€%")],
  ["PATCH", "/v5/campaigns/a+b", updateOf("a+b")],
  ["PATCH", "/v5/campaigns/..", updateOf("..")],
  ["PATCH", "/v5/campaigns/%ZZ", undefined],
  ["PATCH", "/v5/campaigns/c-1%", undefined],
  ["PATCH", "/v5/campaigns/%E2%82", undefined],
  ["PATCH", "/v5/campaigns/", undefined],
  ["PATCH", "/v5/campaigns/?x=1", undefined],
  ["PATCH", "/v5/campaigns/c-1/", undefined],
  ["PATCH", "/v5/campaigns/c-1/more", undefined],
  ["PATCH", "/api/v5/campaigns/c-1", undefined],
  ["PATCH", "/core-services/v1/campaigns", undefined],
  ["GET", "/core-services/v1/campaigns", undefined],
  ["PATCH", "", undefined],
  ["PATCH", undefined, undefined],
  ["POST", ["/core-services/v1/campaigns"], undefined],
  ["PATCH", { toString: () => "/v5/campaigns/c-1" }, undefined],
])("%s %j is %j", (method, path, route) => {
  expect(routeOf(method, path)).toEqual(route);
});
