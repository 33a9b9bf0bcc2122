import { basic, createHeaders, createInput, KEY, OTHER_UUID, UUID, updateHeaders, WORKSPACE } from "./requests.js";

/** One line of a request's head: a name and a value. A name may occur in several lines. */
export type HeaderLine = readonly [name: string, value: string];

/** A request with these headers, and what is wrong with them: nothing, or each place. */
export interface HeaderCase {
  readonly operation: "create" | "update";
  readonly lines: readonly HeaderLine[];
  /** The `request_id` of an update. Default: none. */
  readonly requestId?: string;
  readonly status: 200 | 400 | 401;
  readonly paths?: readonly string[];
}

const { Authorization, "SVC-APPKEY": APP_KEY } = createHeaders;
const base64 = Authorization.slice("Basic ".length).replace(/=+$/u, "");
const OTHER = basic("ws-other-fake", KEY);
const UPDATE_ID = updateHeaders["X-SVC-Request-Id"];

/** Makes a line with a name. */
const named =
  (name: string) =>
  (value: string): HeaderLine => [name, value];
const auth = named("Authorization");
const app = named("SVC-APPKEY");
const tenant = named("X-SVC-Tenant-ID");
const type = named("Content-Type");
const key = named("Idempotency-Key");
const id = named("X-SVC-Request-Id");

const AUTH = auth(Authorization);
const APP = app(APP_KEY);
const TYPE = type("application/json");
const ID = id(UPDATE_ID);
const UNIQUE = key(UUID);

/** A create request with credentials. */
function create(status: HeaderCase["status"], lines: readonly HeaderLine[], ...paths: string[]): HeaderCase {
  const own = lines.some(([name]) => name === "Content-Type") ? lines : [TYPE, ...lines];
  return { operation: "create", lines: own, status, paths };
}

/** An update with credentials and a type. */
function update(status: HeaderCase["status"], lines: readonly HeaderLine[], ...paths: string[]): HeaderCase {
  return { operation: "update", lines: [AUTH, TYPE, ...lines], status, paths };
}

/** The body of the request of a case. */
export function bodyOf({ operation, requestId }: HeaderCase): unknown {
  if (operation === "create") return createInput().body;
  return { status: "PUBLISH", ...(requestId !== undefined && { request_id: requestId }) };
}

/** What servers must make of headers, whatever the framework and the form in which it has them. */
export const headerCases: Readonly<Record<string, HeaderCase>> = {
  "two spaces after Basic": create(200, [auth(`Basic  ${base64}`), APP]),
  "the scheme in another case": create(200, [auth(`bAsIc ${base64}`), APP]),
  "too much padding": create(200, [auth(`Basic ${base64}====`), APP]),
  "no padding": create(200, [auth(`Basic ${base64}`), APP]),
  "another scheme": create(401, [auth(`Bearer ${base64}`)], "Authorization"),
  "no credentials": create(401, [APP], "Authorization"),
  "empty credentials": create(401, [auth(""), APP], "Authorization"),
  "the same credentials twice": create(200, [AUTH, AUTH, APP]),
  "two different credentials": create(401, [AUTH, auth(OTHER), APP], "Authorization"),
  "the same credentials and empty ones": create(200, [AUTH, auth(""), APP]),
  "an empty workspace before and after the workspace": create(200, [AUTH, app(""), APP, app("")]),
  "an empty workspace": create(400, [AUTH, app("")], "SVC-APPKEY"),
  "the same workspace twice": create(200, [AUTH, APP, APP]),
  "two different workspaces": create(401, [AUTH, APP, app("ws-other-fake")], "SVC-APPKEY"),
  "another workspace": create(401, [AUTH, app("ws-other-fake")], "SVC-APPKEY"),
  "no type": { operation: "create", lines: [AUTH, APP], status: 200, paths: [] },
  "an empty type": create(200, [AUTH, APP, type("")]),
  "an empty type before the type": create(200, [AUTH, APP, type(""), TYPE]),
  "an empty type after the type": create(200, [AUTH, APP, TYPE, type("")]),
  "the same type twice": create(200, [
    AUTH,
    APP,
    type("application/json; charset=utf-8"),
    type("application/json; charset=utf-8"),
  ]),
  "two different types": create(400, [AUTH, APP, TYPE, type("text/plain")], "Content-Type"),
  "a type with a comma in quotes": create(200, [AUTH, APP, type('application/json; note="a, \\", b"')]),
  "an empty workspace of an update": update(200, [tenant(""), UNIQUE, ID]),
  "the same workspace of an update twice": update(200, [tenant(WORKSPACE), tenant(WORKSPACE), UNIQUE, ID]),
  "another workspace of an update": update(401, [tenant("ws-other-fake"), UNIQUE], "X-SVC-Tenant-ID"),
  "two different workspaces of an update": update(
    401,
    [tenant(WORKSPACE), tenant("ws-other-fake"), UNIQUE],
    "X-SVC-Tenant-ID",
  ),
  "no key": update(400, [ID], "Idempotency-Key"),
  "an empty key and an empty id": update(400, [key(""), id("")], "Idempotency-Key", "X-SVC-Request-Id"),
  "the same key twice": update(200, [UNIQUE, UNIQUE, ID]),
  "an empty key before the key": update(200, [key(""), UNIQUE, ID]),
  "an empty key after the key": update(200, [UNIQUE, key(""), ID]),
  "two different keys and an empty one": update(400, [UNIQUE, key(OTHER_UUID), key(""), ID], "Idempotency-Key"),
  "two different keys": update(400, [UNIQUE, key(OTHER_UUID), ID], "Idempotency-Key"),
  "an empty id beside that of the body": { ...update(200, [UNIQUE, id("")]), requestId: UPDATE_ID },
  "an empty id after that of the body": { ...update(200, [UNIQUE, ID, id("")]), requestId: UPDATE_ID },
  "the same id three times": { ...update(200, [UNIQUE, ID, ID, ID]), requestId: UPDATE_ID },
  "two different ids": update(400, [UNIQUE, ID, id("upd-2")], "X-SVC-Request-Id"),
  "two different ids, one of them that of the body": {
    ...update(400, [UNIQUE, ID, id("upd-2")], "X-SVC-Request-Id"),
    requestId: UPDATE_ID,
  },
  "an id with a comma": { ...update(200, [UNIQUE, id("upd-1, upd-2")]), requestId: "upd-1, upd-2" },
  "another id than that of the body": {
    ...update(400, [UNIQUE, id("upd-2")], "X-SVC-Request-Id"),
    requestId: UPDATE_ID,
  },
};
