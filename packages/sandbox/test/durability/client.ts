import { basic, pushBody } from "../support/requests.js";

/** An answer, with its body as text, because replays have the same text. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Sends requests to a server. Rejects if the server ends before it has answered. */
export class Client {
  constructor(private readonly url: string) {}

  create(workspace: string, requestId: string): Promise<Answered> {
    return this.#send("POST", "/core-services/v1/campaigns", pushBody(requestId), {
      Authorization: basic(workspace),
      "SVC-APPKEY": workspace,
    });
  }

  /** Sets the lookback window. A repeated key is answered with the request id of the first request. */
  update(workspace: string, campaignId: string, key: string, hours: number): Promise<Answered> {
    const goals = { conversion_goal_details: { attribution_window_in_hours: hours } };
    return this.#send("PATCH", `/v5/campaigns/${campaignId}`, goals, {
      Authorization: basic(workspace),
      "Idempotency-Key": key,
      "X-SVC-Request-Id": crypto.randomUUID(),
    });
  }

  /** Stops the clock of this server. */
  async freeze(now: number): Promise<void> {
    await this.#send("PATCH", "/_sandbox/clock", { frozen: true, now });
  }

  /** All campaigns by id. */
  async campaigns(): Promise<Map<string, Stored>> {
    const { text } = await this.#send("GET", "/_sandbox/campaigns");
    const campaigns = JSON.parse(text) as (Stored & { campaign_id: string })[];
    return new Map(campaigns.map((campaign) => [campaign.campaign_id, campaign]));
  }

  async #send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const response = await fetch(this.url + path, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
}

/** A campaign as the server lists it, as far as it is checked. */
export interface Stored {
  readonly workspace: string;
  readonly body: {
    readonly request_id: string;
    readonly conversion_goal_details?: { readonly attribution_window_in_hours: number };
  };
}
