import type { StandardJSONSchemaV1 } from "@standard-schema/spec";
import { membersOf, shown } from "../../engine/context/option-errors.js";
import { documentTexts } from "./document-texts.js";

const makers: ReadonlyMap<unknown, (text: string) => Record<string, unknown>> = new Map([
  ["draft-2020-12", (text: string) => JSON.parse(text) as Record<string, unknown>],
  ["draft-07", draft07],
]);

/**
 * Makes the JSON Schema of a body: its structure, without the rules. `input` and `output` are the same. There is none
 * for OpenAPI 3.0, which has no `if`; and it throws for all targets if the shape is undefined.
 */
export function converterOf(operation: keyof typeof documentTexts | undefined): StandardJSONSchemaV1.Converter {
  const convert = (options: StandardJSONSchemaV1.Options): Record<string, unknown> => {
    if (operation === undefined)
      throw new TypeError('there is no JSON Schema for updates with the policy merge: "member"');
    const { target } = membersOf(options, "options");
    const make = makers.get(target);
    if (make !== undefined) return make(documentTexts[operation]);
    throw new TypeError(
      `there is no JSON Schema for the target ${shown(target)}, only for ${[...makers.keys()].join(", ")}`,
    );
  };
  return { input: convert, output: convert };
}

/** The keywords in use mean the same in draft 7, except that definitions have another name. */
function draft07(text: string): Record<string, unknown> {
  const {
    $schema: _,
    $defs,
    ...document
  } = JSON.parse(text, (key, value: unknown) => {
    return key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", "#/definitions/") : value;
  }) as Record<string, unknown>;
  return { $schema: "http://json-schema.org/draft-07/schema#", ...document, definitions: $defs };
}
