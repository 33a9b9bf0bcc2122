import { expect, it, vi } from "vitest";
import { headOf } from "../../src/adapters/head.js";
import { routeFor } from "../../src/adapters/route.js";
import type { RouteOptions } from "../../src/adapters/route-options.js";
import { ServerDefect } from "../../src/adapters/server-defect.js";
import { updateHeaders, WORKSPACE } from "../support/requests.js";

const cause = new Error("no entry");

function fail(): never {
  throw cause;
}

const head = headOf("update", { path: "/v5/campaigns/c-1", params: {}, headers: updateHeaders });
const identified = { ok: true, operation: "update", workspace: WORKSPACE, campaignId: "c-1" } as const;
const body = { value: { status: "?" }, sent: () => undefined };

const failing: [string, RouteOptions<unknown>, Error][] = [
  ["validation", { context: { message: fail } }, cause],
  ["context", { context: fail }, cause],
  [
    `context of workspace "${WORKSPACE}"`,
    { context: () => undefined as never },
    new TypeError("context must be an object, got undefined"),
  ],
  ["campaign", { campaign: fail }, cause],
];

it.each(failing)("a defect says that %s failed", async (what, options, why) => {
  const route = routeFor("update", options, { report: vi.fn() });
  const decision = route.decide({}, head, identified, () => body);
  const error: unknown = await decision.catch((reason: unknown) => reason);
  expect(error).toEqual(new ServerDefect(what, why));
  expect((error as ServerDefect).cause).toEqual(why);
});

it.each(failing)(
  "a request passes and is reported once if nothing is rejected and %s failed",
  async (what, options, why) => {
    const report = vi.fn();
    const onResult = vi.fn();
    const request = {};
    const route = routeFor("update", { ...options, mode: "report", onResult }, { report });
    expect(await route.decide(request, head, identified, () => body)).toEqual({ kind: "passed" });
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ message: `${what} failed: ${why.message}` }), request],
    ]);
    expect(onResult).not.toHaveBeenCalled();
  },
);

it("a message of the context is not used for an unidentified request if a function finds the context", () => {
  const context = Object.assign(() => ({}), { message: () => "no entry" });
  const route = routeFor("update", { context }, { report: vi.fn() });
  const identity = route.identify({}, { ...head, headers: {} });
  expect(identity).toMatchObject({ kind: "refused", result: { status: 401 } });
  expect(JSON.stringify(identity)).not.toContain("no entry");
});
