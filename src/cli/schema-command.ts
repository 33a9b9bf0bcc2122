import { Argument, Command, Option } from "commander";

interface SchemaOptions {
  readonly format: "json-schema" | "openapi";
  readonly operation?: "create" | "update";
}

const HELP = `
A JSON Schema describes the body of one operation, by default create; the OpenAPI document covers both. They describe each
member on its own. Only "check" finds problems that depend on several members or on the workspace. "result" describes what
"check" prints with --format json or --ndjson.

Examples:
  campaign-rules schema > campaign.schema.json
  campaign-rules schema --operation update > update.schema.json
  campaign-rules schema --format openapi > openapi.json
  campaign-rules schema result > result.schema.json`;

export function schemaCommand(): Command {
  return new Command("schema")
    .description("Print the shapes of requests as JSON Schema or OpenAPI, or that of results as JSON Schema.")
    .addArgument(new Argument("[of]", "what to describe").choices(["request", "result"]).default("request"))
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

async function printSchema(of: "request" | "result", options: SchemaOptions, command: Command): Promise<void> {
  const { format, operation } = options;
  if (of === "result") {
    if (format === "openapi") command.error("option '--format openapi' describes requests, not results");
    if (operation !== undefined) command.error("option '--operation' describes requests, not results");
    print((await import("./result-schema.js")).resultSchema);
    return;
  }
  if (format === "openapi" && operation !== undefined)
    command.error("option '--operation' cannot be used with --format openapi, which covers both operations");
  // Loaded only here: checking requests does not need TypeBox.
  const { jsonSchemaDocument, openApiDocument } = await import("../reference/schemas.js");
  print(format === "openapi" ? openApiDocument() : jsonSchemaDocument(`${operation ?? "create"}-request`));
}

function print(document: object): void {
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
}
