import { Command, Option } from "commander";

interface SchemaOptions {
  readonly format: "json-schema" | "openapi";
  readonly operation?: "create" | "update";
}

const HELP = `
A JSON Schema describes the body of one operation, by default create; the OpenAPI document covers both. They describe each
member on its own. Only "check" finds problems that depend on several members or on the workspace.

Examples:
  campaign-rules schema > campaign.schema.json
  campaign-rules schema --operation update > update.schema.json
  campaign-rules schema --format openapi > openapi.json`;

export function schemaCommand(): Command {
  return new Command("schema")
    .description("Print the shapes of requests as JSON Schema or OpenAPI.")
    .addHelpText("after", HELP)
    .addOption(
      new Option("--format <format>", "document to print").choices(["json-schema", "openapi"]).default("json-schema"),
    )
    .addOption(
      new Option("--operation <name>", "the operation of the JSON Schema (default: create)").choices([
        "create",
        "update",
      ]),
    )
    .action(printSchema);
}

async function printSchema({ format, operation }: SchemaOptions, command: Command): Promise<void> {
  if (format === "openapi" && operation !== undefined)
    command.error("option '--operation' cannot be used with --format openapi, which covers both operations");
  // Loaded only here: checking requests does not need TypeBox.
  const { jsonSchemaDocument, openApiDocument } = await import("../documents/index.js");
  const document = format === "openapi" ? openApiDocument() : jsonSchemaDocument(`${operation ?? "create"}-request`);
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
