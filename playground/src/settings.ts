import { policies } from "../../src/catalogue/policies.js";
import { type Feature, features } from "../../src/context.js";
import { states } from "../../src/update/update-subject.js";
import { byId, element } from "./dom.js";
import { EMPTY, oneOf, operations, type Sheet } from "./sheet.js";

/** What the switches say. */
export type Settings = Omit<Sheet, "request" | "stored">;

const state = byId<HTMLSelectElement>("state");
const productSets = byId<HTMLInputElement>("product-sets");
const switches = new Map<Feature, HTMLInputElement>();
const choices = new Map<string, HTMLSelectElement>();

/** Fills in the switches. `onChange` is called when the user has moved one. */
export function setUpSettings(onChange: () => void): void {
  state.append(...states.map((name) => element("option", { value: name }, inWords(name))));
  for (const feature of features) byId("features").append(featureSwitch(feature));
  for (const policy of policies) byId("policies").append(policyChoice(policy));
  byId("settings").addEventListener("change", ({ target }) => {
    if ([...switches.values()].some((one) => one === target)) radio("known", "yes").checked = true;
    showWhatApplies();
    onChange();
  });
  productSets.addEventListener("input", onChange);
}

export function readSettings(): Settings {
  const ids = productSets.value.split(",").map((id) => id.trim());
  const known = ids.filter((id) => id !== "");
  return {
    operation: operations.find((name) => radio("operation", name).checked) ?? EMPTY.operation,
    state: oneOf(state.value, states),
    features: radio("known", "yes").checked
      ? features.filter((feature) => switches.get(feature)?.checked === true)
      : undefined,
    productSets: known.length > 0 ? known : undefined,
    policies: Object.fromEntries([...choices].map(([name, { value }]) => [name, value])) as Sheet["policies"],
  };
}

export function showSettings(settings: Settings): void {
  radio("operation", settings.operation).checked = true;
  radio("known", settings.features === undefined ? "no" : "yes").checked = true;
  state.value = settings.state ?? "";
  for (const [feature, one] of switches) one.checked = settings.features?.includes(feature) ?? false;
  for (const { name } of policies) {
    const choice = choices.get(name);
    if (choice !== undefined) choice.value = settings.policies[name];
  }
  productSets.value = settings.productSets?.join(", ") ?? "";
  showWhatApplies();
}

function showWhatApplies(): void {
  const isUpdate = radio("operation", "update").checked;
  byId("state-field").hidden = !isUpdate;
  byId("stored-pane").hidden = !isUpdate;
  byId("request-title").textContent = isUpdate ? "Update" : "Request body";
  byId("features").dataset["known"] = String(radio("known", "yes").checked);
}

function featureSwitch(feature: Feature): HTMLElement {
  const input = element("input", { type: "checkbox", role: "switch", value: feature });
  switches.set(feature, input);
  return element("label", { class: "switch" }, element("span", {}, inWords(feature)), input);
}

function policyChoice({ name, values, summary }: (typeof policies)[number]): HTMLElement {
  const note = `policy-${name}`;
  const select = element(
    "select",
    { "aria-describedby": note },
    ...values.map((value) => element("option", { value }, value)),
  );
  choices.set(name, select);
  return element(
    "div",
    {},
    element("label", { class: "field" }, element("span", {}, element("code", {}, name)), select),
    element("p", { class: "note", id: note }, summary),
  );
}

function radio(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (found === null) throw new Error(`the page has no ${name} ${value}`);
  return found;
}

/** "AUDIENCE_LIMIT" as "Audience limit". */
function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
