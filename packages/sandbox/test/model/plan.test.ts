import { planUpdate } from "campaign-rules";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { runs } from "./agreement.js";
import { budget, LONG } from "./budget.js";
import { changes, patchOf } from "./requests/patches.js";
import { validBodies } from "./requests/pool.js";
import { pick, updateRequestOf } from "./requests/requests.js";
import { inThisProcess, sandboxService } from "./service/sandbox-service.js";
import type { Service } from "./service/service.js";
import { Session } from "./session.js";
import { closedSettings, start, workspaceNames } from "./settings.js";
import { canonical, type Members } from "./world/json.js";
import { components } from "./world/merge.js";
import { expectedPlan } from "./world/plan.js";
import { contextOf, states } from "./world/world.js";

const settings = { ...closedSettings, isPersistent: false };
const services: Service[] = [];
afterAll(() => Promise.all(services.map((service) => service.close())));

const triples = fc.record({
  workspace: fc.constantFrom(...workspaceNames),
  state: fc.constantFrom(...states),
  body: fc.nat(99),
  changes,
  without: fc.option(fc.constantFrom(...components), { freq: 6 }),
  besides: fc.option(fc.constantFrom({ created_by: "else@example.com" }, { note: "n" }), { freq: 10 }),
});

it(
  "a plan that is sent to the sandbox turns the campaign into the desired one, or the model forbids it too",
  async () => {
    const service = await sandboxService(settings, start, inThisProcess(settings));
    services.push(service);
    const session = new Session(settings, start);
    const outcomes = new Set<string>();

    const property = fc.asyncProperty(triples, async ({ workspace, state, body: choice, ...wanted }) => {
      const stored = pick(validBodies[workspace], choice) ?? {};
      const [id = ""] = await service.seed([{ workspace, state, body: stored }]);
      const desired = desiredFrom({ id, workspace, state, body: stored }, wanted);
      const context = contextOf(settings, workspace);

      const plan = planUpdate(stored, desired, {
        ...context,
        campaign: { state: state === "PAUSED" ? "OTHER" : state },
      });
      outcomes.add(plan.ok ? `changes: ${plan.changes}` : "forbidden");
      const { patch, forbidden } = expectedPlan(stored, desired, state, context);
      expect(plan.violations.map(({ path }) => path).sort()).toEqual(forbidden);
      expect(canonical(plan.ok && plan.changes ? plan.patch : {})).toBe(canonical(patch ?? {}));
      if (!plan.ok) return;

      if (plan.changes) {
        const request = updateRequestOf(session, { id, workspace }, plan.patch);
        expect((await service.send({ request, front: 0 }))?.status).toBe(200);
      }
      const after = (await service.campaigns(workspace)).find((campaign) => campaign.id === id);
      expect(canonical(after)).toBe(canonical({ id, workspace, state, body: desired }));
    });
    const forgetting = property.beforeEach(() => service.reset());
    await fc.assert(forgetting, runs(budget(500, 10_000)));
    expect([...outcomes].sort()).toEqual(["changes: false", "changes: true", "forbidden"]);
  },
  LONG,
);

/** A campaign that differs from the stored one in a few ways, or in none. */
function desiredFrom(
  stored: Parameters<typeof patchOf>[0],
  wanted: { changes: Parameters<typeof patchOf>[1]; without: string | null; besides: Members | null },
): Members {
  const { [wanted.without ?? ""]: _, ...body } = { ...stored.body, ...patchOf(stored, wanted.changes) };
  return { ...body, ...wanted.besides };
}
