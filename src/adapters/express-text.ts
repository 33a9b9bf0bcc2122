import type { IncomingMessage } from "node:http";

/** The texts of bodies; all are read as UTF-8. */
const texts = new WeakMap<object, string>();

/**
 * Gives `campaignRequest` access to the text of a body, where it looks for duplicate keys:
 * `express.json({ verify: keepText })`. The parsed body does not show them.
 */
export function keepText(req: IncomingMessage, _res: unknown, body: Uint8Array): void {
  texts.set(req, new TextDecoder().decode(body));
}

/** The text of a request's body; undefined if it was not kept. */
export function textOf(req: object): string | undefined {
  return texts.get(req);
}
