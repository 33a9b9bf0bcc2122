// The service under test: anything that takes the body of a create request and answers. Yours would send it over HTTP.
import { validateCreate } from "campaign-rules";

/** Answers a create request, given as JSON text, in a workspace with some features. */
export function createCampaign(text, features) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    const error = { code: "400 Bad Request", message: "the body is not JSON", target: "body", details: [] };
    return { status: 400, body: { error } };
  }
  const result = validateCreate(body, { features });
  return result.ok ? { status: 201, body: { campaign_id: "c-1" } } : { status: result.status, body: result.body };
}
