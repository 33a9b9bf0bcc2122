import { expect, it } from "vitest";
import { openApiDocument } from "../../../src/reference/schemas.js";

/** The document without schemas and descriptions, and with only the summaries of examples. */
function outline(): unknown {
  const { components, ...document } = openApiDocument();
  const json = JSON.stringify({ ...document, securitySchemes: components.securitySchemes });
  return JSON.parse(json, (key, value: unknown) => {
    if (key === "description" && typeof value === "string" && value.endsWith(".")) return undefined;
    return key === "examples" ? Object.values(value as Record<string, { summary: string }>).map(summaryOf) : value;
  });
}

function summaryOf({ summary }: { readonly summary: string }): string {
  return summary;
}

const body = (title: string, ...examples: string[]) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${title}` }, examples },
});

const parameter = (name: string, required: boolean, example: string, others: object = {}) => ({
  name,
  required,
  example,
  in: "header",
  schema: { type: "string" },
  ...others,
});

/** The answers of the adapters to a body that they do not read. */
const unread = {
  413: { content: body("ErrorBody", "The body was not read") },
  415: { content: body("ErrorBody", "The body was not read") },
};

it("the OpenAPI document says how to call both operations, and has a description of each part", () => {
  expect(outline()).toEqual({
    openapi: "3.1.0",
    info: { title: "Campaign management", version: "2025-11-20", license: { name: "MIT", identifier: "MIT" } },
    servers: [
      {
        url: "https://api-{dc}.{domain}",
        variables: {
          dc: { enum: ["01", "02", "03", "04", "05", "06", "101"], default: "01" },
          domain: { default: "campaigns.example" },
        },
      },
    ],
    security: [{ basic: [] }],
    tags: [{ name: "campaigns" }],
    paths: {
      "/core-services/v1/campaigns": {
        post: {
          operationId: "createCampaign",
          summary: "Create a campaign",
          tags: ["campaigns"],
          parameters: [parameter("SVC-APPKEY", true, "ws-demo-fake")],
          requestBody: { required: true, content: body("CreateRequest", "A Push campaign", "An Email campaign") },
          responses: {
            201: { content: body("CreateResponse", "The campaign was created") },
            400: {
              content: body(
                "ErrorBody",
                "A member that another one requires is absent",
                "The workspace lacks the feature",
              ),
            },
            401: {},
            ...unread,
            429: {},
            500: {},
          },
        },
      },
      "/v5/campaigns/{campaign_id}": {
        parameters: [parameter("campaign_id", true, "cmp-price-alert-01", { in: "path" })],
        patch: {
          operationId: "updateCampaign",
          summary: "Update or publish a campaign",
          tags: ["campaigns"],
          parameters: [
            parameter("X-SVC-Tenant-ID", false, "ws-demo-fake"),
            parameter("X-SVC-Request-Id", false, "upd-price-alert-expiry-002"),
            parameter("Idempotency-Key", true, "1c9d5f70-62ab-4e0d-8a3c-b7f4e2d19085", {
              schema: { type: "string", format: "uuid" },
            }),
          ],
          requestBody: {
            required: true,
            content: body(
              "UpdateRequest",
              "A component of a Push campaign",
              "Components of an Email campaign",
              "Publishing",
            ),
          },
          responses: {
            200: { content: body("UpdateResponse", "The campaign was updated") },
            400: { content: body("ErrorBody", "The body has both status and components") },
            401: {},
            ...unread,
            429: {},
            default: {},
          },
        },
      },
    },
    securitySchemes: { basic: { type: "http", scheme: "basic" } },
  });
});

it("each schema of the OpenAPI document has its name for a title, and a description", () => {
  const { components } = openApiDocument();
  const wrong = Object.entries(components.schemas).filter(([name, { title, description }]) => {
    return title !== name || !String(description).endsWith(".");
  });
  expect(wrong).toEqual([]);
});
