import { randomUUID } from "node:crypto";
import { campaignRules } from "campaign-rules/fastify";
import fastify from "fastify";

export async function createApp(options) {
  /** The state and the body of each campaign, by its id. */
  const campaigns = new Map();
  /** The answers so far, by workspace and `Idempotency-Key`. A real service forgets them after some time. */
  const answers = new Map();
  const idempotency = {
    find: (key) => answers.get(key),
    save: (key, answer) => void answers.set(key, answer),
  };
  const app = fastify(options);

  await app.register(campaignRules, {
    context: { features: ["QUEUING"], lint: true },
    campaign: ({ params }) => campaigns.get(params.campaign_id),
    idempotency,
  });

  app.post("/core-services/v1/campaigns", { config: { campaignRequest: "create" } }, async (request, reply) => {
    const { value, warnings } = request.campaignRequest;
    for (const { message } of warnings) request.log.warn(message);
    const campaign_id = randomUUID();
    campaigns.set(campaign_id, { state: "DRAFT", body: value });
    return reply.code(201).send({ campaign_id });
  });

  app.patch("/v5/campaigns/:campaign_id", { config: { campaignRequest: "update" } }, async (request, reply) => {
    const { campaign_id } = request.params;
    const { operation, merged } = request.campaignRequest;
    const known = campaigns.get(campaign_id);
    if (known === undefined) return reply.code(404).send(notFound());
    if (operation === "publish") campaigns.set(campaign_id, { ...known, state: "ACTIVE" });
    else campaigns.set(campaign_id, { state: "DRAFT", body: merged });
    return { response_id: request.id, type: "campaign", data: {} };
  });

  return app;
}

function notFound() {
  const [target, message] = ["campaign_id", "there is no such campaign"];
  return { error: { code: "404 Not Found", message, target, details: [{ target, message }] } };
}
