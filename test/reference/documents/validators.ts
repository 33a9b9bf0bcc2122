import { hasSchema, registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type DocumentName, jsonSchemaDocument } from "../../../src/reference/schemas.js";

/** Returns whether a document accepts a value. */
export type Verdict = (value: unknown) => boolean;

/** A document in two independent validators: ajv in its strict mode, and hyperjump. */
export async function verdictsOf(name: DocumentName): Promise<{ ajv: Verdict; hyperjump: Verdict }> {
  const document = jsonSchemaDocument(name);
  if (hasSchema(document.$id)) unregisterSchema(document.$id);
  const ajv = new Ajv2020({ strict: true }).compile(document);
  registerSchema(document as never);
  const hyperjump = await validate(document.$id);
  return { ajv: (value) => ajv(value), hyperjump: (value) => hyperjump(value as never).valid };
}
