import { expect, it } from "vitest";
import { headOf, identify, isOtherCharset, nodeHeaders } from "../../src/adapters/head.js";
import { ServerDefect } from "../../src/adapters/server-defect.js";
import { updateHeaders, WORKSPACE } from "../support/requests.js";

it.each<[string | undefined, boolean]>([
  [undefined, false],
  ["application/json", false],
  ["application/json; charset=utf-8", false],
  ["application/json;charset=UTF-8", false],
  ['application/json; charset="utf-8"', false],
  ["application/json; charset = utf-8 ", false],
  ["application/json; charset=utf8", false],
  ['application/json; charset="UTF8"', false],
  ["application/json; charset=utf-88", true],
  ["application/json; charset=us-ascii", true],
  ["application/json; charset=", false],
  ["application/json; charset=latin9", true],
  ["application/json; CHARSET=latin9", true],
  ["application/json; charset", false],
  ["application/json; charset=utf-8; charset=latin9", true],
  ["application/json; boundary=latin9", false],
  ["charset=latin9", false],
  ["text/plain; charset=latin9", false],
  ["Application/JSON ; charset=latin9", true],
])("Content-Type %s declares another character set: %s", (type, isOther) => {
  expect(isOtherCharset(type === undefined ? {} : { "Content-Type": type })).toBe(isOther);
});

it("a message that throws for a request without credentials is a defect of the validation", () => {
  const cause = new Error("no entry");
  const message = () => {
    throw cause;
  };
  const head = headOf("update", { path: "/v5/campaigns/c-1", params: {}, headers: {} });
  expect(() => identify(head, { message })).toThrow(new ServerDefect("validation", cause));
});

it.each<[path: string, params: unknown, campaignId: string | undefined]>([
  ["/v5/campaigns/c-1", {}, "c-1"],
  ["/v5/campaigns/c%2D1?x=/y", { id: "other" }, "c-1"],
  ["/v5/campaigns/c-1#/other", { id: "c-1" }, "c-1"],
  ["/api/v5/campaigns/c-1/", undefined, "c-1"],
  ["/v5/campaigns/a%2Fb", { campaign_id: "a/b" }, "a/b"],
  ["/v5/campaigns/c-1/update", { campaign_id: "c-1" }, "c-1"],
  ["/v5/campaigns/%25ZZ", { campaign_id: "%ZZ" }, "%ZZ"],
  ["/v5/campaigns/50%25", { campaign_id: "50%" }, "50%"],
  ["/v5/campaigns/c-1", { campaign_id: ["c-2"] }, "c-1"],
  ["/v5/campaigns/%ZZ", { campaign_id: "%ZZ" }, undefined],
  ["/v5/campaigns/%ZZ", {}, undefined],
  ["/v5/campaigns/c%20x%ff", { campaign_id: "c x%ff" }, undefined],
  ["/v5/campaigns/c%20x%ff/update", { campaign_id: "c x%ff" }, undefined],
  ["/v5/campaigns/c%20x%25ff", { campaign_id: "c x%ff" }, "c x%ff"],
  ["/", {}, undefined],
])("the campaign of %s with the parameters %j is %s", (path, params, campaignId) => {
  const identified = identify(headOf("update", { path, params, headers: updateHeaders }), {});
  if (campaignId === undefined) expect(identified).toMatchObject({ ok: false, status: 404 });
  else expect(identified).toEqual({ ok: true, operation: "update", workspace: WORKSPACE, campaignId });
});

it("the headers of a request of Node are those that were sent", () => {
  const headers = { "x-a": "1" };
  expect(nodeHeaders({ headers })).toBe(headers);
  expect(nodeHeaders({ rawHeaders: [], headers })).toBe(headers);
  expect(nodeHeaders({ rawHeaders: [":path", "/", "X-A", "1", "x-a", "2"], headers })).toEqual([
    ["X-A", "1"],
    ["x-a", "2"],
  ]);
});
