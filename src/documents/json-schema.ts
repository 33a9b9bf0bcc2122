import { expectOneOf } from "../expect-one-of.js";
import { CreateRequest } from "../schemas/create-request.js";
import { ErrorBody } from "../schemas/error-body.js";
import { CreateResponse, UpdateResponse } from "../schemas/responses.js";
import { type JsonSchema, jsonSchema } from "../structure/json-schema.js";
import { Definer, type PlainObject } from "./definitions.js";
import { campaign, updateRequest } from "./requests.js";

/** A JSON Schema 2020-12 document that stands alone. */
export interface JsonSchemaDocument {
  $schema: "https://json-schema.org/draft/2020-12/schema";
  $id: string;
  title: string;
  description: string;
  /** Every schema with a title in it, by that title. */
  $defs?: { [title: string]: PlainObject };
  [keyword: string]: unknown;
}

/** What there is a document of: a campaign as it is stored, and the bodies of requests and responses. */
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
  campaign,
  "create-response": jsonSchema(CreateResponse),
  "update-response": jsonSchema(UpdateResponse),
  "error-body": jsonSchema(ErrorBody),
};

/**
 * A JSON Schema 2020-12 document, made anew with each call, so that it can be changed. It says what structure says: what
 * reads two members or the workspace is beyond it.
 *
 * @throws {TypeError} when there is none of that name.
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
