import { randomUUID } from "node:crypto";
import { campaignErrors, campaignRequest } from "campaign-rules/express";
import express from "express";

/**
 * @param report what to do with a defect of the server; by default it is shown on the console.
 * @param campaigns the state and the body of each campaign, by its workspace and id.
 * @param answers the answers so far, by workspace and `Idempotency-Key`. A real service forgets them after some time.
 */
export function createApp(report, campaigns = new Map(), answers = new Map()) {
  const context = { features: ["QUEUING"], lint: true };
  const campaign = (_req, { workspace, campaignId }) => campaigns.get(`${workspace}:${campaignId}`);
  const idempotency = { find: (key) => answers.get(key), save: (key, answer) => void answers.set(key, answer) };
  const app = express();
  // The middleware parses the bytes, whatever their type, because it checks that too.
  app.use(express.raw({ limit: "1mb", type: () => true }));

  app.post("/core-services/v1/campaigns", campaignRequest("create", { context }), (_req, res) => {
    const { workspace, value, warnings } = res.locals.campaignRequest;
    for (const { message } of warnings) console.warn(message);
    const campaign_id = randomUUID();
    campaigns.set(`${workspace}:${campaign_id}`, { state: "DRAFT", body: value });
    res.status(201).json({ campaign_id });
  });

  app.patch("/v5/campaigns/:campaign_id", campaignRequest("update", { context, campaign, idempotency }), (req, res) => {
    const { operation, workspace, campaignId, value, merged } = res.locals.campaignRequest;
    const place = `${workspace}:${campaignId}`;
    const known = campaigns.get(place);
    if (known === undefined) return void res.status(404).json(notFound);
    campaigns.set(place, { ...known, ...(operation === "publish" ? { state: "ACTIVE" } : { body: merged }) });
    const sentId = req.headersDistinct["x-svc-request-id"]?.find((id) => id.trim() !== "");
    res.json({ response_id: value.request_id ?? sentId, type: "campaign", data: {} });
  });

  app.use(campaignErrors(report));
  return app;
}

const [target, message] = ["campaign_id", "there is no such campaign"];
const notFound = { error: { code: "404 Not Found", message, target, details: [{ target, message }] } };
