/** A request without some headers, or with others, and the targets in its answer. */
export interface UnreadCase {
  readonly operation: "create" | "update";
  /** An empty header is absent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly targets: readonly string[];
  /** The targets if the server parses JSON before it knows the route. */
  readonly ofParser?: readonly string[];
}

const noKey = { "Idempotency-Key": "" };

/** What servers must answer about the headers and the body together, whatever the framework, if they cannot read it. */
export const unreadCases: Readonly<Record<string, UnreadCase>> = {
  "malformed JSON": { operation: "update", headers: {}, body: "{", targets: ["body"] },
  "malformed JSON, and no key": {
    operation: "update",
    headers: noKey,
    body: "{",
    targets: ["Idempotency-Key", "body"],
    ofParser: ["body"],
  },
  "malformed JSON, and neither key nor id": {
    operation: "update",
    headers: { ...noKey, "X-SVC-Request-Id": "" },
    body: '{"status":"PUBLISH",}',
    targets: ["Idempotency-Key", "X-SVC-Request-Id", "body"],
    ofParser: ["body"],
  },
  "malformed JSON, and no workspace": {
    operation: "create",
    headers: { "SVC-APPKEY": "" },
    body: "{",
    targets: ["SVC-APPKEY", "body"],
    ofParser: ["body"],
  },
  "nothing, and no key": { operation: "update", headers: noKey, body: "", targets: ["Idempotency-Key", "body"] },
  "text, and no key": {
    operation: "update",
    headers: { ...noKey, "Content-Type": "text/plain" },
    body: "publish",
    targets: ["Content-Type", "Idempotency-Key"],
  },
  "XML, and no key": {
    operation: "update",
    headers: { ...noKey, "Content-Type": "text/xml" },
    body: "<publish/>",
    targets: ["Content-Type", "Idempotency-Key"],
  },
  "JSON as text": {
    operation: "update",
    headers: { "Content-Type": "text/plain" },
    body: '{"status":"PUBLISH"}',
    targets: ["Content-Type"],
  },
  "invalid JSON as text": {
    operation: "update",
    headers: { "Content-Type": "text/plain" },
    body: '{"status":"?"}',
    targets: ["Content-Type", "status"],
    ofParser: ["Content-Type"],
  },
  "invalid JSON as XML": {
    operation: "update",
    headers: { "Content-Type": "text/xml" },
    body: '{"status":"?"}',
    targets: ["Content-Type", "status"],
    ofParser: ["Content-Type"],
  },
  "invalid JSON as something that is not a type": {
    operation: "update",
    headers: { "Content-Type": "json" },
    body: '{"status":"?"}',
    targets: ["Content-Type", "status"],
    ofParser: ["Content-Type"],
  },
  "invalid JSON as text, and no key": {
    operation: "update",
    headers: { ...noKey, "Content-Type": "text/plain" },
    body: '{"status":"?"}',
    targets: ["Content-Type", "Idempotency-Key", "status"],
    ofParser: ["Content-Type", "Idempotency-Key"],
  },
};
