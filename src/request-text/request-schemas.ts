import { EmailCreateRequest, PushCreateRequest } from "../schemas/create-request.js";
import { type JsonSchema, jsonSchema } from "../structure/json-schema.js";

/** The schemas of requests, by channel. The build replaces this module with what it exports, as data. */
export const requestSchemas: Readonly<Record<"PUSH" | "EMAIL", JsonSchema>> = {
  PUSH: jsonSchema(PushCreateRequest),
  EMAIL: jsonSchema(EmailCreateRequest),
};
