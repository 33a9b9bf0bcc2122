/** An answer of the sandbox. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array>;
}

/** The last one keeps browsers from guessing another type. */
const jsonHeaders = { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" } as const;

/** Every 401 must have it: without it, some clients fail to read the answer. */
const challenge = { "WWW-Authenticate": 'Basic realm="campaigns"' } as const;

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Outgoing {
  return jsonText(status, JSON.stringify(value), headers);
}

/** Like `json`, for text that is already JSON. */
export function jsonText(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Outgoing {
  return { status, headers: { ...jsonHeaders, ...(status === 401 && challenge), ...headers }, body };
}

export function responseOf({ status, headers, body }: Outgoing): Response {
  return new Response(body, { status, headers });
}
