import { jsonSchemaDocument } from "../../reference/documents/json-schema.js";

/** JSON Schema documents as JSON. The build replaces the code that makes them, which needs TypeBox. */
export const documentTexts = {
  create: JSON.stringify(jsonSchemaDocument("create-request")),
  update: JSON.stringify(jsonSchemaDocument("update-request")),
};
