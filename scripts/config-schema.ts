import { fileURLToPath } from "node:url";
import { operations } from "../src/cli/settings.js";
import { exceptionLevels, ruleLevels } from "../src/engine/context/context.js";
import { UNIQUE_KEYS } from "../src/errors/input-violation.js";
import { inputRules } from "../src/reference/catalogue/input-rules.js";
import { rules } from "../src/reference/catalogue.js";
import { states } from "../src/rules/parts/update-parts.js";
import { features, policies } from "../src/rules/rule-context.js";

export const configSchemaFile = fileURLToPath(new URL("../src/generated/config.schema.json", import.meta.url));

/** The JSON Schema of a configuration in JSON, made from the lists of valid names. */
export function configSchema(): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const object = (properties: object, more: object = {}) => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
});

const list = (items: object, more: object = {}) => ({ type: "array", items, ...more });

const described = [...inputRules.filter(({ id }) => id === UNIQUE_KEYS), ...rules];

const settings = {
  features: list({ enum: features }, { description: "Features of the workspace. Default: unknown." }),
  productSets: list({ type: "string" }, { description: "Ids of the workspace's product sets. Default: not checked." }),
  policies: object(
    Object.fromEntries(Object.entries(policies).map(([name, values]) => [name, { enum: values, default: values[0] }])),
    { description: "How to read unclear parts of the specification." },
  ),
  rules: object(
    Object.fromEntries(
      described
        .filter(({ id }) => !id.startsWith("structure."))
        .map(({ id, summary }) => [id, { enum: ruleLevels, description: summary }]),
    ),
    { description: "Levels of rules." },
  ),
  exceptions: list(
    object(
      {
        rule: { enum: rules.map(({ id }) => id) },
        path: { type: "string", minLength: 1 },
        level: { enum: exceptionLevels },
      },
      { required: ["rule", "path", "level"] },
    ),
    { description: "Places where a rule is off or only warns. The first match decides." },
  ),
  lint: { type: "boolean", default: true, description: "Whether to report warnings too." },
  bounds: object(
    {
      maxDepth: { type: "number", minimum: 1, default: 200 },
      maxViolations: { type: "number", minimum: 1, default: 100 },
    },
    { description: "How deep to look, and how much to report." },
  ),
};

const shared = Object.fromEntries(Object.keys(settings).map((name) => [name, { $ref: `#/definitions/${name}` }]));

const glob = { type: "string", minLength: 1 };

const schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Configuration of campaign-rules",
  definitions: settings,
  ...object({
    $schema: { type: "string" },
    ...shared,
    docsUrl: {
      type: "string",
      pattern: "^[hH][tT][tT][pP][sS]?://[^?#\\s]+$",
      description: "The http or https address at which the documentation is served.",
    },
    ignores: list(glob, {
      description: "Globs of files not to check unless they are named, relative to the folder of the configuration.",
    }),
    overrides: list(
      object(
        {
          files: {
            anyOf: [glob, list(glob, { minItems: 1 })],
            description: "Globs, relative to the folder of the configuration.",
          },
          operation: { enum: operations, description: "The operation whose bodies the files contain." },
          state: { enum: states, description: "The state of the campaigns that the files update." },
          current: {
            type: "string",
            minLength: 1,
            description: "The file of the campaign that the files update, relative to the folder of the configuration.",
          },
          ...shared,
        },
        { required: ["files"] },
      ),
      { description: "Settings for some files. Later ones win." },
    ),
  }),
};
