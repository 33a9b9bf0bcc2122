import { completable } from "@modelcontextprotocol/sdk/server/completable.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { channels } from "../../../../src/structure/channel.js";
import { deliveryTypes, emailDeliveryTypes } from "../examples/delivery-types.js";

const startingWith = (names: readonly string[], begun: string | undefined) =>
  names.filter((name) => name.startsWith((begun ?? "").toUpperCase()));

const args = {
  channel: completable(
    z
      .string()
      .max(20)
      .optional()
      .describe(`The channel: ${channels.join(" or ")}.`),
    (begun) => startingWith(channels, begun),
  ),
  delivery_type: completable(z.string().max(40).optional().describe("The delivery type."), (begun, context) => {
    return startingWith(context?.arguments?.["channel"] === "EMAIL" ? emailDeliveryTypes : deliveryTypes, begun);
  }),
  purpose: z.string().max(2_000).optional().describe("What the campaign is for, in your own words."),
};

/** Adds a prompt that leads an agent through the tools. */
export function registerWriteCampaign(server: McpServer): void {
  server.registerPrompt(
    "write_campaign",
    {
      title: "Write a campaign",
      description: "Leads you from a purpose to the body of a create request that the service accepts.",
      argsSchema: args,
    },
    (given) => ({ messages: [{ role: "user", content: { type: "text", text: stepsFor(given) } }] }),
  );
}

type Given = Partial<Record<keyof typeof args, string | undefined>>;

function stepsFor({ channel, delivery_type: type, purpose }: Given): string {
  return `Write the body of a request that creates a marketing campaign.

Channel: ${channel || `ask me (${channels.join(" or ")})`}
Delivery type: ${type || `ask me (Email: ${emailDeliveryTypes.join(", ")}; Push: ${deliveryTypes.join(", ")})`}
Purpose: ${purpose || "ask me"}

1. Ask me for what is missing above, and which features the workspace has. Do not guess.
2. Call campaign_example with the channel and the delivery type. Start from its body.
3. Change the body to fit the purpose. Read the resource campaign-rules://schemas/parts/{name} for the members of a
   component, such as campaign-rules://schemas/parts/TriggerCondition. Use only members that it lists.
4. Call validate_campaign with the body. If the features of the workspace are known, pass them in context.
5. If any findings are fixable, call fix_campaign and continue with its body. If body is absent, apply its
   operations.
6. For each finding that remains, call explain_rule if the message is not enough, and change the body. Ask me if the
   purpose does not say how. Never invent ids, addresses or names.
7. Repeat from step 4 until ok is true. Tell me the warnings that remain, and the rules that are undecided.
8. Show me the body. Do not send it anywhere.
`;
}
