import { createRequests } from "../../schemas/any-channel.js";
import { type JsonSchema, jsonSchema } from "../../schemas/json-schema.js";
import type { Channel } from "../../structure/channel.js";

/** The schemas of requests, by channel. The build replaces this module with what it exports, as data. */
export const requestSchemas: Readonly<Record<Channel, JsonSchema>> = {
  PUSH: jsonSchema(createRequests.PUSH),
  EMAIL: jsonSchema(createRequests.EMAIL),
  unknown: jsonSchema(createRequests.unknown),
};
