import type { CreateRequest } from "campaign-rules";
import { createRequestSchema } from "campaign-rules/standard";

export const version: 1 = createRequestSchema()["~standard"].version;

export function requestFrom(body: unknown): CreateRequest | string[] {
  const result = createRequestSchema()["~standard"].validate(body);
  return result.issues === undefined ? result.value : result.issues.map(({ pointer }) => pointer);
}
