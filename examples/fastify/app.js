import { randomUUID } from "node:crypto";
import { identifyRequest } from "campaign-rules";
import { isFeature } from "campaign-rules/catalogue";
import { campaignRules } from "campaign-rules/fastify";
import fastify from "fastify";

/**
 * @param store the database, of store.js. Its functions may return promises, as those of most databases do.
 * @param options those of Fastify.
 */
export async function createApp(store, options) {
  const app = fastify(options);
  // Every body is read as JSON, whatever its type, because the plugin checks the type.
  const { onProtoPoisoning = "error", onConstructorPoisoning = "error" } = app.initialConfig;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string" },
    app.getDefaultJsonParser(onProtoPoisoning, onConstructorPoisoning),
  );

  // The plugin rejects credentials that are malformed. Whether they are correct, only the store knows.
  app.addHook("onRequest", async ({ method, url: path, raw, routeOptions }, reply) => {
    if (routeOptions.config.campaignRequest === undefined) return;
    const headers = sentHeaders(raw);
    const identified = identifyRequest({ method, path, headers });
    if (identified.ok && (await store.accepts(identified.workspace, keyIn(headers)))) return;
    const unknown = error("401 Unauthorized", "Authorization", "the workspace or its key is unknown");
    const { status, body } = identified.ok ? { status: 401, body: unknown } : identified;
    if (status === 401) reply.header("WWW-Authenticate", 'Basic realm="campaigns"');
    return reply.code(status).send(body);
  });

  const context = async (_request, { workspace }) => {
    const features = await store.featuresOf(workspace);
    return { features: features.filter(isFeature), lint: true };
  };

  await app.register(async (creations) => {
    await creations.register(campaignRules, { context });
    creations.post("/core-services/v1/campaigns", { config: { campaignRequest: "create" } }, async (request, reply) => {
      const { workspace, value, warnings } = request.campaignRequest;
      for (const { message } of warnings) request.log.warn(message);
      const campaign_id = randomUUID();
      await store.addCampaign(workspace, campaign_id, value);
      return reply.code(201).send({ campaign_id });
    });
  });

  // Only updates have an Idempotency-Key.
  await app.register(async (updates) => {
    updates.decorateRequest("stored", null);
    await updates.register(campaignRules, {
      context,
      async campaign(request, { workspace, campaignId }) {
        request.stored = await store.campaign(workspace, campaignId);
        return request.stored && { state: request.stored.state, body: request.stored.body };
      },
      idempotency: { find: (key) => store.answer(key), save: (key, answer) => store.saveAnswer(key, answer) },
    });
    updates.patch("/v5/campaigns/:campaign_id", { config: { campaignRequest: "update" } }, async (request, reply) => {
      const { operation, workspace, campaignId, value, merged } = request.campaignRequest;
      const { stored } = request;
      if (!stored) return reply.code(404).send(error("404 Not Found", "campaign_id", "there is no such campaign"));
      const changed = { ...stored, ...(operation === "publish" ? { state: "ACTIVE" } : { body: merged }) };
      if (!(await store.replaceCampaign(workspace, campaignId, changed))) {
        const message = "the campaign was changed by another request: send yours again";
        return reply.code(409).send(error("409 Conflict", "campaign_id", message));
      }
      const response_id = value.request_id ?? headerIn(sentHeaders(request.raw), "x-svc-request-id");
      return { response_id, type: "campaign", data: {} };
    });
  });

  return app;
}

/** The headers as the plugin reads them. In `headers`, Node joins the values of one that is repeated, or drops some. */
function sentHeaders({ rawHeaders }) {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]]] : []));
}

/** The value of a header that the plugin has accepted: an empty one does not count, equal ones count once. */
function headerIn(headers, name) {
  return headers.find(([sent, value]) => sent.toLowerCase() === name && value.trim() !== "")?.[1];
}

/** The key in credentials that are well-formed. */
function keyIn(headers) {
  const [, text = ""] = /^basic +(.*)$/iu.exec(headerIn(headers, "authorization")) ?? [];
  const credentials = Buffer.from(text, "base64").toString();
  return credentials.slice(credentials.indexOf(":") + 1);
}

const error = (code, target, message) => ({ error: { code, message, target, details: [{ target, message }] } });
