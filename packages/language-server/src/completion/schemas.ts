import type { FileContents } from "campaign-rules/files";
import { createRequestSchema, updateRequestSchema } from "campaign-rules/standard";
import jsonc from "jsonc-parser";
import { getLanguageService, type JSONSchema, type LanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

const TARGET = { target: "draft-2020-12" } as const;

/** The kinds of texts, by the names of their schemas. */
type Shape = "create" | "update" | "request-to-create" | "request-to-update";

let service: LanguageService | undefined;

/** A language service that knows the shapes of requests. It is created when it is first needed. */
export function jsonService(): LanguageService {
  if (service !== undefined) return service;
  const create = shown(createRequestSchema()["~standard"].jsonSchema.input(TARGET));
  const update = shown(updateRequestSchema()["~standard"].jsonSchema.input(TARGET));
  const schemas: Readonly<Record<Shape, JSONSchema>> = {
    create,
    update,
    "request-to-create": wholeRequest("POST", "/core-services/v1/campaigns", create),
    "request-to-update": wholeRequest("PATCH", "/v5/campaigns/{campaign_id}", update),
  };
  service = getLanguageService({});
  service.configure({
    schemas: Object.entries(schemas).map(([name, schema]) => {
      return { uri: `file:///${name}.schema.json`, fileMatch: [`/${name}.json`], schema };
    }),
  });
  return service;
}

/** A text as a document of its shape. */
export function shapedDocument(text: string, { operation, request }: FileContents): TextDocument {
  const shape: Shape = request ? (isUpdate(text) ? "request-to-update" : "request-to-create") : (operation ?? "create");
  return TextDocument.create(`file:///${shape}.json`, "json", 1, text);
}

function isUpdate(request: string): boolean {
  const value: unknown = jsonc.parse(request);
  return typeof value === "object" && value !== null && "method" in value && value.method === "PATCH";
}

/** A schema whose descriptions are shown as Markdown. */
function shown(schema: object): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const isDescribed = typeof value === "object" && value !== null && "description" in value;
    return isDescribed && typeof value.description === "string"
      ? { ...value, markdownDescription: value.description }
      : value;
  }) as JSONSchema;
}

const text = (description: string): JSONSchema => shown({ type: "string", description });

/** The shape of a file that contains a whole request. */
function wholeRequest(method: string, path: string, { $defs, ...body }: JSONSchema): JSONSchema {
  return {
    type: "object",
    required: ["method", "path", "headers", "body"],
    properties: {
      method: { type: "string", description: "Method of the request.", enum: ["POST", "PATCH"] },
      path: text(`Path of the request, here \`${path}\`.`),
      headers: {
        type: "object",
        description: "Headers of the request.",
        properties: {
          Authorization: text("`Basic ` and the Base64 encoding of the workspace id, a colon and the API key."),
          "Content-Type": text("`application/json`."),
          ...(method === "POST"
            ? { "SVC-APPKEY": text("Id of the workspace.") }
            : {
                "Idempotency-Key": text("A UUID, version 4. Repeating it returns the same answer."),
                "X-SVC-Request-Id": text(
                  "Id of the request. Required if the body has no `request_id`; if both are present, they must match.",
                ),
                "X-SVC-Tenant-ID": text("Id of the workspace; by default the one of the credentials."),
              }),
        },
      },
      body: { type: "object", ...body },
    },
    ...($defs && { $defs }),
  };
}
