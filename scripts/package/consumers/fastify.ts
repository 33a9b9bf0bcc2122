import { type CampaignTypeProvider, campaignRules, validatorCompiler } from "campaign-rules/fastify";
import { createRequestSchema } from "campaign-rules/standard";
import fastify from "fastify";

export const app = fastify().withTypeProvider<CampaignTypeProvider>();
app.register(campaignRules, { campaign: ({ params }) => (params["id"] === "c-1" ? { state: "DRAFT" } : undefined) });

app.patch("/campaigns/:id", { config: { campaignRequest: "update" } }, async ({ campaignRequest }) => {
  return campaignRequest?.operation;
});
app.post("/campaigns", { schema: { body: createRequestSchema() }, validatorCompiler }, async ({ body }) => {
  const channel: "PUSH" | "EMAIL" = body.channel;
  return channel;
});
