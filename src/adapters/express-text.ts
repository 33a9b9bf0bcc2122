import type { IncomingMessage } from "node:http";

/** The texts of bodies, which are all read as UTF-8. */
const texts = new WeakMap<object, string>();

/**
 * Lets `campaignRequest` see the text of a body, in which it looks for repeated keys: `express.json({ verify: keepText })`.
 * The parsed body does not tell of them.
 */
export function keepText(req: IncomingMessage, _res: unknown, body: Uint8Array): void {
  texts.set(req, new TextDecoder().decode(body));
}

/** The text of the body of a request. Undefined when it was not kept. */
export function textOf(req: object): string | undefined {
  return texts.get(req);
}
