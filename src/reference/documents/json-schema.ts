import type { TSchema } from "typebox";
import { expectOneOf } from "../../engine/context/option-errors.js";
import { CreateRequest } from "../../schemas/create-request.js";
import { ErrorBody } from "../../schemas/error-body.js";
import { type JsonSchema, jsonSchema } from "../../schemas/json-schema.js";
import { CreateResponse, UpdateResponse } from "../../schemas/responses.js";
import { EmailCampaign, PushCampaign } from "../../schemas/update-request.js";
import { Definer, type PlainObject } from "./definitions.js";
import { updateRequest } from "./requests.js";

/** A self-contained JSON Schema 2020-12 document. */
export interface JsonSchemaDocument {
  $schema: "https://json-schema.org/draft/2020-12/schema";
  $id: string;
  title: string;
  description: string;
  /** Every schema with a title, by that title. */
  $defs?: { [title: string]: PlainObject };
  [keyword: string]: unknown;
}

/** The documents: a stored campaign, and the bodies of requests and responses. */
export type DocumentName =
  | "create-request"
  | "update-request"
  | "campaign"
  | "create-response"
  | "update-response"
  | "error-body";

const described: Readonly<Record<DocumentName, JsonSchema>> = {
  "create-request": jsonSchema(CreateRequest),
  "update-request": updateRequest,
  campaign: {
    title: "Campaign",
    description: "A stored campaign; `channel` determines its shape.",
    anyOf: [stored(PushCampaign), stored(EmailCampaign)],
  },
  "create-response": jsonSchema(CreateResponse),
  "update-response": jsonSchema(UpdateResponse),
  "error-body": jsonSchema(ErrorBody),
};

/** A stored campaign, without the members that belong to a request. */
function stored(schema: TSchema): JsonSchema {
  const { properties = {}, ...rest } = jsonSchema(schema);
  const { request_id: _id, updated_by: _by, version_note: _note, ...members } = properties;
  return { ...rest, properties: members };
}

/**
 * Makes a JSON Schema 2020-12 document. Each call returns a new one, which you can change. It expresses the structural
 * rules, but not the rules that read two members or the workspace.
 *
 * @throws {TypeError} if there is no document with that name.
 */
export function jsonSchemaDocument(name: DocumentName): JsonSchemaDocument {
  expectOneOf(name, Object.keys(described), "document");
  const definer = new Definer({ prefix: "#/$defs/", discriminators: false });
  const { title, description, ...keywords } = definer.plain(described[name]) as { title: string; description: string };
  const $defs = Object.keys(definer.definitions).length === 0 ? {} : { $defs: definer.definitions };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:campaign-rules:${name}`,
    title,
    description,
    ...keywords,
    ...$defs,
  };
}
