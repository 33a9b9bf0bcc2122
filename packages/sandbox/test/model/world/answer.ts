import { isObject, memberOf } from "./json.js";

/** A response as it arrives. */
export interface Received {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The parts of an answer that the specification defines. */
export interface Answer {
  readonly status: number;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  readonly body: Created | Updated | Refusal;
}

export interface Created {
  readonly campaignId: string;
}

export interface Updated {
  readonly responseId: unknown;
  /** The text that the answer to a repeated key must repeat. */
  readonly text: string;
}

export interface Refusal {
  readonly code: unknown;
  readonly target: unknown;
  /** The targets of the details. */
  readonly details: readonly unknown[];
  readonly requestId: unknown;
}

/** No answer. */
export const unseen: Answer = {
  status: 0,
  retryAfter: undefined,
  body: { code: undefined, target: undefined, details: [], requestId: undefined },
};

/** Reads a response; undefined if there was none. Throws an `Error` if it does not have the documented form. */
export function answerOf(received: Received | undefined): Answer {
  if (received === undefined) return unseen;
  const { status, headers, text } = received;
  const { "content-type": contentType = "absent", "retry-after": retryAfter } = headers;
  if (!/^application\/json(;|$)/u.test(contentType))
    throw new Error(`Content-Type is ${contentType}: ${status} ${text}`);
  const body: unknown = JSON.parse(text);
  return {
    status,
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    body: status === 201 ? createdOf(body) : status === 200 ? updatedOf(body, text) : refusalOf(body),
  };
}

/** Section "Create response (201)". */
function createdOf(body: unknown): Created {
  const campaignId = memberOf(body, "campaign_id");
  if (typeof campaignId !== "string" || campaignId === "") throw new Error(`no campaign_id: ${JSON.stringify(body)}`);
  return { campaignId };
}

/** Section "Update response (200)". */
function updatedOf(body: unknown, text: string): Updated {
  const [responseId, type, data] = ["response_id", "type", "data"].map((name) => memberOf(body, name));
  if (typeof responseId !== "string" || typeof type !== "string" || !isObject(data)) {
    throw new Error(`not { response_id, type, data }: ${text}`);
  }
  return { responseId, text };
}

/** Section "Error body". */
function refusalOf(body: unknown): Refusal {
  const error = memberOf(body, "error");
  const [code, message, target, details, requestId] = ["code", "message", "target", "details", "request_id"].map(
    (name) => memberOf(error, name),
  );
  // The target may be a member whose name is empty.
  const isSaid = [code, message].every((text) => typeof text === "string" && text !== "") && typeof target === "string";
  if (!isSaid || !Array.isArray(details) || details.length === 0)
    throw new Error(`no error body: ${JSON.stringify(body)}`);
  const targets = details.map((detail) => memberOf(detail, "target"));
  if (!targets.every((one) => typeof one === "string")) throw new Error(`no targets: ${JSON.stringify(details)}`);
  if (!details.every((detail) => typeof memberOf(detail, "message") === "string")) throw new Error("no messages");
  return { code, target, details: targets, requestId };
}
