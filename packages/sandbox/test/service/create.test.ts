import { describe, expect, it } from "vitest";
import { createSandbox } from "../../src/index.js";
import {
  type Answer,
  create,
  created,
  detailsOf,
  emailBody,
  errorOf,
  fixturesIn,
  pushBody,
  type Sent,
  send,
} from "../support/requests.js";

const HOUR = 3_600_000;

/** Checks a 429 with the time after which to try again, or a 400 without one. */
function expectRefusal(answer: Answer, request_id: string, target: string, message: RegExp, wait: string | null): void {
  const code = wait === null ? "400 Bad Request" : "429 Too Many Requests";
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([wait === null ? 400 : 429, wait]);
  expect(errorOf(answer)).toEqual({ code, target, request_id, message: expect.stringMatching(message) });
}

describe("an accepted creation", () => {
  it("is answered with the id of the stored campaign", async () => {
    const sandbox = createSandbox({ campaignId: () => "c-1" });
    const body = pushBody();
    const { status, body: answer, headers } = await create(sandbox, body);
    expect([status, answer]).toEqual([201, { campaign_id: "c-1" }]);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await sandbox.campaigns()).toEqual([{ campaign_id: "c-1", workspace: "W1", state: "DRAFT", body }]);
  });
});

describe("a rejected creation", () => {
  it("has all violations, and the id of the request", async () => {
    const sandbox = createSandbox();
    const { channel, request_id } = pushBody("r-7");
    const answer = await create(sandbox, { channel, request_id });
    expect(answer.status).toBe(400);
    const message = expect.stringMatching(/^campaign_delivery_type is a mandatory field/u);
    const error = { code: "400 Bad Request", target: "campaign_delivery_type", message, request_id: "r-7" };
    expect(errorOf(answer)).toEqual(error);
    expect(detailsOf(answer).map(({ target }) => target)).toEqual([
      ...["campaign_delivery_type", "created_by", "basic_details", "campaign_content"],
      ...["segmentation_details", "scheduling_details", "delivery_controls", "advanced"],
    ]);
    expect(await sandbox.campaigns()).toEqual([]);
  });

  const deep = `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`;
  const tooDeep = "body must have at most 1000 levels";
  const noObject = "body has an invalid value, expected type object but got array";
  it.each([
    ["malformed JSON", "{", 'body is not valid JSON: the closing "}" is missing at line 1, column 2'],
    ["a trailing comma", '{\n  "a": 1,\n}', "body is not valid JSON: remove the trailing comma at line 2, column 9"],
    ["no body", "", "body is not valid JSON: the text is empty"],
    ["a body that is too long", JSON.stringify("x".repeat(7000)), "body must have at most 7000 bytes"],
    ["a body that is too deep", "[".repeat(1001) + "]".repeat(1001), tooDeep],
    ["objects that are too deep after brackets in strings", `["[[\\"[[",${deep}]`, tooDeep],
    ["many brackets in strings", JSON.stringify(['"[\\', "[".repeat(500), { ["{".repeat(501)]: 1 }]), noObject],
  ])("says what is wrong with %s", async (_, body, message) => {
    const sandbox = createSandbox({ maxBodySize: 7000 });
    const answer = await create(sandbox, body, { headers: { "X-SVC-Request-Id": "r-8" } });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toEqual({ code: "400 Bad Request", target: "body", message, request_id: "r-8" });
  });

  it.each(["", "  ", "Identity", "utf-8", "gzip"])(
    "reads a body that is not compressed, with the Content-Encoding %j",
    async (encoding) => {
      const answer = await create(createSandbox(), pushBody(), { headers: { "Content-Encoding": encoding } });
      expect(answer.status).toBe(201);
    },
  );

  it("names wrong headers besides a body that cannot be read", async () => {
    const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
    expect(detailsOf(await create(createSandbox(), "{", { headers }))).toEqual([
      { target: "Content-Type", message: expect.stringMatching(/^Content-Type must be "application\/json"/u) },
      { target: "body", message: "body must not be compressed" },
    ]);
  });
});

describe("credentials", () => {
  it.each<[status: number, sent: Sent]>([
    [401, { key: "k" }],
    [401, { headers: { Authorization: "Bearer secret" } }],
    [401, { headers: { "SVC-APPKEY": "W2" } }],
    [201, { key: "k:1" }],
  ])("get a challenge only if they are refused: %s for %j", async (status, sent) => {
    const challenge = status === 401 ? 'Basic realm="campaigns"' : null;
    const sandbox = createSandbox({ workspaces: { W1: { keys: ["k:1"] } } });
    const answer = await create(sandbox, pushBody(), sent);
    expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([status, challenge]);
  });

  it("must be well-formed, whatever else is wrong", async () => {
    const answer = await create(createSandbox(), "{", { headers: { Authorization: "Bearer secret" } });
    const { code, target } = errorOf(answer);
    expect([answer.status, code, target]).toEqual([401, "401 Unauthorized", "Authorization"]);
  });

  it.each<[status: number, sent: Sent]>([
    [201, { workspace: "W1", key: "k:1" }],
    [401, { workspace: "W1", key: "k" }],
    [201, { workspace: "W2", key: "anything" }],
    [401, { workspace: "W3", key: "k:1" }],
    [401, { workspace: "__proto__" }],
  ])("must be those of a configured workspace: %s for %j", async (status, sent) => {
    const sandbox = createSandbox({ workspaces: { W1: { keys: ["k:1"] }, W2: {} } });
    expect((await create(sandbox, pushBody(), sent)).status).toBe(status);
  });

  it("determine the features", async () => {
    const workspaces = { W1: { features: ["QUEUING"] as const }, W2: { features: [] } };
    const sandbox = createSandbox({ workspaces });
    const [, queuing] = fixturesIn("create/valid").find(([name]) => name === "push-queuing.json") ?? [];
    const body = queuing?.["body"];
    expect((await create(sandbox, body, { workspace: "W1" })).status).toBe(201);
    expect((await create(sandbox, body, { workspace: "W2" })).status).toBe(400);
  });
});

describe("the rate limit", () => {
  it("counts every call of a workspace, and says how long to wait", async () => {
    const sandbox = createSandbox({ clock: () => 1_000_000 });
    for (let call = 0; call < 5; call++) expect((await create(sandbox, {})).status).toBe(400);
    const answer = await create(sandbox, { request_id: "r-9" });
    expectRefusal(answer, "r-9", "rate_limit", /^5 create requests were made in the last second/u, "1");
    expect((await create(sandbox, {}, { workspace: "W2" })).status).toBe(400);
  });

  it("does not count calls without accepted credentials", async () => {
    const sandbox = createSandbox({ workspaces: { W1: { keys: ["k"] } }, clock: () => 0 });
    for (let call = 0; call < 6; call++) expect((await create(sandbox, {}, { key: "other" })).status).toBe(401);
    expect((await create(sandbox, {}, { key: "k" })).status).toBe(400);
  });
});

describe("the creation quota", () => {
  it("counts creations, but not rejected requests", async () => {
    const sandbox = createSandbox();
    sandbox.clock.freeze(0);
    for (let call = 0; call < 5; call++) await created(sandbox);
    sandbox.clock.advance(2000);
    expect((await create(sandbox, {})).status).toBe(400);
    const answer = await create(sandbox, pushBody("r-10"));
    expectRefusal(answer, "r-10", "creation_quota", /^5 campaigns were created in the last minute/u, "58");
    sandbox.clock.advance(58_000);
    await created(sandbox);
  });

  it("applies to simultaneous requests", async () => {
    const sandbox = createSandbox({ clock: () => 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(sandbox, pushBody())));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toEqual(Array(5).fill(201));
  });
});

describe("a request_id", () => {
  it.each([
    ["Push", pushBody, HOUR],
    ["Email", emailBody, 24 * HOUR],
  ])("is not reusable after a success on %s", async (_, body, wait) => {
    const sandbox = createSandbox();
    sandbox.clock.freeze(0);
    expect((await create(sandbox, { ...body("r-1"), created_by: "nobody" })).status).toBe(400);
    await created(sandbox, body("r-1"));
    sandbox.clock.advance(wait - 1);
    const answer = await create(sandbox, body("r-1"));
    expectRefusal(answer, "r-1", "request_id", /^request_id was used for a successful/u, null);
    await created(sandbox, body("r-1"), { workspace: "W2" });
    sandbox.clock.advance(1);
    await created(sandbox, body("r-1"));
  });
});

it("every fixture gets a documented answer", async () => {
  const sandbox = createSandbox({ limits: false });
  for (const folder of ["create/valid", "create/invalid", "create/advice"]) {
    for (const [name, { body, context }] of fixturesIn(folder)) {
      const own = createSandbox({ limits: false, context: context ?? {} });
      const isValid = folder !== "create/invalid";
      expect([name, (await create(own, body)).status]).toEqual([name, isValid ? 201 : 400]);
      await create(sandbox, body);
    }
  }
});

it.each([
  ["GET /core-services/v1/campaigns", "405 Method Not Allowed", "POST"],
  ["POST /v5/campaigns", "501 Not Implemented", null],
  ["GET /v5/campaigns", "405 Method Not Allowed", "POST"],
  ["POST /v5/campaigns/c-1/validate", "501 Not Implemented", null],
  ["GET /v5/campaigns/c-1", "405 Method Not Allowed", "PATCH"],
  ["PATCH /v5/campaigns/", "404 Not Found", null],
  ["PATCH /v5/campaigns/c-1/other", "404 Not Found", null],
  ["POST /nothing", "404 Not Found", null],
  ["GET /", "404 Not Found", null],
])("%s, which the service does not have, is rejected with %s", async (request, code, allowed) => {
  const [method = "", path = ""] = request.split(" ");
  const answer = await send(createSandbox(), method, path);
  expect([errorOf(answer).code, answer.headers.get("Allow")]).toEqual([code, allowed]);
});
