import { createValidator, defineRule, type RequestInput, validateCreate, validateRequest } from "../../src/index.js";
import type { Knowledge, Peer } from "./peer.js";

// Ways to call this package. A literal in a program is created again for each call.
type Way = Peer["validator"];

export { alone, validator } from "./ours.js";

export const lint: Way = (knowledge) => {
  const { create } = createValidator({ ...knowledge, lint: true });
  return (body) => create(body).violations;
};

export const literal: Way = (knowledge) => {
  const features = featuresOf(knowledge);
  return (body) => validateCreate(body, { features: [...features] }).violations;
};

export const set: Way = (knowledge) => {
  const features = new Set(featuresOf(knowledge));
  return (body) => validateCreate(body, { features }).violations;
};

export const overrides: Way = (knowledge) => {
  const features = featuresOf(knowledge);
  return (body) => {
    const rules = { "advanced.expiry-positive": "error", "audience.not-empty": "error" } as const;
    return validateCreate(body, { features: [...features], rules }).violations;
  };
};

const nameHasText = defineRule({
  id: "bench.name-has-text",
  scope: "request",
  reads: { values: ["basic_details.name"] },
  message: "must have a text",
  check({ basic_details: { name } }, report) {
    if (name === "") report(["basic_details", "name"]);
  },
});

export const exceptions: Way = (knowledge) => {
  const features = featuresOf(knowledge);
  return (body) =>
    validateCreate(body, {
      features: [...features],
      exceptions: [{ rule: "structure.required", path: "advanced.**", level: "off" }],
      customRules: [nameHasText],
    }).violations;
};

export const request: Way = (knowledge) => {
  const context = { features: featuresOf(knowledge) };
  const whole: Omit<RequestInput, "body"> = {
    method: "POST",
    path: "/core-services/v1/campaigns",
    headers: {
      Authorization: `Basic ${btoa("workspace:key")}`,
      "SVC-APPKEY": "workspace",
      "Content-Type": "application/json",
    },
  };
  return (body) => validateRequest({ ...whole, body }, context).violations;
};

function featuresOf({ features }: Knowledge) {
  return [...(features ?? [])];
}
