import { fromTools, install } from "../../../scripts/tools.js";

interface AutocannonRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  setupRequest?(request: AutocannonRequest): AutocannonRequest;
}

interface AutocannonOptions {
  url: string;
  requests: AutocannonRequest[];
  connections: number;
  amount: number;
}

interface AutocannonResult {
  /** Seconds. */
  duration: number;
  errors: number;
  non2xx: number;
  requests: { total: number };
  /** Milliseconds. */
  latency: { p99: number };
}

install("tools");

/** autocannon, one of the tools. The package has no types. */
export const autocannon = fromTools("autocannon") as (options: AutocannonOptions) => Promise<AutocannonResult>;
