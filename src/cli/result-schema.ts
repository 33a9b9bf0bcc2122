import { SCHEMA_VERSION } from "./schema-version.js";

const text = { type: "string" };
const texts = { type: "array", items: text };
const whole = { type: "integer", minimum: 1 };
const truncated = { const: true, description: "Present if there is more than is listed." };
const kept = { type: "object", description: "With --keep: the values of the line, by JSON Pointer." };
const schemaVersion = { const: SCHEMA_VERSION };

function object(properties: Readonly<Record<string, object>>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", required, additionalProperties: false, properties };
}

const operation = {
  oneOf: [
    object({ op: { enum: ["add", "replace", "test"] }, path: text, value: {} }),
    object({ op: { const: "remove" }, path: text }),
    object({ op: { enum: ["move", "copy"] }, from: text, path: text }),
  ],
};

const finding = object(
  {
    rule: { ...text, description: "The id of the rule: see `campaign-rules explain`." },
    severity: { enum: ["error", "warning"] },
    path: { ...text, description: "The exact place, dotted. Of a header: its name." },
    segments: { type: "array", items: { anyOf: [text, { type: "integer", minimum: 0 }] } },
    pointer: { ...text, description: "The same place as a JSON Pointer (RFC 6901)." },
    target: { ...text, description: "`error.target` in the answer, if this is the first error." },
    detailTarget: { ...text, description: "The target in `error.details` of the answer." },
    message: text,
    params: { type: "object", description: "The values in the message, depending on the rule." },
    origin: { enum: ["request", "stored"] },
    fix: {
      type: "array",
      items: { $ref: "#/$defs/operation" },
      description: "A JSON Patch (RFC 6902) of the request.",
    },
  },
  ["fix"],
);

const findings = (severity: string) => ({
  type: "array",
  items: { $ref: "#/$defs/finding", type: "object", properties: { severity: { const: severity } } },
});

const error = object(
  {
    code: text,
    message: text,
    target: text,
    details: { type: "array", items: object({ target: text, message: text }) },
    request_id: text,
  },
  ["request_id"],
);

const result = {
  ...object(
    {
      file: { ...text, description: "The file as it was named, or the name of standard input." },
      line: { ...whole, description: "With --ndjson: the line of the file." },
      kept,
      ok: {
        type: "boolean",
        description: "Whether the service would accept the request, apart from what the baseline lists.",
      },
      status: { enum: [400, 401, 404], description: "The status of the answer to a request that is rejected." },
      body: { ...object({ error }), description: "The body of that answer." },
      violations: findings("error"),
      warnings: findings("warning"),
      skipped: { type: "array", items: object({ rule: text, reason: { enum: ["structure", "unknown"] } }) },
      truncated,
      schemaVersion,
      fix: { type: "array", items: { $ref: "#/$defs/operation" }, description: "The changes of --fix to the file." },
    },
    ["line", "kept", "status", "body", "truncated", "fix"],
  ),
  dependentRequired: { status: ["body"], body: ["status"] },
  if: { type: "object", properties: { ok: { const: true } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { type: "object", properties: { violations: { type: "array", maxItems: 0 }, status: false } },
  else: { type: "object", properties: { violations: { type: "array", minItems: 1 } } },
};

const brief = object(
  { schemaVersion, line: whole, kept, ok: { type: "boolean" }, rules: texts, paths: texts, truncated },
  ["kept", "truncated"],
);

/** Describes an entry of `--format json`, a line of `--ndjson`, and a line of `--ndjson --brief`. */
export const resultSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A result of campaign-rules check",
  description: "An entry of --format json, or a line of --ndjson. With --brief, a line has fewer members.",
  type: "object",
  if: { type: "object", required: ["rules"], properties: { rules: true } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: "#/$defs/brief" },
  else: { $ref: "#/$defs/result" },
  $defs: { result, brief, finding, operation },
};
