import type { Outgoing } from "../http/outgoing.js";

/** The page that shows requests as they arrive. */
export function pageAnswer(): Outgoing {
  return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, body: "<!doctype html>" };
}
