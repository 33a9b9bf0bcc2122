import type fc from "fast-check";
import { registry } from "../../rules/index.js";
import { EmailCreateRequest, PushCreateRequest } from "../../schemas/create-request.js";
import { jsonSchema } from "../../schemas/json-schema.js";
import { type Demands, type Members, objectOf } from "../from-schema.js";
import type { Scene } from "../scene.js";

/** The rules about some delivery types, except those that refuse members. */
const rulesByType = registry.filter(({ deliveryTypes, refuses }) => deliveryTypes !== undefined && !refuses);

/**
 * A create request, or one of its components, with the members that rules demand for the delivery type, and without
 * those that have no effect, if there must be no warning.
 */
export function partOf(scene: Scene, component: string | undefined, demands: Demands = {}): fc.Arbitrary<Members> {
  const { channel, deliveryType, tidy } = scene;
  const request = jsonSchema(channel === "PUSH" ? PushCreateRequest : EmailCreateRequest);
  const schema = component === undefined ? request : request.properties?.[component];
  const start = component === undefined ? "" : `${component}.`;
  const about = rulesByType.filter(({ deliveryTypes, scope }) => {
    return deliveryTypes?.some((type) => type === deliveryType) && (scope === "request" || scope === channel);
  });
  const membersOf = (severity: "warning" | undefined) =>
    about
      .flatMap((rule) => (rule.severity === severity ? (rule.reads.presence ?? []) : []))
      .flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
  return objectOf(schema ?? {}, tidy, {
    ...demands,
    needs: [...membersOf(undefined), ...(demands.needs ?? [])],
    without: [...(tidy ? membersOf("warning") : []), ...(demands.without ?? [])],
  });
}
