import { operations, verdicts } from "../state/log.js";
import { states } from "../storage/storage.js";
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
}

const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: keyof typeof schemas) => ({ type: "array", items: ref(name) });
const text = { type: "string" };

const ofWorkspace = (description: string) => ({ workspace: { description, schema: text } });
const clockQuery = ofWorkspace("The clock of this workspace, which follows the common one until it is changed.");

const logQuery = {
  after: { description: "Only entries with a greater id.", schema: { type: "integer" } },
  method: { description: "Only requests with this method.", schema: text },
  path: { description: "Only requests with this path.", schema: text },
  operation: { description: "Only requests for this operation.", schema: { enum: operations } },
  ...ofWorkspace("Only requests with credentials of this workspace."),
  status: { description: "Only requests with this status.", schema: { type: "integer", minimum: 100, maximum: 599 } },
  verdict: { description: "Only requests with this verdict.", schema: { enum: verdicts } },
  campaign_id: { description: "Only requests that created or changed this campaign.", schema: text },
};

const paths: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  "/_sandbox/": {
    get: { summary: "Shows requests, campaigns and the clock in a browser", answer: text, mediaType: "text/html" },
  },
  "/_sandbox/health": {
    get: { summary: "Says that the sandbox answers, and its storage can be read", answer: ref("Health") },
  },
  "/_sandbox/reset": {
    post: {
      summary: "Resets the sandbox",
      description:
        "Removes all campaigns, the histories of limits, stored answers, the log and faults, and resets the clocks. Snapshots stay.",
      query: ofWorkspace("Only what belongs to this workspace."),
    },
  },
  "/_sandbox/snapshots": { get: { summary: "Lists the snapshots", answer: listOf("Snapshot") } },
  "/_sandbox/snapshots/{id}": {
    put: {
      summary: "Takes a snapshot: campaigns, histories of limits, stored answers, clocks, and whether limits are on",
      description: "Replaces the snapshot with this name. It is lost when the process ends.",
      query: ofWorkspace("Only its campaigns, histories, answers and clock."),
      answer: listOf("Snapshot"),
    },
    delete: { summary: "Removes a snapshot", answer: listOf("Snapshot") },
  },
  "/_sandbox/snapshots/{id}/restore": {
    post: {
      summary: "Makes everything, or a workspace, as it was when the snapshot was taken",
      description: "Answers 409 if another workspace has the id of a campaign of a snapshot of one workspace.",
    },
  },
  "/_sandbox/campaigns": {
    get: {
      summary: "Lists the campaigns in the order in which they were created",
      query: {
        ...ofWorkspace("Only campaigns of this workspace."),
        last: { description: "Only this number of the newest campaigns.", schema: { type: "integer", minimum: 1 } },
      },
      answer: listOf("Campaign"),
    },
  },
  "/_sandbox/campaigns/{id}": { get: { summary: "Gets a campaign", answer: ref("Campaign") } },
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
    },
  },
  "/_sandbox/seed": {
    post: {
      summary: "Stores campaigns as they are, without validation",
      description: "If one is malformed, or has the id of another workspace's campaign, none is stored.",
      body: listOf("Seed"),
      answer: listOf("Campaign"),
    },
  },
  "/_sandbox/clock": {
    get: { summary: "Reads the clock", query: clockQuery, answer: ref("Clock") },
    patch: {
      summary: "Moves, stops or resumes the clock",
      description: "First sets the time, then moves it, then stops or resumes the clock.",
      query: clockQuery,
      body: ref("ClockChange"),
      answer: ref("Clock"),
    },
  },
  "/_sandbox/log": {
    get: {
      summary: "Lists the latest requests to the service, oldest first",
      query: logQuery,
      answer: listOf("LogEntry"),
    },
  },
  "/_sandbox/log/count": {
    get: { summary: "Counts the latest requests to the service", query: logQuery, answer: ref("Count") },
  },
  "/_sandbox/log/{id}": { get: { summary: "Gets an entry of the log", answer: ref("LogEntry") } },
  "/_sandbox/faults": {
    get: { summary: "Lists the pending faults", answer: listOf("Fault") },
    post: {
      summary: "Makes the next requests fail",
      description: "A request meets the first fault that is aimed at it, in the order in which they were injected.",
      body: ref("Fault"),
      answer: listOf("Fault"),
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

/** The names of the query parameters that a control request takes. */
export function parametersOf(path: string, method: string): readonly string[] {
  return Object.keys(paths[path]?.[method.toLowerCase()]?.query ?? {});
}

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
  const { answer = { type: "object" }, mediaType = "application/json" } = answers;
  const id = {
    name: "id",
    in: "path",
    required: true,
    schema: text,
    description: "The `campaign_id`, the `id` of a log entry, or the name of a snapshot.",
  };
  const hasId = path.includes("{id}");
  const parameters = [
    ...(hasId ? [id] : []),
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
      400: { description: "The body or a query parameter is invalid or unknown.", content: error },
      503: { description: "The storage failed.", content: error },
      ...(hasId && { 404: { description: "There is no such campaign, log entry or snapshot.", content: error } }),
    },
  };
}
