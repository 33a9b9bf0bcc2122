import { states } from "../options.js";

const text = { type: "string" };
const flag = { type: "boolean" };
const milliseconds = (description: string) => ({ type: "number", description });

const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[]) => {
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
      operation: { enum: ["create", "update", "undescribed", "other-method", "unknown"] },
      status: { type: "integer", description: "Absent if a fault prevented an answer." },
      verdict: { enum: ["accepted", "rejected", "replayed", "fault"] },
      campaign_id: text,
      body: {
        ...text,
        description: "The body as it arrived. Absent if it is too long, or if the log no longer has room for it.",
      },
      violations: { type: "array", items: finding },
      warnings: { type: "array", items: finding },
    },
    ["id", "time", "method", "path", "operation", "verdict", "violations", "warnings"],
  ),
  Fault: object(
    {
      next: { type: "integer", minimum: 1, description: "How many requests are affected. Default: 1." },
      status: { enum: [429, 500], description: "Answers with this status." },
      delay: milliseconds("How many milliseconds it waits before it answers."),
      drop: { ...flag, description: "Closes the connection without an answer." },
      timeout: { ...flag, description: "Never answers." },
      after: { ...flag, description: "Carries out the request first, so that only its answer is lost." },
    },
    [],
  ),
  Limits: object({ on: flag }, ["on"]),
  Error: object({ error: { type: "object", description: "In the same format as the errors of the service." } }, [
    "error",
  ]),
};
