import { randomUUID } from "node:crypto";
import { campaignErrors, campaignRequest, keepText } from "campaign-rules/express";
import express from "express";

/** @param report what to do with a defect of the server; by default it is shown on the console. */
export function createApp(report) {
  /** The state and the body of each campaign, by its id. */
  const campaigns = new Map();
  /** The answers so far, by workspace and `Idempotency-Key`. A real service forgets them after some time. */
  const answers = new Map();
  const idempotency = {
    find: (key) => answers.get(key),
    save: (key, answer) => void answers.set(key, answer),
  };
  const context = { features: ["QUEUING"], lint: true };
  const campaign = (req) => campaigns.get(req.params.campaign_id);
  const app = express();
  app.use(express.json({ limit: "1mb", verify: keepText }));

  app.post("/core-services/v1/campaigns", campaignRequest("create", { context }), (_req, res) => {
    const { value, warnings } = res.locals.campaignRequest;
    for (const { message } of warnings) console.warn(message);
    const campaign_id = randomUUID();
    campaigns.set(campaign_id, { state: "DRAFT", body: value });
    res.status(201).json({ campaign_id });
  });

  app.patch("/v5/campaigns/:campaign_id", campaignRequest("update", { context, campaign, idempotency }), (req, res) => {
    const { campaign_id } = req.params;
    const { operation, merged } = res.locals.campaignRequest;
    const known = campaigns.get(campaign_id);
    if (known === undefined) return void res.status(404).json(notFound());
    if (operation === "publish") campaigns.set(campaign_id, { ...known, state: "ACTIVE" });
    else campaigns.set(campaign_id, { state: "DRAFT", body: merged });
    res.json({ response_id: randomUUID(), type: "campaign", data: {} });
  });

  app.use(campaignErrors(report));
  return app;
}

function notFound() {
  const [target, message] = ["campaign_id", "there is no such campaign"];
  return { error: { code: "404 Not Found", message, target, details: [{ target, message }] } };
}
