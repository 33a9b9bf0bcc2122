import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createSandbox } from "../../src/index.js";
import { handlers } from "../../src/msw/index.js";
import { CREATE, createInit } from "../support/requests.js";

const sandbox = createSandbox();
const server = setupServer(
  ...handlers(sandbox, { baseUrl: "https://api-01.example.com" }),
  ...handlers(sandbox, { baseUrl: "https://gateway.example.com/campaigns/api/" }),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => sandbox.reset());
afterAll(() => server.close());

it.each(["https://api-01.example.com", "https://gateway.example.com/campaigns/api"])(
  "requests to %s are answered by the sandbox",
  async (base) => {
    const created = await fetch(`${base}${CREATE}`, createInit());
    const { campaign_id } = (await created.json()) as { campaign_id: string };
    expect([created.status, await sandbox.campaigns()]).toMatchObject([201, [{ campaign_id }]]);
    const control = await fetch(`${base}/_sandbox/campaigns/${campaign_id}`);
    expect(await control.json()).toEqual(await sandbox.campaign(campaign_id));
    expect((await fetch(`${base}/other`)).status).toBe(404);
    const page = await fetch(`${base}/_sandbox`);
    expect([page.url, page.status]).toEqual([`${base}/_sandbox/`, 200]);
  },
);

it.each<[string, BodyInit]>([
  ["not UTF-8", new Uint8Array([0xff])],
  ["too large", " ".repeat(2 ** 22)],
])("a body that is %s is rejected, though MSW also keeps it", async (_, body) => {
  const answer = await fetch(`https://api-01.example.com${CREATE}`, { ...createInit(), body });
  expect(answer.status).toBe(400);
});

it("a dropped connection is a network error", async () => {
  sandbox.inject({ drop: true });
  await expect(fetch(`https://api-01.example.com${CREATE}`, createInit())).rejects.toThrow(TypeError);
});

it("requests to other addresses are not answered by the sandbox", async () => {
  for (const url of ["https://api-02.example.com/x", "https://gateway.example.com/campaigns/apis/x"]) {
    await expect(fetch(url)).rejects.toThrow();
  }
  expect(sandbox.log()).toEqual([]);
});

it("a base address that is not absolute is rejected", () => {
  expect(() => handlers(sandbox, { baseUrl: "/api" })).toThrow(TypeError);
});
