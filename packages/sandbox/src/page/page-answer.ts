import type { Outgoing } from "../http/outgoing.js";

/** The whole page, and its Content-Security-Policy. The build makes both from the files in this folder. */
declare const SANDBOX_PAGE: { readonly html: string; readonly policy: string };

/** The page that shows requests as they arrive. */
export function pageAnswer(): Outgoing {
  const { html, policy } = SANDBOX_PAGE;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
  };
  return { status: 200, headers, body: html };
}
