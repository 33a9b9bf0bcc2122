import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createValidator, identifyRequest } from "campaign-rules";

const validator = createValidator({ features: ["QUEUING"] });

/** Campaigns, as { state, body } by workspace and id, and answers to updates by workspace and `Idempotency-Key`. */
export function createApp(campaigns = new Map(), answers = new Map()) {
  return createServer(async (request, response) => {
    const send = (status = 200, answer = {}) => {
      if (status === 401) response.setHeader("WWW-Authenticate", 'Basic realm="campaigns"');
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    };
    const { method = "", url: path = "", headersDistinct: headers } = request;
    const identified = identifyRequest({ method, path, headers });
    if (!identified.ok) return send(identified.status, identified.body);

    // Check the key in the credentials here.
    // Blank values and repeats of a value do not count; `validator.request` rejects different values.
    const only = (name = "") => {
      const [value, ...others] = new Set(headers[name]?.filter((sent) => sent.trim() !== ""));
      return others.length === 0 ? value : undefined;
    };
    const key = `${identified.workspace}:${only("idempotency-key")}`;

    const bytes = await buffer(request).catch(() => new Uint8Array()); // the client may be gone
    // Only now: another request with the key may have been answered meanwhile.
    if (identified.operation === "update" && answers.has(key)) return send(200, answers.get(key));
    const body = parsed(bytes);
    const place = (id = "") => `${identified.workspace}:${id}`;
    const campaign = identified.operation === "update" ? campaigns.get(place(identified.campaignId)) : undefined;
    const result = validator.request({ method, path, headers, body }, campaign);
    if (!result.ok) return send(result.status, result.body);

    if (result.operation === "create") {
      const campaign_id = randomUUID();
      campaigns.set(place(campaign_id), { state: "DRAFT", body: result.value });
      return send(201, { campaign_id });
    }
    if (campaign === undefined) return send(404, notFound);
    const change = result.operation === "publish" ? { state: "ACTIVE" } : { body: result.merged };
    campaigns.set(place(result.campaignId), { ...campaign, ...change });
    const answer = {
      response_id: result.value.request_id ?? only("x-svc-request-id"),
      type: "campaign",
      data: {},
    };
    answers.set(key, answer);
    send(200, answer);
  });
}

function parsed(bytes = new Uint8Array()) {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined; // rejected: "expected type object but got undefined"
  }
}

const [target, message] = ["campaign_id", "there is no such campaign"];
const notFound = { error: { code: "404 Not Found", message, target, details: [{ target, message }] } };
