import fc from "fast-check";
import { faultyBodies, validBodies } from "../requests/pool.js";
import { createRequestOf, withHeaders } from "../requests/requests.js";
import { exchange } from "../session.js";
import { workspaceNames } from "../settings.js";
import { bytesOf, isTooDeep, LONGEST_BODY } from "../world/client-request.js";
import { commandsOf } from "./command.js";
import { validCreate } from "./create.js";

const workspace = fc.constantFrom(...workspaceNames);
const body = fc.nat(validBodies.ALPHA.length - 1);

export const createInvalid = commandsOf(
  "createInvalid",
  fc.record({ workspace, body: fc.nat(faultyBodies.length - 1) }),
  ({ workspace: name, body }, session, service) =>
    exchange(session, service, createRequestOf(name, faultyBodies[body])),
  ({ world }, { body }) => world.settings.limits !== "off" || !isTooDeep(faultyBodies[body]),
);

const texts = fc.constantFrom(
  "",
  "{",
  "nul",
  "[1",
  '{"channel":"PUSH"}x',
  "NaN",
  "'a'",
  "\0",
  "null",
  "[]",
  "42",
  '""',
);

export const createFromText = commandsOf(
  "createFromText",
  fc.record({ workspace, text: texts }),
  (data, session, service) => exchange(session, service, { ...createRequestOf(data.workspace, {}), text: data.text }),
);

/** Valid requests, except that their encoding is not UTF-8. */
export const createInEncoding = commandsOf(
  "createInEncoding",
  fc.record({
    workspace,
    body,
    name: fc.constantFrom("Sale", "Soldé", "\u00c3\u00a9"),
    encoding: fc.constantFrom("latin1" as const, "utf16le" as const),
  }),
  ({ encoding, name, ...data }, session, service) => {
    const request = validCreate(session, { ...data, requestId: `r-${session.fresh()}-${name}` });
    return exchange(session, service, { ...request, encoding });
  },
);

/** The last of two members with the same name counts. */
export const createWithDuplicate = commandsOf(
  "createWithDuplicate",
  fc.record({ workspace, body, isLast: fc.boolean() }),
  ({ isLast, ...data }, session, service) => {
    const request = validCreate(session, { ...data, requestId: "fresh" });
    const member = '"created_by":"nobody"';
    const text = isLast ? `${request.text.slice(0, -1)},${member}}` : `{${member},${request.text.slice(1)}`;
    return exchange(session, service, { ...request, text });
  },
);

const padding = " ".repeat(LONGEST_BODY);

/** White space may make a body too long. */
export const createLong = commandsOf(
  "createLong",
  fc.record({ workspace, body, by: fc.constantFrom(-1, 0, 1) }),
  ({ by, ...data }, session, service) => {
    const request = validCreate(session, { ...data, requestId: "fresh" });
    const length = LONGEST_BODY + by - bytesOf(request).length;
    return exchange(session, service, { ...request, text: request.text + padding.slice(0, length) });
  },
);

const faultyHeaders = fc.constantFrom(
  { "svc-appkey": undefined },
  { "content-type": "text/plain" },
  { "content-type": "application/jsonp" },
  { "svc-appkey": undefined, "content-type": "application/x-www-form-urlencoded" },
);

export const createWithFaultyHeaders = commandsOf(
  "createWithFaultyHeaders",
  fc.record({ workspace, body, headers: faultyHeaders, isEmpty: fc.boolean() }),
  ({ isEmpty, ...data }, session, service) => {
    const request = withHeaders(validCreate(session, { ...data, requestId: "fresh" }), data.headers);
    return exchange(session, service, isEmpty ? { ...request, text: "{}" } : request);
  },
);
