import { fileURLToPath } from "node:url";
import { type TSchema, Type } from "typebox";
import { compileChecks } from "../src/compiler/compile-checks.js";
import { pathsOf } from "../src/compiler/compile-paths.js";
import { compileTypes } from "../src/compiler/compile-types.js";
import { campaigns, createRequests, emailPublishRequest, updateRequests } from "../src/schemas/any-channel.js";
import { EmailContent } from "../src/schemas/campaign-content.js";
import { CreateRequest, EmailCreateRequest, PushCreateRequest } from "../src/schemas/create-request.js";
import { ErrorBody } from "../src/schemas/error-body.js";
import { ActionsFilter, CustomSegmentsFilter, FilterGroup, UserAttributesFilter } from "../src/schemas/filters.js";
import { formOf, type JsonSchema, jsonSchema } from "../src/schemas/json-schema.js";
import { CreateResponse, UpdateResponse } from "../src/schemas/responses.js";
import {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../src/schemas/update-request.js";
import { UtmParams } from "../src/schemas/utm-params.js";

const NOTICE = "// Generated from src/schemas by `npm run generate`. Do not edit.\n\n";

const root = (name: string, schema: TSchema) => ({ name, schema: jsonSchema(schema) });

const campaign = (name: string, schema: TSchema) => ({ ...root(name, schema), isCampaign: true });

/** An error body of any server: the specification names the members without saying which are always there. */
const ReceivedErrorBody = Type.Object({
  error: Type.Object({
    ...Type.Partial(ErrorBody.properties.error).properties,
    code: ErrorBody.properties.error.properties.code,
    message: ErrorBody.properties.error.properties.message,
  }),
});

/** The schemas that checks are compiled from, each with the name of its check. */
export const roots = [
  campaign("pushRequest", createRequests.PUSH),
  campaign("emailRequest", createRequests.EMAIL),
  campaign("anyChannelRequest", createRequests.unknown),
  campaign("pushCampaign", campaigns.PUSH),
  campaign("emailCampaign", campaigns.EMAIL),
  campaign("anyChannelCampaign", campaigns.unknown),
  campaign("pushUpdateRequest", updateRequests.PUSH),
  campaign("emailUpdateRequest", updateRequests.EMAIL),
  campaign("anyChannelUpdateRequest", updateRequests.unknown),
  root("publishRequest", PublishRequest),
  root("emailPublishRequest", emailPublishRequest),
  root("createResponse", CreateResponse),
  root("updateResponse", UpdateResponse),
  root("receivedErrorBody", ReceivedErrorBody),
];

/** The schemas that types are made from. Each schema with a title in them gets a type too. */
const described = [
  CreateRequest,
  PushCampaign,
  EmailCampaign,
  PushUpdateRequest,
  EmailUpdateRequest,
  PublishRequest,
  CreateResponse,
  UpdateResponse,
  ErrorBody,
];

/** Every file of `src/generated` with the source it must have. Imports none of these files. */
export function generatedSources(): { file: string; source: string }[] {
  const checks = compileChecks(roots);
  const types = compileTypes(described.map(jsonSchema));
  return [
    { file: inSource("generated/checks.ts"), source: `${NOTICE}${checks}\n` },
    { file: inSource("generated/members.ts"), source: `${NOTICE}${memberLists()}\n` },
    { file: inSource("generated/paths.ts"), source: `${NOTICE}${pathLists()}\n` },
    { file: inSource("generated/types.ts"), source: `${NOTICE}${types}\n` },
  ];
}

/** Lists of member names that rules and engine need at run time. */
function memberLists(): string {
  return [
    list(
      "The members of a create or update request of either channel, in the order of the specification.",
      "topLevelMembers",
      merged(merged(namesOf(PushCreateRequest), namesOf(EmailCreateRequest)), namesOf(PushUpdateRequest)),
    ),
    list(
      "Every delivery type; Push has them all.",
      "deliveryTypes",
      (jsonSchema(PushCreateRequest).properties?.["campaign_delivery_type"]?.enum ?? []).map(String),
    ),
    list(
      'The components of a campaign that a request to publish it cannot hold (section "Update request body (v5)").',
      "components",
      namesOf(PushUpdateRequest).filter((name) => !STAMPS.has(name)),
    ),
    placesByChannel(),
    list("The keys of `utm_params` that are not custom.", "namedUtmKeys", namesOf(UtmParams)),
    knownMembers(),
  ].join("\n\n");
}

/** The paths that custom rules may read, as strings, which cost nothing until they are needed. */
function pathLists(): string {
  const { $defs = {} } = jsonSchema(FilterGroup);
  const lists: Readonly<Record<string, readonly string[]>> = {
    PUSH: pathsOf(jsonSchema(PushCreateRequest)),
    EMAIL: pathsOf(jsonSchema(EmailCreateRequest)),
    update: namesOf(PushUpdateRequest).filter((name) => STAMPS.has(name)),
    user_attributes: pathsOf(jsonSchema(UserAttributesFilter)),
    actions: pathsOf(jsonSchema(ActionsFilter), $defs),
    custom_segments: pathsOf(jsonSchema(CustomSegmentsFilter)),
    email_content: pathsOf(jsonSchema(EmailContent)),
  };
  const entries = Object.entries(lists).map(([name, paths]) => `  ${name}: "${paths.join(" ")}",\n`);
  const comment = "/** The paths in requests and in the objects that rules are about, except those inside arrays. */";
  return `${comment}\nexport const paths: Readonly<Record<string, string>> = {\n${entries.join("")}};`;
}

/** The places where the requests of the channels differ. */
function placesByChannel(): string {
  const places: Readonly<Record<"PUSH" | "EMAIL" | "both", string[]>> = { PUSH: [], EMAIL: [], both: [] };

  function compare(push: JsonSchema | undefined, email: JsonSchema | undefined, place: string): void {
    if (push === undefined || email === undefined) places[push === undefined ? "EMAIL" : "PUSH"].push(place);
    else if (push.properties === undefined) {
      if (formOf(push) !== formOf(email)) places.both.push(place);
    } else {
      for (const name of merged(namesIn(push), namesIn(email))) {
        compare(push.properties[name], email.properties?.[name], place === "" ? name : `${place}.${name}`);
      }
    }
  }

  compare(jsonSchema(createRequests.PUSH), jsonSchema(createRequests.EMAIL), "");
  const comment = "/** The places that only one channel has, and those that both have in different forms. */";
  return `${comment}\nexport const placesByChannel = ${JSON.stringify(places, null, 2)} as const;`;
}

/** Members of an update that are not components. */
const STAMPS: ReadonlySet<string> = new Set([
  "request_id",
  "channel",
  "campaign_delivery_type",
  "updated_by",
  "version_note",
  "status",
]);

function list(comment: string, name: string, values: readonly string[]): string {
  return `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(values, null, 2)};`;
}

/** The places where member names belong, to report members in the wrong place. Entries of arrays are left out. */
function knownMembers(): string {
  const homes = [
    ...homesIn(jsonSchema(PushCreateRequest), "PUSH", []),
    ...homesIn(jsonSchema(EmailCreateRequest), "EMAIL", []),
  ];
  const lines = homes.map(({ channel, place, names }) => `${channel} ${place.join(".")} ${names.join(" ")}`);
  const comment = `/**
 * The objects of a request of each channel, a line for each: the channel, the place, and the names of members. One text
 * costs nothing until it is needed.
 */`;
  return `${comment}\nexport const knownMembers: string = \`\n${lines.join("\n")}\n\`;`;
}

interface Home {
  readonly channel: "PUSH" | "EMAIL";
  readonly place: readonly string[];
  readonly names: readonly string[];
}

function homesIn({ properties = {} }: JsonSchema, channel: Home["channel"], place: readonly string[]): Home[] {
  // Short names of plain values, such as "name" and "type", are too common to tell where they belong.
  const names = Object.entries(properties).flatMap(([name, member]) =>
    name.includes("_") || isContainer(member) ? name : [],
  );
  const below = Object.entries(properties).flatMap(([name, member]) => homesIn(member, channel, [...place, name]));
  return names.length === 0 ? below : [{ channel, place, names }, ...below];
}

function isContainer({ type, $ref }: JsonSchema): boolean {
  return type === "object" || type === "array" || $ref !== undefined;
}

function namesOf(schema: TSchema): string[] {
  return namesIn(jsonSchema(schema));
}

function namesIn({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties);
}

/** Merges two lists, keeping the order of both: a name that only the second has follows its predecessor there. */
function merged(first: readonly string[], second: readonly string[]): string[] {
  const result = [...first];
  for (const [index, name] of second.entries()) {
    if (!result.includes(name)) result.splice(result.indexOf(second[index - 1] ?? "") + 1, 0, name);
  }
  return result;
}

function inSource(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}
