import { z } from "zod";
import { states } from "../../../../src/rules/parts/update-parts.js";
import { channels } from "../../../../src/structure/channel.js";
import { contextInput } from "./context-input.js";
import { json } from "./parameters.js";

/** The arguments that select the document to check. */
export const documentInput = {
  operation: z
    .enum(["create", "update", "request"])
    .optional()
    .describe(
      "What the JSON is: the body of a create request, the body of an update, or a whole request with method, path, headers and body. Default: what the configuration says, otherwise create.",
    ),
  body: json("The JSON as a value. Give one of body, text and path."),
  text: z
    .string({ error: "must be a text; pass a value as body" })
    .optional()
    .describe("The JSON as text. Findings then have a line and a column."),
  path: z.string().optional().describe("A file with the JSON, below a root of the client."),
  stored: json("For an update: the stored campaign, as a value. Absent: unknown."),
  stored_path: z
    .string()
    .optional()
    .describe("For an update: a file with the stored campaign, below a root of the client."),
  state: z.enum(states).optional().describe("For an update: the state of the stored campaign."),
  channel: z.enum(channels).optional().describe("For an update whose stored campaign is unknown: its channel."),
  context: contextInput,
};

/** The argument that determines which configuration applies. */
export const configuredPath = z
  .string()
  .optional()
  .describe("A file below a root of the client. Its configuration is used. Default: that of the first root with one.");

const documentArguments = z.strictObject(documentInput);

export type DocumentInput = z.infer<typeof documentArguments>;

export type Operation = NonNullable<DocumentInput["operation"]>;
