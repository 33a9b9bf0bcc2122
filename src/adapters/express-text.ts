import type { IncomingMessage } from "node:http";
import { type SentText, textOf } from "./read-body.js";

/** Registered, because the parser and the middleware may use different copies of this package. */
const BYTES = Symbol.for("campaign-rules.bytes");

/**
 * Gives `campaignRequest` and `campaignErrors` the bytes of a body: `express.json({ verify: keepText })`. The parsed
 * body shows neither duplicate keys nor bytes that are not UTF-8.
 */
export function keepText(req: IncomingMessage, _res: unknown, body: Uint8Array): void {
  Object.defineProperty(req, BYTES, { value: body, configurable: true });
}

export function keptText(req: object): SentText | undefined {
  const bytes = (req as { readonly [BYTES]?: Uint8Array })[BYTES];
  return bytes && textOf(bytes);
}
