import { policies } from "../../src/reference/catalogue/policies.js";
import { states } from "../../src/rules/parts/update-parts.js";
import { type Feature, features, offByDefault } from "../../src/rules/rule-context.js";
import { byId, element, inWords } from "./dom.js";
import { EMPTY, type Operation, oneOf, operations, type Sheet } from "./sheet.js";

/** The settings, as the switches show them. */
export type Settings = Omit<Sheet, "request" | "stored">;

/** The meanings of the choices above the features. */
const KNOWN_NOTES = {
  no:
    "Rules that depend on a feature are skipped, and listed under Skipped. " +
    `${offByDefault.map(inWords).join(" and ")} ${offByDefault.length === 1 ? "counts" : "count"} as off, because no workspace has it by default.`,
  yes: "On: the workspace has the feature. Off: it does not.",
};

const TITLES: Readonly<Record<Operation, string>> = {
  create: "Request body",
  update: "Request body: update",
  request: "Whole request",
};

const state = byId<HTMLSelectElement>("state");
const productSets = byId<HTMLInputElement>("product-sets");
const switches = new Map<Feature, HTMLInputElement>();
const choices = new Map<string, HTMLSelectElement>();

/** Creates the switches. `onChange` is called when the user has changed a setting. */
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
  fitSettings();
}

export function readSettings(): Settings {
  const ids = productSets.value.split(",").map((id) => id.trim());
  const known = ids.filter((id) => id !== "");
  return {
    operation: shownOperation(),
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
  const operation = shownOperation();
  byId("state-field").hidden = operation === "create";
  byId("stored-pane").hidden = operation === "create";
  byId("request-title").textContent = TITLES[operation];
  const isKnown = radio("known", "yes").checked;
  byId("features").dataset["known"] = String(isKnown);
  byId("known-note").textContent = KNOWN_NOTES[isKnown ? "yes" : "no"];
}

/** On a wide page, the settings are open beside the texts; otherwise they are closed above them. */
function fitSettings(): void {
  const wide = matchMedia("(min-width: 75rem)");
  const settings = byId<HTMLDetailsElement>("settings");
  const foldOrOpen = () => {
    settings.open = wide.matches;
  };
  wide.addEventListener("change", foldOrOpen);
  foldOrOpen();
}

function featureSwitch(feature: Feature): HTMLElement {
  const input = element("input", { type: "checkbox", role: "switch", value: feature });
  switches.set(feature, input);
  const unsure = offByDefault.includes(feature) ? [] : [element("span", { class: "unsure" }, "not sure")];
  return element("label", { class: "switch" }, element("span", {}, inWords(feature), " ", ...unsure), input);
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

function shownOperation(): Operation {
  return operations.find((name) => radio("operation", name).checked) ?? EMPTY.operation;
}

function radio(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (found === null) throw new Error(`the page has no ${name} ${value}`);
  return found;
}
