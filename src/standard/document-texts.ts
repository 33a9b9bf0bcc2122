import { jsonSchemaDocument } from "../documents/json-schema.js";

/** JSON Schema 2020-12 documents as JSON. The build puts the texts here in place of what makes them, which needs TypeBox. */
export const documentTexts = {
  create: JSON.stringify(jsonSchemaDocument("create-request")),
  update: JSON.stringify(jsonSchemaDocument("update-request")),
};
