import { Command, Option } from "commander";

interface SchemaOptions {
  readonly format: "json-schema" | "openapi";
  readonly operation?: "create" | "update";
}

const HELP = `
A JSON Schema is about the body of one operation, to create unless --operation says otherwise; the OpenAPI document has
both. They say what each member must be alone: what reads two members or the workspace, only the check finds.

Examples:
  campaign-rules schema > campaign.schema.json
  campaign-rules schema --operation update > update.schema.json
  campaign-rules schema --format openapi > openapi.json`;

export function schemaCommand(): Command {
  return new Command("schema")
    .description("Print the shape of requests as JSON Schema, or as an OpenAPI document.")
    .addHelpText("after", HELP)
    .addOption(
      new Option("--format <format>", "what to print").choices(["json-schema", "openapi"]).default("json-schema"),
    )
    .addOption(new Option("--operation <name>", "what the bodies ask for").choices(["create", "update"]))
    .action(printSchema);
}

async function printSchema({ format, operation }: SchemaOptions, command: Command): Promise<void> {
  if (format === "openapi" && operation !== undefined)
    command.error("option '--operation' is about a JSON Schema; the OpenAPI document has both operations");
  // Only now: who checks requests needs no TypeBox.
  const { jsonSchemaDocument, openApiDocument } = await import("../schemas/index.js");
  const document = format === "openapi" ? openApiDocument() : jsonSchemaDocument(`${operation ?? "create"}-request`);
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
