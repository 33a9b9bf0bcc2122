import { components } from "../../../src/generated/members.js";
import { statusAlone } from "../../../src/rules/update/status-alone.js";
import { testUpdateRule } from "../../support/test-update-rule.js";
import { everyComponent, inStates, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";
import { each } from "../../support/valid-of-type.js";

const all = everyComponent();

function refused(...names: string[]) {
  return [{ path: "status", params: { components: names.join(", ") } }];
}

/** Members that may be beside a status. */
const beside: [name: string, patch: object][] = [
  ["nothing", {}],
  ["an id, an author and a note", { request_id: "pub-1", updated_by: "jo@example.com", version_note: "Go!" }],
  ["a channel and a delivery type", { channel: "PUSH", campaign_delivery_type: "PERIODIC" }],
  ["unknown members", { utm_param: {}, Advanced: {}, "basic_details.name": "Cart" }],
];

testUpdateRule(statusAlone, {
  valid: {
    ...each(
      openStates.flatMap((state) => beside.map(([name, patch]) => [state, name, patch] as const)),
      ([state, name, patch]) => [
        `${name}: ${state ?? "no state"}`,
        { patch: { status: "PUBLISH", ...patch }, context: updating(state, storedPush()) },
      ],
    ),
    "nothing, for an unknown campaign": { patch: { status: "PUBLISH" } },
    ...each(components, (name) => [
      `${name} without a status`,
      { patch: { channel: "PUSH", [name]: all[name] }, context: updating("DRAFT", storedPush()) },
    ]),
  },
  invalid: {
    "a connector": {
      patch: { status: "PUBLISH", connector: { connector_type: "SES", connector_name: "main" } },
      context: updating("DRAFT", storedEmail()),
      violations: refused("connector"),
    },
    ...each(components, (name) => [
      name,
      {
        patch: { status: "PUBLISH", [name]: all[name] },
        context: updating("DRAFT", storedPush()),
        violations: refused(name),
      },
    ]),
    ...each(components, (name) => [
      `${name} that is invalid, which is not checked`,
      { patch: { [name]: null, status: "PUBLISH" }, context: updating("DRAFT"), violations: refused(name) },
    ]),
    ...inStates(openStates, "all components", (state) => ({
      patch: { ...all, status: "PUBLISH" },
      context: updating(state, storedEmail()),
      violations: refused(...components),
    })),
    "all components in another order": {
      patch: { status: "PUBLISH", ...Object.fromEntries(Object.entries(all).reverse()) },
      violations: refused(...components),
    },
    "two components beside allowed members": {
      patch: { ...beside[1]?.[1], ...beside[2]?.[1], status: "PUBLISH", utm_params: {}, advanced: {} },
      violations: refused("advanced", "utm_params"),
    },
    "a component with the stored value": {
      patch: { status: "PUBLISH", utm_params: storedPush()["utm_params"] },
      context: updating("ACTIVE", storedPush()),
      violations: refused("utm_params"),
    },
    "a stored campaign that cannot be read, and need not be": {
      patch: { status: "PUBLISH", utm_params: {} },
      context: updating("DRAFT", null),
      violations: refused("utm_params"),
    },
  },
});
