import { errorStatuses } from "../http/error-answer.js";
import { LONGEST_DELAY, RETRY_AFTER } from "../state/faults.js";
import { operations, verdicts } from "../state/log.js";
import { states } from "../storage/storage.js";

export type Schema = Readonly<Record<string, unknown>>;

export const text = { type: "string" };
const flag = { type: "boolean" };
const milliseconds = (description: string) => ({ type: "number", description });
const delay = (description: string) => ({ ...milliseconds(description), minimum: 0, maximum: LONGEST_DELAY });

export const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[]) => {
  return { type: "object", properties, required, additionalProperties: false };
};

const finding = object(
  {
    rule: text,
    path: { ...text, description: "The path of the member, with dots." },
    pointer: {
      ...text,
      description: "The same place as a JSON Pointer into the body. Absent if it is not in the body.",
    },
    message: text,
  },
  ["rule", "path", "message"],
);

export const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (name: keyof typeof schemas) => ({ type: "array", items: ref(name) });

/** The shapes of the control requests and their answers. */
export const schemas = {
  Campaign: object(
    {
      campaign_id: text,
      workspace: text,
      state: { enum: states },
      body: { type: "object", description: "The create request, with the components of later updates." },
    },
    ["campaign_id", "workspace", "state", "body"],
  ),
  Seed: object(
    {
      campaign_id: { type: "string", minLength: 1, description: "Default: a new id." },
      workspace: { type: "string", minLength: 1 },
      state: { enum: states, description: "Default: the state of a created campaign." },
      body: { type: "object", description: "The create request." },
    },
    ["workspace", "body"],
  ),
  Clock: object({ now: milliseconds("Milliseconds since 1970."), frozen: flag }, ["now", "frozen"]),
  ClockChange: object(
    {
      now: milliseconds("Milliseconds since 1970."),
      advance: milliseconds("By how many milliseconds to move the clock."),
      frozen: { ...flag, description: "Whether the clock is stopped from now on." },
    },
    [],
  ),
  LogEntry: object(
    {
      id: { type: "integer" },
      time: milliseconds("When the request arrived by the sandbox's clock, in milliseconds since 1970."),
      method: text,
      path: text,
      headers: {
        type: "object",
        additionalProperties: text,
        description: "The headers by their names in lower case, without credentials.",
      },
      operation: { enum: operations },
      workspace: { ...text, description: "That of the credentials, if the request has any." },
      status: { type: "integer", description: "Absent if a fault prevented an answer." },
      verdict: { enum: verdicts },
      duration: milliseconds("How many milliseconds of real time passed until it was answered."),
      campaign_id: text,
      body: {
        ...text,
        description: "The body as it arrived. Absent if it is too long, or if the log no longer has room for it.",
      },
      answer: { ...text, description: "The body of the answer, with the same bounds." },
      violations: { type: "array", items: finding },
      warnings: { type: "array", items: finding },
    },
    ["id", "time", "method", "path", "headers", "operation", "verdict", "duration", "violations", "warnings"],
  ),
  Fault: object(
    {
      next: { type: "integer", minimum: 1, description: "How many requests are affected. Default: 1." },
      operation: { enum: ["create", "update"], description: "Only requests for it. A publication is an update." },
      workspace: { type: "string", minLength: 1, description: "Only requests with credentials of this workspace." },
      path: { ...text, description: "Only requests with this path." },
      status: { enum: errorStatuses, description: "Answers with this status." },
      retryAfter: {
        oneOf: [
          { type: "integer", minimum: 0 },
          { type: "string", pattern: RETRY_AFTER.source },
        ],
        description: "`Retry-After` of that answer. Default: that of the limit for 429, none for others.",
      },
      delay: delay("How many milliseconds it waits before it answers."),
      jitter: delay("Up to how many milliseconds it waits more, at random."),
      drop: { ...flag, description: "Closes the connection without an answer." },
      cut: { ...flag, description: "Carries out the request, and closes the connection after half of the answer." },
      timeout: { ...flag, description: "Never answers." },
      after: { ...flag, description: "Carries out the request first, so that only its answer is lost." },
    },
    [],
  ),
  Snapshot: object({ name: text, workspace: { ...text, description: "Absent: all workspaces." } }, ["name"]),
  Limits: object({ on: flag }, ["on"]),
  Count: object({ count: { type: "integer" } }, ["count"]),
  Health: object({ status: { enum: ["ok"] } }, ["status"]),
  Error: object({ error: { type: "object", description: "In the same format as the errors of the service." } }, [
    "error",
  ]),
};
