import { describe, expect, it } from "vitest";
import { validateUpdate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { factsOf, finalStates, storedPush, updating } from "../../support/updates.js";

describe("an override of a rule about the update as a whole", () => {
  const patch = frozen({ utm_params: { utm_source: "app" } });
  const wrong = ["structure.required utm_params.utm_medium"];
  const final = "update.state-allows-changes";

  it.each(finalStates)("lets a %s campaign be updated, with a warning or without", (state) => {
    const update = (level: "off" | "warning" | "error", sent: object) =>
      validateUpdate(frozen(sent), frozen(updating(state, storedPush(), { rules: { [final]: level } })));
    expect(factsOf(update("error", patch))).toEqual([`${final} campaign_id`]);
    for (const level of ["off", "warning"] as const) {
      const warnings = level === "off" ? [] : [{ rule: final, path: "campaign_id", severity: "warning" }];
      const refused = update(level, patch);
      expect(factsOf(refused)).toEqual(wrong);
      expect(refused.warnings).toMatchObject(warnings);
      for (const accepted of [update(level, { advanced: {} }), update(level, { status: "PUBLISH" })]) {
        expect(accepted).toMatchObject({ ok: true, violations: [] });
        expect(accepted.warnings).toMatchObject(warnings);
        expect(accepted.warnings).toHaveLength(warnings.length);
      }
      expect(update(level, { advanced: {} })).toHaveProperty("merged");
    }
  });

  it("treats an unreadable stored campaign as unknown", () => {
    const rule = "update.stored-unreadable";
    const update = (level: "off" | "warning", sent: object) =>
      validateUpdate(frozen(sent), { campaign: { state: "DRAFT", body: null }, rules: { [rule]: level } });
    for (const level of ["off", "warning"] as const) {
      const warnings = level === "off" ? [] : [{ rule, path: "body", severity: "warning", origin: "stored" }];
      const refused = update(level, patch);
      expect(factsOf(refused)).toEqual(wrong);
      expect(refused.warnings).toMatchObject(warnings);
      const accepted = update(level, { advanced: {} });
      expect(accepted.ok).toBe(true);
      expect(accepted).not.toHaveProperty("merged");
      expect(accepted.warnings).toHaveLength(warnings.length);
    }
  });

  it("reports the warning about the stored campaign before the warnings about members", () => {
    const unreadable = "update.stored-unreadable";
    const gate = "delivery-controls.queuing-enabled";
    const { warnings } = validateUpdate(
      { channel: "PUSH", delivery_controls: { bypass_dnd: false, queuing_enabled: true, queue_duration: 4 } },
      { features: [], campaign: { body: null }, rules: { [unreadable]: "warning", [gate]: "warning" } },
    );
    expect(warnings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      `${unreadable} body`,
      `${gate} delivery_controls.queuing_enabled`,
      `${gate} delivery_controls.queue_duration`,
    ]);
  });

  it("reports the warning about the state in addition to the error about the stored campaign", () => {
    const rules = { [final]: "warning" } as const;
    const result = validateUpdate(patch, updating("STOPPED", null, { rules }));
    expect(factsOf(result)).toEqual(["update.stored-unreadable body"]);
    expect(result.violations).toMatchObject([{ origin: "stored" }]);
    expect(result.warnings).toMatchObject([{ rule: final, path: "campaign_id", origin: "request" }]);
  });

  it("publishes in spite of components, which are not checked", () => {
    const sent = frozen({ status: "PUBLISH", utm_params: 5 });
    const rule = "update.status-alone";
    expect(validateUpdate(sent, { rules: { [rule]: "off" } })).toMatchObject({ ok: true, warnings: [] });
    expect(validateUpdate(sent, { rules: { [rule]: "warning" } })).toMatchObject({
      ok: true,
      warnings: [{ rule, path: "status", params: { components: "utm_params" } }],
    });
  });

  it("makes an update that changes nothing an error, without linting", () => {
    const rules = { "update.changes-something": "error" } as const;
    const result = validateUpdate({}, updating("DRAFT", storedPush(), { rules }));
    expect(factsOf(result)).toEqual(["update.changes-something body"]);
    expect(result).toMatchObject({ body: { error: { code: "400 Bad Request", target: "body" } } });
  });
});
