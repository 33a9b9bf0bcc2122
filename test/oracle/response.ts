// An independent reading of what the service documents about its responses.

import { type OracleViolation, violation } from "./places.js";
import { responseStructureViolations } from "./structure.js";
import { verdictOf } from "./verdict.js";

export type OracleOperation = "create" | "update" | "publish";

/** The service lists no statuses for updates, so only a wrong status of a success can be found: it must be 200. */
export function oracleResponse(operation: OracleOperation, status: number, body: unknown): OracleViolation[] {
  const isDocumented =
    operation === "create"
      ? [201, 400, 401, 429, 500].includes(status)
      : status === 200 || status < 200 || status > 299;
  const wrongStatus = violation("structure.enum", undefined, ["status"], "a documented status");
  if (!isDocumented) return verdictOf([wrongStatus], {}).violations;
  const success = operation === "create" ? 201 : 200;
  if (status !== success && status !== 400) return []; // the specification does not show the body
  const shape = status === 400 ? "error" : operation === "create" ? "created" : "updated";
  return verdictOf(responseStructureViolations(shape, body), {}).violations;
}
