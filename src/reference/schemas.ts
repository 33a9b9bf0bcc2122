/** The shapes of requests and responses: as TypeBox schemas, as JSON Schema documents, and as an OpenAPI document. */
import { frozen } from "./frozen.js";
import * as schemas from "./typebox-schemas.js";

export type { PlainObject } from "./documents/definitions.js";
export { type DocumentName, type JsonSchemaDocument, jsonSchemaDocument } from "./documents/json-schema.js";
export { type OpenApiDocument, openApiDocument } from "./documents/open-api.js";
export * from "./typebox-schemas.js";

// They share parts, so whoever changed one would change others.
for (const schema of Object.values(schemas)) frozen(schema);
