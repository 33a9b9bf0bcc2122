import { describe, expect, it, vi } from "vitest";
import type { StoredAnswer } from "../../src/adapters/idempotency.js";
import { bodyOf, headerCases } from "../support/header-cases.js";
import { createInput, updateInput, WORKSPACE } from "../support/requests.js";
import { ask } from "./ask.js";
import { frameworks } from "./servers.js";
import { testServer } from "./test-server.js";

const CHALLENGE = 'Basic realm="campaigns"';

describe.each(Object.entries(frameworks))("%s", (framework, start) => {
  const { report, started } = testServer(start);

  it.each(Object.entries(headerCases))("reads headers with %s", async (_, one) => {
    // Express's parser of JSON reads only a body whose first type is JSON. The answer then names the header.
    const [type] = one.lines.flatMap(([name, value]) => (name === "Content-Type" ? [value] : []));
    const context = vi.fn(() => ({}));
    const campaign = vi.fn(() => undefined);
    const running = await started({ context, campaign });
    const isUnread = !type && /^express\d$/u.test(framework);
    const { operation, lines, status, paths } = isUnread ? { ...one, status: 400, paths: ["Content-Type"] } : one;
    const headers: Record<string, string[] | undefined> = { "Content-Type": undefined };
    for (const [name, value] of lines) headers[name] = [...(headers[name] ?? []), value];
    const { method, path } = operation === "create" ? createInput() : updateInput();
    const answer = await ask(running, { method, path, headers, body: bodyOf(one) });
    const { details = [] } = (answer.json as { error?: { details?: { target: string }[] } }).error ?? {};
    const success = operation === "create" ? 201 : 200;
    expect([answer.status, details.map(({ target }) => target)]).toEqual([status === 200 ? success : status, paths]);
    expect(answer.headers["www-authenticate"]).toBe(status === 401 ? CHALLENGE : undefined);
    const called = status === 401 ? [] : [{ ok: true, operation, workspace: WORKSPACE, ...idOf(operation) }];
    const second = (mock: typeof context | typeof campaign) => mock.mock.calls.map((args: unknown[]) => args[1]);
    expect(second(context)).toEqual(called);
    expect(second(campaign)).toEqual(operation === "update" ? called : []);
  });

  it.each([
    ["/v5/campaigns/c%2D1?x=1", "c-1"],
    ["/v5/campaigns/a%2Fb", "a/b"],
    ["/v5/campaigns/50%25", "50%"],
    ["/v5/campaigns/%E2%82%AC", "€"],
  ])("looks up the campaign of %s", async (path, id) => {
    const campaign = vi.fn((_request: unknown, { campaignId }: { campaignId: string }) => {
      return campaignId === id ? { state: "ARCHIVED" as const } : undefined;
    });
    const { status, json } = await ask(await started({ campaign }), updateInput({ path }));
    expect([status, (json as { error: { target: string } }).error.target]).toEqual([400, "campaign_id"]);
  });

  it("challenges with a stored answer, too", async () => {
    const answer: StoredAnswer = { status: 401, contentType: "text/plain", body: "no" };
    const running = await started({ idempotency: { find: () => answer, save: () => undefined } });
    const { status, text, headers } = await ask(running, updateInput());
    expect([status, text, headers["www-authenticate"]]).toEqual([401, "no", CHALLENGE]);
  });

  it("names a feature that does not exist, and the workspace", async () => {
    const running = await started({ context: async () => ({ features: ["QUEUEING" as never] }) });
    expect((await ask(running, updateInput())).status).toBe(500);
    const [[{ message }]] = report.mock.calls as [[Error]];
    const problem = 'unknown feature "QUEUEING"; did you mean "QUEUING"?';
    expect(message).toContain(`context of workspace "${WORKSPACE}" failed: ${problem}`);
  });
});

function idOf(operation: "create" | "update") {
  return operation === "update" && { campaignId: "cmp-1" };
}
