import { states } from "../options.js";
import { schemas } from "./openapi-schemas.js";

type Schema = Readonly<Record<string, unknown>>;

interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly query?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
  readonly body?: Schema;
  /** Absent: an empty object. */
  readonly answer?: Schema;
  readonly mediaType?: string;
  readonly errors?: readonly number[];
}

const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: keyof typeof schemas) => ({ type: "array", items: ref(name) });
const text = { type: "string" };

const paths: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  "/_sandbox/": {
    get: { summary: "Shows requests, campaigns and the clock in a browser", answer: text, mediaType: "text/html" },
  },
  "/_sandbox/reset": {
    post: {
      summary: "Resets the sandbox",
      description:
        "Removes all campaigns, the histories of limits, stored answers, the log and faults, and resets the clock.",
    },
  },
  "/_sandbox/campaigns": {
    get: {
      summary: "Lists the campaigns in the order in which they were created",
      query: {
        workspace: { description: "Only campaigns of this workspace.", schema: text },
        last: { description: "Only this number of the newest campaigns.", schema: { type: "integer", minimum: 1 } },
      },
      answer: listOf("Campaign"),
      errors: [400],
    },
  },
  "/_sandbox/campaigns/{id}": { get: { summary: "Gets a campaign", answer: ref("Campaign"), errors: [404] } },
  "/_sandbox/campaigns/{id}/state": {
    put: {
      summary: "Sets the state of a campaign",
      body: {
        type: "object",
        required: ["state"],
        properties: { state: { enum: states } },
        additionalProperties: false,
      },
      answer: ref("Campaign"),
      errors: [400, 404],
    },
  },
  "/_sandbox/seed": {
    post: {
      summary: "Stores campaigns as they are, without validation",
      description: "If one is malformed, or has the id of another workspace's campaign, none is stored.",
      body: listOf("Seed"),
      answer: listOf("Campaign"),
      errors: [400],
    },
  },
  "/_sandbox/clock": {
    get: { summary: "Reads the clock", answer: ref("Clock") },
    patch: {
      summary: "Moves, stops or resumes the clock",
      description: "First sets the time, then moves it, then stops or resumes the clock.",
      body: ref("ClockChange"),
      answer: ref("Clock"),
      errors: [400],
    },
  },
  "/_sandbox/log": {
    get: {
      summary: "Lists the latest requests to the service, oldest first",
      query: { after: { description: "Only entries with a greater id.", schema: { type: "integer" } } },
      answer: listOf("LogEntry"),
      errors: [400],
    },
  },
  "/_sandbox/log/{id}": { get: { summary: "Gets an entry of the log", answer: ref("LogEntry"), errors: [404] } },
  "/_sandbox/faults": {
    get: { summary: "Lists the pending faults", answer: listOf("Fault") },
    post: {
      summary: "Makes the next requests fail",
      description: "Faults take effect in the order in which they were injected.",
      body: ref("Fault"),
      answer: listOf("Fault"),
      errors: [400],
    },
    delete: { summary: "Removes all faults", answer: listOf("Fault") },
  },
  "/_sandbox/limits": {
    get: { summary: "Says whether the rate limit and the creation quota apply", answer: ref("Limits") },
    put: {
      summary: "Turns the rate limit and the creation quota on or off",
      description: "While they are off, nothing counts towards them.",
      body: ref("Limits"),
      answer: ref("Limits"),
      errors: [400],
    },
  },
  "/_sandbox/openapi.json": { get: { summary: "Gets this document", answer: { type: "object" } } },
  "/_sandbox/events": {
    get: {
      summary: "Streams what happens, as server-sent events",
      description: "The events are `request`, with an entry of the log but without its body, `change` and `reset`.",
      answer: text,
      mediaType: "text/event-stream",
    },
  },
};

const problems: Readonly<Record<number, string>> = {
  400: "The body or a parameter is invalid.",
  404: "There is no such campaign or log entry.",
};

/** The control requests as an OpenAPI document. */
export const controlDocument = {
  openapi: "3.1.0",
  info: {
    title: "Control of the sandbox",
    version: "1.0.0",
    description:
      "Requests below `/_sandbox` control the sandbox itself. They need no credentials. Requests from other websites are rejected with 403.",
  },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, described]) => [method, operation(path, described)])),
    ]),
  ),
  components: { schemas },
};

function operation(path: string, { summary, description, query = {}, body, ...answers }: Described) {
  const { answer = { type: "object" }, mediaType = "application/json", errors = [] } = answers;
  const id = {
    name: "id",
    in: "path",
    required: true,
    schema: text,
    description: "The `campaign_id`, or the `id` of a log entry.",
  };
  const parameters = [
    ...(path.includes("{id}") ? [id] : []),
    ...Object.entries(query).map(([name, one]) => ({ name, in: "query", required: false, ...one })),
  ];
  const error = { "application/json": { schema: ref("Error") } };
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: {
      200: { description: "Done.", content: { [mediaType]: { schema: answer } } },
      ...Object.fromEntries(errors.map((status) => [status, { description: problems[status], content: error }])),
    },
  };
}
