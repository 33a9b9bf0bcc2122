import { type CreateRequest, type Violation, validateCreate } from "campaign-rules";

export function check(body: unknown): CreateRequest | readonly Violation[] {
  const result = validateCreate(body, { features: ["QUEUING"] });
  if (!result.ok) return result.violations;
  const { value } = result;
  if (value.channel === "EMAIL") value.connector.connector_name.trim();
  // @ts-expect-error a Push request has no connector
  else value.connector;
  return value;
}

export function nearestOf(violation: Violation): unknown {
  return violation.rule === "structure.enum" ? violation.params.nearest : undefined;
}
