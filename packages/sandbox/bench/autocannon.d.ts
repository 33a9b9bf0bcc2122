/** The part of autocannon that the benchmark uses. The package has no types. */
declare module "autocannon" {
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

  export default function autocannon(options: AutocannonOptions): Promise<AutocannonResult>;
}
