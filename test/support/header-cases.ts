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
const ID = updateHeaders["X-SVC-Request-Id"];

const TYPE: HeaderLine = ["Content-Type", "application/json"];
const key: HeaderLine = ["Idempotency-Key", UUID];

/** A create request with credentials. */
function create(status: HeaderCase["status"], lines: readonly HeaderLine[], ...paths: string[]): HeaderCase {
  const own = lines.some(([name]) => name === "Content-Type") ? lines : [TYPE, ...lines];
  return { operation: "create", lines: own, status, paths };
}

/** An update with credentials and a type. */
function update(status: HeaderCase["status"], lines: readonly HeaderLine[], ...paths: string[]): HeaderCase {
  return { operation: "update", lines: [["Authorization", Authorization], TYPE, ...lines], status, paths };
}

/** The body of the request of a case. */
export function bodyOf({ operation, requestId }: HeaderCase): unknown {
  if (operation === "create") return createInput().body;
  return { status: "PUBLISH", ...(requestId !== undefined && { request_id: requestId }) };
}

/** What servers must make of headers, whatever the framework and the form in which it has them. */
export const headerCases: Readonly<Record<string, HeaderCase>> = {
  "two spaces after Basic": create(200, [
    ["Authorization", `Basic  ${base64}`],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "the scheme in another case": create(200, [
    ["Authorization", `bAsIc ${base64}`],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "too much padding": create(200, [
    ["Authorization", `Basic ${base64}====`],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "no padding": create(200, [
    ["Authorization", `Basic ${base64}`],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "another scheme": create(401, [["Authorization", `Bearer ${base64}`]], "Authorization"),
  "no credentials": create(401, [["SVC-APPKEY", APP_KEY]], "Authorization"),
  "empty credentials": create(
    401,
    [
      ["Authorization", ""],
      ["SVC-APPKEY", APP_KEY],
    ],
    "Authorization",
  ),
  "the same credentials twice": create(200, [
    ["Authorization", Authorization],
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "two different credentials": create(
    401,
    [
      ["Authorization", Authorization],
      ["Authorization", OTHER],
      ["SVC-APPKEY", APP_KEY],
    ],
    "Authorization",
  ),
  "the same credentials and empty ones": create(200, [
    ["Authorization", Authorization],
    ["Authorization", ""],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "an empty workspace before and after the workspace": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", ""],
    ["SVC-APPKEY", APP_KEY],
    ["SVC-APPKEY", ""],
  ]),
  "an empty workspace": create(
    400,
    [
      ["Authorization", Authorization],
      ["SVC-APPKEY", ""],
    ],
    "SVC-APPKEY",
  ),
  "the same workspace twice": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    ["SVC-APPKEY", APP_KEY],
  ]),
  "two different workspaces": create(
    401,
    [
      ["Authorization", Authorization],
      ["SVC-APPKEY", APP_KEY],
      ["SVC-APPKEY", "ws-other-fake"],
    ],
    "SVC-APPKEY",
  ),
  "another workspace": create(
    401,
    [
      ["Authorization", Authorization],
      ["SVC-APPKEY", "ws-other-fake"],
    ],
    "SVC-APPKEY",
  ),
  "no type": {
    operation: "create",
    lines: [
      ["Authorization", Authorization],
      ["SVC-APPKEY", APP_KEY],
    ],
    status: 200,
    paths: [],
  },
  "an empty type": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    ["Content-Type", ""],
  ]),
  "an empty type before the type": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    ["Content-Type", ""],
    TYPE,
  ]),
  "an empty type after the type": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    TYPE,
    ["Content-Type", ""],
  ]),
  "the same type twice": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    ["Content-Type", "application/json; charset=utf-8"],
    ["Content-Type", "application/json; charset=utf-8"],
  ]),
  "two different types": create(
    400,
    [
      ["Authorization", Authorization],
      ["SVC-APPKEY", APP_KEY],
      ["Content-Type", "application/json"],
      ["Content-Type", "text/plain"],
    ],
    "Content-Type",
  ),
  "a type with a comma in quotes": create(200, [
    ["Authorization", Authorization],
    ["SVC-APPKEY", APP_KEY],
    ["Content-Type", 'application/json; note="a, \\", b"'],
  ]),
  "an empty workspace of an update": update(200, [["X-SVC-Tenant-ID", ""], key, ["X-SVC-Request-Id", ID]]),
  "the same workspace of an update twice": update(200, [
    ["X-SVC-Tenant-ID", WORKSPACE],
    ["X-SVC-Tenant-ID", WORKSPACE],
    key,
    ["X-SVC-Request-Id", ID],
  ]),
  "another workspace of an update": update(401, [["X-SVC-Tenant-ID", "ws-other-fake"], key], "X-SVC-Tenant-ID"),
  "two different workspaces of an update": update(
    401,
    [["X-SVC-Tenant-ID", WORKSPACE], ["X-SVC-Tenant-ID", "ws-other-fake"], key],
    "X-SVC-Tenant-ID",
  ),
  "no key": update(400, [["X-SVC-Request-Id", ID]], "Idempotency-Key"),
  "an empty key and an empty id": update(
    400,
    [
      ["Idempotency-Key", ""],
      ["X-SVC-Request-Id", ""],
    ],
    "Idempotency-Key",
    "X-SVC-Request-Id",
  ),
  "the same key twice": update(200, [key, key, ["X-SVC-Request-Id", ID]]),
  "an empty key before the key": update(200, [["Idempotency-Key", ""], key, ["X-SVC-Request-Id", ID]]),
  "an empty key after the key": update(200, [key, ["Idempotency-Key", ""], ["X-SVC-Request-Id", ID]]),
  "two different keys and an empty one": update(
    400,
    [key, ["Idempotency-Key", OTHER_UUID], ["Idempotency-Key", ""], ["X-SVC-Request-Id", ID]],
    "Idempotency-Key",
  ),
  "two different keys": update(
    400,
    [key, ["Idempotency-Key", OTHER_UUID], ["X-SVC-Request-Id", ID]],
    "Idempotency-Key",
  ),
  "an empty id beside that of the body": { ...update(200, [key, ["X-SVC-Request-Id", ""]]), requestId: ID },
  "an empty id after that of the body": {
    ...update(200, [key, ["X-SVC-Request-Id", ID], ["X-SVC-Request-Id", ""]]),
    requestId: ID,
  },
  "the same id three times": {
    ...update(200, [key, ["X-SVC-Request-Id", ID], ["X-SVC-Request-Id", ID], ["X-SVC-Request-Id", ID]]),
    requestId: ID,
  },
  "two different ids": update(400, [key, ["X-SVC-Request-Id", ID], ["X-SVC-Request-Id", "upd-2"]], "X-SVC-Request-Id"),
  "two different ids, one of them that of the body": {
    ...update(400, [key, ["X-SVC-Request-Id", ID], ["X-SVC-Request-Id", "upd-2"]], "X-SVC-Request-Id"),
    requestId: ID,
  },
  "an id with a comma": { ...update(200, [key, ["X-SVC-Request-Id", "upd-1, upd-2"]]), requestId: "upd-1, upd-2" },
  "another id than that of the body": {
    ...update(400, [key, ["X-SVC-Request-Id", "upd-2"]], "X-SVC-Request-Id"),
    requestId: ID,
  },
};
