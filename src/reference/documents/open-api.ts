import { errorBody } from "../../errors/error-body.js";
import { BODY } from "../../errors/path.js";
import { CREATE_PATH, UPDATE_PATH } from "../../rules/parts/request-parts.js";
import { CreateRequest } from "../../schemas/create-request.js";
import { ErrorBody } from "../../schemas/error-body.js";
import { type JsonSchema, jsonSchema } from "../../schemas/json-schema.js";
import { CreateResponse, UpdateResponse } from "../../schemas/responses.js";
import { Definer, type PlainObject } from "./definitions.js";
import { type Example, examples, parameterExamples } from "./open-api-examples.js";
import { updateRequest, updateVariants } from "./requests.js";

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: PlainObject[];
  security: PlainObject[];
  tags: { name: string; description: string }[];
  /** An operation by path and method, with the parameters of the path. */
  paths: { [path: string]: { [method: string]: unknown } };
  components: {
    schemas: { [title: string]: PlainObject };
    securitySchemes: { [name: string]: PlainObject };
  };
}

/**
 * Makes the OpenAPI document of both operations (sections "Endpoints" and "Authentication"). Each call returns a new
 * one.
 */
export function openApiDocument(): OpenApiDocument {
  const definer = new Definer({ prefix: "#/components/schemas/", discriminators: true });
  const json = (schema: JsonSchema, shown: Readonly<Record<string, Example>>) => ({
    "application/json": { schema: definer.reference(schema), examples: structuredClone(shown) },
  });
  const refusal = (description: string, shown: Readonly<Record<string, Example>>) => ({
    description,
    content: json(jsonSchema(ErrorBody), shown),
  });
  const unread = (code: string, problem: string) => {
    const message = `body is ${problem}`;
    const value = errorBody(code, [{ target: BODY, message }], undefined);
    return refusal(`The body is ${problem}.`, { body: { summary: "The body was not read", value } });
  };
  /** Answers that any server may give, and the adapters do. */
  const unreadBodies = {
    413: unread("413 Payload Too Large", "larger than this server accepts"),
    415: unread("415 Unsupported Media Type", "in a character set or a compression that this server does not read"),
  };

  const createCampaign = {
    operationId: "createCampaign",
    summary: "Create a campaign",
    description: "Creates a Push or Email campaign: `channel` determines the shape of the body.",
    tags: ["campaigns"],
    parameters: [header("SVC-APPKEY", true, "Id of the workspace.")],
    requestBody: { required: true, content: json(jsonSchema(CreateRequest), examples.create.request) },
    responses: {
      201: {
        description: "The campaign was created.",
        content: json(jsonSchema(CreateResponse), examples.create.created),
      },
      400: refusal("Parameters are invalid or missing.", examples.create.refused),
      401: UNAUTHORIZED,
      ...unreadBodies,
      429: TOO_MANY,
      500: { description: `The service has failed. ${NOT_SHOWN}` },
    },
  };

  const updateCampaign = {
    operationId: "updateCampaign",
    summary: "Update or publish a campaign",
    description:
      "Replaces whole components of a campaign, or publishes it: a body with `status` must not contain components.",
    tags: ["campaigns"],
    parameters: [
      header("X-SVC-Tenant-ID", false, "Id of the workspace. If absent, the credentials determine it."),
      header(
        "X-SVC-Request-Id",
        false,
        "Id of the request, with which `response_id` correlates. Needed unless the body has `request_id`; if both are present, they must match.",
      ),
      header("Idempotency-Key", true, "UUID of version 4. A repeated key gets the same answer again.", {
        format: "uuid",
      }),
    ],
    requestBody: {
      required: true,
      // `anyOf` adds nothing to the conditions, which generators of code ignore: the body would have no members.
      content: json({ ...updateRequest, anyOf: updateVariants }, examples.update.request),
    },
    responses: {
      200: {
        description: "The campaign was updated or published.",
        content: json(jsonSchema(UpdateResponse), examples.update.updated),
      },
      400: refusal(
        "Parameters are invalid or missing, or the body has both `status` and components.",
        examples.update.refused,
      ),
      401: UNAUTHORIZED,
      ...unreadBodies,
      429: TOO_MANY,
      default: { description: `Anything else. ${NOT_SHOWN}` },
    },
  };

  return {
    openapi: "3.1.0",
    info: {
      title: "Campaign management",
      version: "2025-11-20",
      description:
        "Creates, updates and publishes Push and Email campaigns. The schemas describe each member on its own.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [structuredClone(SERVER)],
    security: [{ basic: [] }],
    tags: [{ name: "campaigns", description: "Push and Email campaigns." }],
    paths: {
      [CREATE_PATH]: { post: structuredClone(createCampaign) },
      [`${UPDATE_PATH}{campaign_id}`]: {
        parameters: [{ ...parameter("campaign_id", true, "Id that the service gave the campaign."), in: "path" }],
        patch: structuredClone(updateCampaign),
      },
    },
    components: {
      schemas: definer.definitions,
      securitySchemes: {
        basic: {
          type: "http",
          scheme: "basic",
          description: "The id of the workspace as user name, and one of its API keys as password.",
        },
      },
    },
  };
}

const NOT_SHOWN = "The documentation does not show the body.";

const UNAUTHORIZED = { description: `Credentials are missing or wrong. ${NOT_SHOWN}` };

const TOO_MANY = { description: `Too many requests, or too many campaigns created. ${NOT_SHOWN}` };

const SERVER = {
  url: "https://api-{dc}.{domain}",
  description: "Each workspace is in exactly one data centre.",
  variables: {
    dc: {
      enum: ["01", "02", "03", "04", "05", "06", "101"],
      default: "01",
      description: "Number of the workspace's data centre.",
    },
    domain: { default: "campaigns.example", description: "Domain of the service." },
  },
};

function parameter(name: keyof typeof parameterExamples, required: boolean, description: string, schema = {}) {
  return { name, required, description, schema: { type: "string", ...schema }, example: parameterExamples[name] };
}

function header(...[name, ...rest]: Parameters<typeof parameter>) {
  return { ...parameter(name, ...rest), in: "header" };
}
