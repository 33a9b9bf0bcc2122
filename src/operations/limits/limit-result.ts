import type { ErrorBody } from "../../generated/types.js";

/** The result of a limit for a call that is about to be made. Windows are sorted, shortest first. */
export type LimitResult =
  | {
      ok: true;
      /** Every window, with the number of calls still allowed in it, including the current one. */
      remaining: { window: string; limit: number; remaining: number }[];
    }
  | {
      ok: false;
      status: 429 | 400;
      /**
       * Least wait in milliseconds after which the same call is ok, if nothing else happens until then. It is always
       * above 0, and has a fraction only when the times have one.
       */
      retryAfterMs: number;
      /** The windows that are full. `count` is above `limit` when more happened than was allowed. */
      breached: { window: string; limit: number; count: number }[];
      /** The answer in the documented format, with a detail for each full window. */
      body: ErrorBody;
    };
