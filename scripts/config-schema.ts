import { fileURLToPath } from "node:url";
import { configurationMembers, overrideMembers } from "../src/cli/config/configuration.js";
import { objectSchema, schemasOf } from "../src/cli/described.js";
import { settings } from "../src/cli/settings.js";

export const configSchemaFile = fileURLToPath(new URL("../src/generated/config.schema.json", import.meta.url));

/** The JSON Schema of a configuration in JSON, from the descriptions that the command line reads one with. */
export function configSchema(): string {
  const definitions = schemasOf(settings);
  const shared = Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]));
  const override = objectSchema({ ...schemasOf(overrideMembers), ...shared }, { required: ["files"] });
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Configuration of campaign-rules",
    definitions,
    ...objectSchema({
      $schema: { type: "string" },
      ...shared,
      ...schemasOf(configurationMembers),
      overrides: { type: "array", items: override, description: "Settings for some files. Later ones win." },
    }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
