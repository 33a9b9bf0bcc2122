import { campaignErrors, campaignRequest } from "campaign-rules/hono";
import { Hono } from "hono";

export const app = new Hono().post("/campaigns", campaignRequest("create"), (c) => {
  const channel: "PUSH" | "EMAIL" = c.req.valid("json").channel;
  const operation: "create" = c.get("campaignRequest").operation;
  return c.json({ channel, operation }, 201);
});
app.onError(campaignErrors());
