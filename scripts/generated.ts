import { fileURLToPath } from "node:url";
import type { TSchema } from "typebox";
import {
  AnyChannelCreateRequest,
  CreateRequest,
  EmailCreateRequest,
  PushCreateRequest,
} from "../src/schemas/create-request.js";
import { UtmParams } from "../src/schemas/utm-params.js";
import { compileChecks } from "../src/structure/compile-checks.js";
import { compileTypes } from "../src/structure/compile-types.js";
import { type JsonSchema, jsonSchema } from "../src/structure/json-schema.js";

const NOTICE = "// Generated from src/schemas by `npm run generate`. Do not edit.\n\n";

/** Every file of `src/generated` with the source it must have. Needs nothing of what it makes. */
export function generatedSources(): { file: string; source: string }[] {
  const createRequest = jsonSchema(CreateRequest);
  const checks = compileChecks([
    { name: "createRequest", schema: createRequest, otherwise: jsonSchema(AnyChannelCreateRequest) },
  ]);
  return [
    { file: inSource("generated/checks.ts"), source: `${NOTICE}${checks}\n` },
    { file: inSource("generated/members.ts"), source: `${NOTICE}${memberLists()}\n` },
    { file: inSource("generated/types.ts"), source: `${NOTICE}${compileTypes([createRequest])}\n` },
  ];
}

/** Lists of member names that rules and engine need at run time. */
function memberLists(): string {
  const anyChannel = jsonSchema(AnyChannelCreateRequest).properties ?? {};
  const shared = Object.keys(anyChannel).filter(
    (name) => name !== "channel" && Object.keys(anyChannel[name] ?? {}).length > 0,
  );
  return [
    list(
      "The members of a create request of either channel, in the order of the specification.",
      "topLevelMembers",
      merged(namesOf(PushCreateRequest), namesOf(EmailCreateRequest)),
    ),
    list("The members that are checked alike whatever the channel.", "sharedMembers", shared),
    list("The keys of `utm_params` that are not custom.", "namedUtmKeys", namesOf(UtmParams)),
    knownMembers(),
  ].join("\n\n");
}

function list(comment: string, name: string, values: readonly string[]): string {
  return `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(values, null, 2)};`;
}

/** Where members of a name are known, for those that stand in the wrong place. Entries of arrays are left out. */
function knownMembers(): string {
  const homes = [
    ...homesIn(jsonSchema(PushCreateRequest), "PUSH", []),
    ...homesIn(jsonSchema(EmailCreateRequest), "EMAIL", []),
  ];
  const type = 'readonly { channel: "PUSH" | "EMAIL"; place: readonly string[]; names: readonly string[] }[]';
  const comment = "/** The objects of a request of each channel, with the names of their members. */";
  return `${comment}\nexport const knownMembers: ${type} = [\n${homes.map((home) => `  ${JSON.stringify(home)},\n`).join("")}];`;
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
  return Object.keys(jsonSchema(schema).properties ?? {});
}

/** Two lists as one that keeps the order of both: what only the second has follows what it follows there. */
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
