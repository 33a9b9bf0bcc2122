import { campaignErrors, campaignRequest } from "campaign-rules/hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Both maps may be asynchronous. Of two updates at the same time, both read the same campaign, and the later one wins: a
 * store that matters must compare before it writes, like that of the example with Fastify.
 *
 * @param campaigns the state and the body of each campaign, by its workspace and id.
 * @param answers the answers so far, by workspace and `Idempotency-Key`. A real service forgets them after some time.
 */
export function createApp(campaigns = new Map(), answers = new Map()) {
  const context = { features: ["QUEUING"] };
  const campaign = (_c, { workspace, campaignId }) => campaigns.get(`${workspace}:${campaignId}`);
  const idempotency = { find: (key) => answers.get(key), save: (key, answer) => answers.set(key, answer) };
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 1_000_000 }));

  app.post("/core-services/v1/campaigns", campaignRequest("create", { context }), async (c) => {
    const { workspace, value } = c.get("campaignRequest");
    const campaign_id = crypto.randomUUID();
    await campaigns.set(`${workspace}:${campaign_id}`, { state: "DRAFT", body: value });
    return c.json({ campaign_id }, 201);
  });

  app.patch("/v5/campaigns/:campaign_id", campaignRequest("update", { context, campaign, idempotency }), async (c) => {
    const { operation, workspace, campaignId, value, merged } = c.get("campaignRequest");
    const place = `${workspace}:${campaignId}`;
    const known = await campaigns.get(place);
    if (known === undefined) return c.json(notFound, 404);
    await campaigns.set(place, { ...known, ...(operation === "publish" ? { state: "ACTIVE" } : { body: merged }) });
    return c.json({ response_id: value.request_id ?? c.req.header("X-SVC-Request-Id"), type: "campaign", data: {} });
  });

  app.onError(campaignErrors());
  return app;
}

const [target, message] = ["campaign_id", "there is no such campaign"];
const notFound = { error: { code: "404 Not Found", message, target, details: [{ target, message }] } };
