// An independent reading of what the service documents about its responses.

import { type Found, get, type OracleViolation, violation } from "./places.js";
import { responseStructureViolations } from "./structure.js";
import { verdictOf } from "./verdict.js";

export type OracleOperation = "create" | "update" | "publish";

/** The service lists no statuses for updates, so only a wrong status of a success can be found: it must be 200. */
export function oracleResponse(operation: OracleOperation, status: number, body: unknown): OracleViolation[] {
  const isDocumented =
    operation === "create"
      ? [201, 400, 401, 413, 415, 429, 500].includes(status)
      : status === 200 || status < 200 || status > 299;
  const wrongStatus = violation("structure.enum", undefined, ["status"]);
  const found = wrongDigits(status, body);
  if (!isDocumented) return verdictOf([wrongStatus, ...found], {}).violations;
  const success = operation === "create" ? 201 : 200;
  if (status !== success && status !== 400) return verdictOf(found, {}).violations; // its body is not shown
  const shape = status === 400 ? "error" : operation === "create" ? "created" : "updated";
  return verdictOf([...found, ...responseStructureViolations(shape, body)], {}).violations;
}

/** The code of an error may begin with three digits: then they are its status. */
function wrongDigits(status: number, body: unknown): Found[] {
  const at = ["error", "code"];
  const code = get(body, at);
  const [digits] = (typeof code === "string" && /^\d{3}/.exec(code)) || [];
  if (status < 400 || digits === undefined || digits === String(status)) return [];
  return [violation("structure.enum", undefined, at)];
}
