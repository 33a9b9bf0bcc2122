import { ref, type Schema, schemas, text } from "./schemas.js";

/** The description of a control request. */
export interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly query?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>;
  readonly body?: Schema;
  /** Absent: an empty object. */
  readonly answer?: Schema;
  /** When it answers 409. Absent: never. */
  readonly conflict?: string;
  /** Absent: JSON. */
  readonly mediaType?: string;
}

/** An OpenAPI document that describes control requests, given by path and method. */
export function documentOf(requests: Readonly<Record<string, Readonly<Record<string, Described>>>>) {
  const paths = Object.entries(requests).map(([path, methods]) => {
    const described = Object.entries(methods).map(([method, one]) => [method.toLowerCase(), operation(path, one)]);
    return [`/_sandbox${path}`, Object.fromEntries(described)];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Control of the sandbox",
      version: "1.0.0",
      description:
        "Requests below `/_sandbox` control the sandbox itself. They need no credentials. Requests from other websites are rejected with 403.",
    },
    paths: Object.fromEntries(paths) as Record<string, Record<string, ReturnType<typeof operation>>>,
    components: { schemas },
  };
}

function operation(path: string, { summary, description, query = {}, body, conflict, ...answers }: Described) {
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
      ...(conflict !== undefined && { 409: { description: conflict, content: error } }),
    },
  };
}
