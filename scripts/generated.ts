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
import { jsonSchema } from "../src/structure/json-schema.js";
import { rulesPage } from "./rules-page.js";

const NOTICE = "// Generated from src/schemas by `npm run generate`. Do not edit.\n\n";

/** Every generated file with the source it must have. */
export function generated(): { file: string; source: string }[] {
  const createRequest = jsonSchema(CreateRequest);
  const checks = compileChecks([
    { name: "createRequest", schema: createRequest, otherwise: jsonSchema(AnyChannelCreateRequest) },
  ]);
  return [
    { file: inSource("generated/checks.ts"), source: `${NOTICE}${checks}\n` },
    { file: inSource("generated/members.ts"), source: `${NOTICE}${memberLists()}\n` },
    { file: inSource("../docs/rules.md"), source: rulesPage() },
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
  ].join("\n\n");
}

function list(comment: string, name: string, values: readonly string[]): string {
  return `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(values, null, 2)};`;
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
