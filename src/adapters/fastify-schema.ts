import type { FastifySchemaValidationError, FastifyTypeProvider } from "fastify";
import type { AnyViolation } from "../errors/violation.js";
import type { CampaignSchema } from "./standard.js";

/** A violation as Fastify's own validator would report it. The keyword is the rule. */
export function validationErrorOf(
  violation: Pick<AnyViolation, "rule" | "pointer" | "params" | "message">,
): FastifySchemaValidationError {
  const { rule, pointer, params, message } = violation;
  return { keyword: rule, instancePath: pointer, schemaPath: `#/${rule}`, params: { ...params }, message };
}

/**
 * Lets a route have a schema of `campaign-rules/standard` for its body. Fastify then reports violations like those of
 * any schema, through the server's `schemaErrorFormatter` and error handler.
 *
 * @throws {TypeError} for any other schema.
 */
export function validatorCompiler({ schema }: { readonly schema: unknown }) {
  if (!isCampaignSchema(schema)) throw new TypeError("the schema must be one of campaign-rules/standard");
  return (body: unknown): { value: unknown } | { error: FastifySchemaValidationError[] } => {
    const { issues, ...accepted } = schema["~standard"].validate(body);
    return issues === undefined ? (accepted as { value: unknown }) : { error: issues.map(validationErrorOf) };
  };
}

function isCampaignSchema(schema: unknown): schema is CampaignSchema<unknown> {
  const { vendor } = (schema as Partial<CampaignSchema<unknown>> | null | undefined)?.["~standard"] ?? {};
  return vendor === "campaign-rules";
}

/** Gives `request.body` the type that its schema of `campaign-rules/standard` accepts. */
export interface CampaignTypeProvider extends FastifyTypeProvider {
  validator: this["schema"] extends CampaignSchema<infer T> ? T : unknown;
}
