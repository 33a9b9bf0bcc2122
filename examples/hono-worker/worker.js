import { campaignErrors, campaignRequest } from "campaign-rules/hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

const app = new Hono();
app.use(bodyLimit({ maxSize: 1_000_000 }));

app.post("/core-services/v1/campaigns", campaignRequest("create", { context: { features: ["QUEUING"] } }), (c) => {
  const campaign = c.req.valid("json");
  // A real worker would pass it on to the service here.
  return c.json({ campaign_id: `${campaign.channel}-1` }, 201);
});

app.patch("/v5/campaigns/:campaign_id", campaignRequest("update"), (c) => {
  const { operation } = c.get("campaignRequest");
  return c.json({ response_id: c.req.header("x-svc-request-id"), type: operation, data: {} });
});

app.onError(campaignErrors());

export default app;
