import { expect, it } from "vitest";
import { operationOf } from "../../src/request/operation.js";

it.each<[unknown, unknown, "create" | "update" | undefined]>([
  ["POST", "/core-services/v1/campaigns", "create"],
  ["POST", "/core-services/v1/campaigns?dry=1", "create"],
  ["POST", "/core-services/v1/campaigns/", undefined],
  ["POST", "/core-services/v1/campaign", undefined],
  ["POST", "/v5/campaigns/c-1", undefined],
  ["PATCH", "/v5/campaigns/c-1", "update"],
  ["PATCH", "/v5/campaigns/c-1?x=/y", "update"],
  ["PATCH", "/v5/campaigns/", undefined],
  ["PATCH", "/v5/campaigns/c-1/", undefined],
  ["PATCH", "/v5/campaigns/c-1/more", undefined],
  ["PATCH", "/api/v5/campaigns/c-1", undefined],
  ["PATCH", "/core-services/v1/campaigns", undefined],
  ["GET", "/core-services/v1/campaigns", undefined],
  ["PATCH", "", undefined],
  ["PATCH", undefined, undefined],
  ["POST", ["/core-services/v1/campaigns"], undefined],
  ["PATCH", { toString: () => "/v5/campaigns/c-1" }, undefined],
])("%s %j is %s", (method, path, operation) => {
  expect(operationOf(method, path)).toBe(operation);
});
