import { dataTypes, operators, operatorsWithoutValue } from "../vocabulary.js";
import { choice, flag, integer, list, needs, object, type Schema, text, where } from "./words.js";

const userAttributes = object(
  {
    filter_type: { const: "user_attributes" },
    data_type: choice(dataTypes),
    category: text,
    name: text,
    operator: text,
    value: true,
    case_sensitive: flag,
    negate: flag,
    project_name: text,
  },
  ["filter_type", "data_type", "name", "operator"],
  {
    allOf: [
      ...dataTypes.map((type) =>
        where({ data_type: { const: type } }, { properties: { operator: { enum: operators[type] } } }),
      ),
      where({ operator: { type: "string", not: { enum: operatorsWithoutValue } } }, needs(["value"])),
    ],
  },
);

const actions = object(
  {
    filter_type: { const: "actions" },
    action_name: text,
    execution: object({ type: choice(["atleast", "atmost", "exactly"]), count: integer }),
    executed: flag,
    attributes: { $ref: "#/definitions/group" },
    condition: text,
  },
  ["filter_type", "action_name"],
);

const customSegments = object({ filter_type: { const: "custom_segments" }, name: text, id: text }, ["filter_type"], {
  if: { not: needs(["name"]) },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword, and nothing awaits a schema.
  then: needs(["id"]),
});

const filter: Schema = {
  type: "object",
  discriminator: { propertyName: "filter_type" },
  properties: { filter_type: text },
  required: ["filter_type"],
  oneOf: [userAttributes, actions, customSegments],
};

/**
 * Groups nest through the attributes of an action. A filter is no definition of its own: ajv would copy all errors so
 * far for each one that is wrong.
 */
export const filterDefinitions: Record<string, Schema> = {
  group: object({ filter_operator: choice(["and", "or"]), filters: list(filter) }, ["filter_operator", "filters"]),
};

export const group: Schema = { $ref: "#/definitions/group" };
