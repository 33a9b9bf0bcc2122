import { campaignErrors, campaignRequest } from "campaign-rules/express";
import express from "express";

export const app = express();
app.post("/campaigns", campaignRequest("create"), (req, res) => {
  const channel: "PUSH" | "EMAIL" = req.body.channel;
  const operation: "create" = res.locals.campaignRequest.operation;
  res.json({ channel, operation });
});
app.use(campaignErrors());
