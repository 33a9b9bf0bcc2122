import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainEmail, plainPush, triggeredPush } from "../requests/plain.js";
import { basic, createRequestOf, keyOf, updateRequestOf, withHeaders } from "../requests/requests.js";
import { modelService } from "../service/model-service.js";
import { inThisProcess, sandboxService } from "../service/sandbox-service.js";
import type { Service } from "../service/service.js";
import { Session } from "../session.js";
import { closedSettings, start } from "../settings.js";
import { answerOf } from "./answer.js";
import type { ClientRequest } from "./client-request.js";
import { windows } from "./windows.js";
import { type State, states } from "./world.js";

const { SECOND, MINUTE, HOUR, DAY } = windows;

const inProcess = { ...closedSettings, transport: "fetch" } as const;
const services: [string, () => Promise<Service>][] = [
  ["the model", async () => modelService(closedSettings, start)],
  ["a sandbox", () => sandboxService(inProcess, start, inThisProcess(inProcess))],
];

let service: Service;
let session: Session;
let id: string;

async function send(request: ClientRequest): Promise<string> {
  const { status, retryAfter, body } = answerOf(await service.send({ request, front: 0 }));
  if (status < 300) return String(status);
  const target = "details" in body && status === 400 ? ` ${body.details.join()}` : "";
  return `${status}${target}${retryAfter === undefined ? "" : ` after ${retryAfter} s`}`;
}

const create = (body: object = plainPush, id: unknown = `r-${session.fresh()}`, workspace = "ALPHA") =>
  send(createRequestOf(workspace, { ...body, request_id: id }));

async function createTimes(count: number, gap: number): Promise<string[]> {
  const answers: string[] = [];
  for (let made = 0; made < count; made++) {
    answers.push(await create());
    await service.advance(gap);
  }
  return answers;
}

const created = (count: number) => Array.from({ length: count }, () => "201");
const update = (patch: object, key?: number) => {
  const request = updateRequestOf(session, { id, workspace: "ALPHA" }, patch);
  return send(key === undefined ? request : withHeaders(request, { "idempotency-key": keyOf(key) }));
};

describe.each(services)("%s", (_, open) => {
  beforeEach(async () => {
    service = await open();
    session = new Session(closedSettings, start);
  });
  afterEach(() => service.close());

  describe("section Limits", () => {
    it("rejects the sixth call within a second, whatever the answers to the others", async () => {
      for (let call = 0; call < 5; call++) expect(await create({})).toMatch(/^400 /u);
      await service.advance(SECOND - 1);
      expect(await create()).toBe("429 after 1 s");
      await service.advance(1);
      expect(await create()).toBe("201");
    });

    it("rejects the sixth creation within a minute", async () => {
      expect(await createTimes(5, 1_000)).toEqual(created(5));
      await service.advance(MINUTE - 5 * SECOND - 1);
      expect(await create()).toBe("429 after 1 s");
      await service.advance(1);
      expect(await create()).toBe("201");
    });

    it("rejects the 26th creation within an hour, and the 101st within a day", async () => {
      expect(await createTimes(25, 20 * SECOND)).toEqual(created(25));
      expect(await create()).toBe(`429 after ${(HOUR - 25 * 20 * SECOND) / SECOND} s`);
      await service.advance(HOUR);
      expect(await createTimes(25, 2 * MINUTE)).toEqual(created(25));
      await service.advance(HOUR);
      expect(await createTimes(25, 2 * MINUTE)).toEqual(created(25));
      await service.advance(HOUR);
      expect(await createTimes(25, 2 * MINUTE)).toEqual(created(25));
      await service.advance(2 * HOUR);
      expect(await create()).toMatch(/^429 after \d{5} s$/u);
    });

    it("counts neither requests of other workspaces nor rejected ones", async () => {
      await createTimes(5, 0);
      expect(await create()).toBe("429 after 1 s");
      expect(await create(plainPush, "r", "BETA")).toBe("201");
      await service.advance(MINUTE);
      expect(await createTimes(5, 0)).toEqual(created(5));
    });

    it.each([
      ["PUSH", plainPush, HOUR],
      ["EMAIL", plainEmail, DAY],
    ])("blocks a request_id on %s only after a success", async (_, body, length) => {
      expect(await create({ ...body, created_by: "nobody" }, "same")).toBe("400 created_by");
      expect(await create(body, "same")).toBe("201");
      await service.advance(length - 1);
      expect(await create(body, "same")).toBe("400 request_id");
      await service.advance(1);
      expect(await create(body, "same")).toBe("201");
    });

    it("applies no limits while they are off, and then counts nothing", async () => {
      await service.limit(false);
      expect(await createTimes(7, 0)).toEqual(created(7));
      await service.limit(true);
      expect(await createTimes(6, 0)).toEqual([...created(5), "429 after 1 s"]);
    });
  });

  describe("section Authentication", () => {
    const request = () => createRequestOf("ALPHA", { ...plainPush, request_id: `r-${session.fresh()}` });
    const encoded = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

    it.each([
      ["no credentials", { authorization: undefined }, "401"],
      ["another key", { authorization: encoded("ALPHA:beta-key") }, "401"],
      ["another workspace", { authorization: basic("BETA") }, "401"],
      ["a key with a colon", { authorization: encoded("ALPHA:second:key") }, "201"],
      ["the scheme in lower case", { authorization: basic("ALPHA").replace("Basic", "basic") }, "201"],
      ["no workspace header", { "svc-appkey": undefined }, "400 SVC-APPKEY"],
    ])("answers %s", async (_, headers, expected) => {
      expect(await send(withHeaders(request(), headers))).toBe(expected);
    });
  });

  describe("section Update or publish campaign draft", () => {
    const scheduling_details = { delivery_type: "AT_FIXED_TIME", start_time: "2027-01-01T00:00:00" };

    beforeEach(async () => {
      await create(triggeredPush);
      id = (await service.campaigns())[0]?.id ?? "";
    });

    it.each([
      ["basic_details", { basic_details: { ...plainPush.basic_details, name: "New" } }, ["200", "200", "200", "200"]],
      ["utm_params", { utm_params: { utm_source: "a", utm_medium: "b" } }, ["200", "200", "200", "200"]],
      ["scheduling_details", { scheduling_details }, ["200", "400 scheduling_details.start_time", "200", "200"]],
      [
        "segmentation_details",
        { segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true } },
        ["200", "400 segmentation_details", "200", "200"],
      ],
      [
        "delivery_type",
        { scheduling_details: { delivery_type: "ASAP", start_time: "2026-10-16T15:00:00" } },
        ["200", "400 scheduling_details.delivery_type", "400 scheduling_details.delivery_type", "200"],
      ],
      ["a component as it is", { trigger_condition: triggeredPush.trigger_condition }, ["200", "200", "200", "200"]],
      ["status", { status: "PUBLISH" }, ["200", "200", "200", "200"]],
      ["status and advanced", { status: "PUBLISH", advanced: {} }, Array.from({ length: 4 }, () => "400 status")],
      ["another status", { status: "STOP" }, Array.from({ length: 4 }, () => "400 status")],
    ])("accepts or rejects %s depending on the state", async (_, patch, [draft, active, scheduled, other]) => {
      const closed = "400 campaign_id";
      const expected = [draft, active, scheduled, closed, closed, other, other];
      const answers: string[] = [];
      for (const state of states) {
        await service.reset();
        const [seeded = ""] = await service.seed([{ workspace: "ALPHA", state, body: { ...triggeredPush } }]);
        answers.push(await send(updateRequestOf(session, { id: seeded, workspace: "ALPHA" }, patch)));
      }
      expect(answers).toEqual(expected);
    });

    it("replaces whole components, and keeps the others", async () => {
      await update({ basic_details: { name: "New", platforms: ["IOS"], platform_specific_details: {}, team: "crm" } });
      await update({ basic_details: { name: "Newer", platforms: ["IOS"], platform_specific_details: {} } });
      const basic_details = { name: "Newer", platforms: ["IOS"], platform_specific_details: {} };
      const [campaign] = await service.campaigns();
      expect(campaign?.body).toEqual({ ...triggeredPush, request_id: "r-1", basic_details });
    });

    it("publishes once, and repeats the answer to a key whatever is sent", async () => {
      expect(await update({ status: "PUBLISH" }, 7)).toBe("200");
      expect(await stateOf()).toBe("SCHEDULED");
      await service.setState(id, "STOPPED");
      expect(await update({ status: "PUBLISH" }, 8)).toBe("400 campaign_id");
      expect(await update({ status: "nonsense" }, 7)).toBe("200");
      expect(await update({ status: "nonsense" }, 8)).toBe("400 campaign_id");
      expect(await stateOf()).toBe("STOPPED");
    });

    it("finds no campaign of another workspace", async () => {
      const request = updateRequestOf(session, { id, workspace: "BETA" }, { status: "PUBLISH" });
      expect(await send(request)).toBe("404");
    });

    it.each([
      ["no key", { "idempotency-key": undefined }, "400 Idempotency-Key"],
      ["a key that is not a UUID v4", { "idempotency-key": "k" }, "400 Idempotency-Key"],
      ["no id", { "x-svc-request-id": undefined }, "400 X-SVC-Request-Id"],
      ["another type", { "content-type": "text/plain" }, "400 Content-Type"],
      ["another tenant", { "x-svc-tenant-id": "BETA" }, "401"],
    ])("answers %s", async (_, headers, expected) => {
      const request = updateRequestOf(session, { id, workspace: "ALPHA" }, {});
      expect(await send(withHeaders(request, headers))).toBe(expected);
    });
  });
});

async function stateOf(): Promise<State | undefined> {
  return (await service.campaigns()).find((campaign) => campaign.id === id)?.state;
}
