import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { command, killAll } from "../support/command.js";
import { basic, pushBody } from "../support/requests.js";

/** How long a start may take, in milliseconds: a new database takes a while on a busy machine. */
const START = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true });
});

/** Starts the command, and waits until the server listens. */
async function started(...args: string[]) {
  const running = command(args);
  return { ...running, url: await running.url };
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("the command", () => {
  it("serves, prints the address and a request to try, and stops on SIGTERM and SIGINT", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const { url, said, child, ended } = await started("--port", "0");
      expect([said.err, ...said.out.split("\n")]).toEqual([
        "",
        `campaign-rules-sandbox listens at ${url}`,
        `Requests, campaigns and the clock: ${url}/_sandbox/`,
        `Try it: curl -u W1:key -H 'SVC-APPKEY: W1' -H 'Content-Type: application/json' -d '{}' ${url}/core-services/v1/campaigns`,
        "",
      ]);
      const events = await fetch(`${url}/_sandbox/events`);
      child.kill(signal);
      expect(await ended).toBe(0);
      await events.body?.cancel();
    }
  });

  it("takes another port than 4010 if that is taken", async () => {
    const other = createServer().listen(4010, "127.0.0.1");
    // Either this server or another program has the port now.
    await Promise.race([once(other, "listening"), once(other, "error")]);
    const { url } = await started();
    expect(new URL(url).port === "4010").toBe(false);
    expect((await fetch(`${url}/_sandbox/clock`)).status).toBe(200);
    other.close();
  });

  it("takes options and campaigns from files", async () => {
    const seeds = [{ campaign_id: "c-1", workspace: "W1", state: "ACTIVE", body: { channel: "PUSH" } }];
    const { url } = await started(
      ...["--port", "0", "--no-limits"],
      ...["--config", file("options.mjs", "export default { workspaces: { W1: { keys: ['k'] } } };")],
      ...["--seed", file("seeds.json", JSON.stringify(seeds)), "--seed", file("none.json", "[]")],
    );
    expect(await (await fetch(`${url}/_sandbox/campaigns`)).json()).toEqual(seeds);
    expect(await (await fetch(`${url}/_sandbox/limits`)).json()).toEqual({ on: false });
    const statuses = [];
    for (const key of ["k", "other"]) {
      const headers = { Authorization: basic("W1", key), "SVC-APPKEY": "W1" };
      statuses.push((await fetch(`${url}/core-services/v1/campaigns`, { method: "POST", headers, body: "{}" })).status);
    }
    expect(statuses).toEqual([400, 401]);
  });

  it(
    "keeps its clock in a folder, with the times of the limits",
    async () => {
      const data = ["--port", "0", "--data", join(folder, "data")];
      const create = async (url: string) => {
        const headers = { Authorization: basic(), "SVC-APPKEY": "W1", "Content-Type": "application/json" };
        const body = JSON.stringify(pushBody());
        return (await fetch(`${url}/core-services/v1/campaigns`, { method: "POST", headers, body })).status;
      };
      const first = await started(...data);
      await fetch(`${first.url}/_sandbox/clock`, { method: "PATCH", body: '{"advance":86400000}' });
      const statuses = [];
      for (let call = 0; call < 6; call++) statuses.push(await create(first.url));
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
      await fetch(`${first.url}/_sandbox/clock`, { method: "PATCH", body: '{"advance":61000}' });
      first.child.kill("SIGKILL");
      await first.ended;
      const second = await started(...data);
      expect(await create(second.url)).toBe(201);
    },
    3 * START,
  );

  it(
    "keeps campaigns in a folder",
    async () => {
      const seeds = [{ campaign_id: "c-1", workspace: "W1", state: "ACTIVE", body: { channel: "PUSH" } }];
      const data = ["--port", "0", "--data", join(folder, "data")];
      const first = await started(...data, "--seed", file("seeds.json", JSON.stringify(seeds)));
      first.child.kill("SIGTERM");
      expect(await first.ended).toBe(0);
      const second = await started(...data);
      expect(await (await fetch(`${second.url}/_sandbox/campaigns`)).json()).toEqual(seeds);
    },
    3 * START,
  );

  it("is controlled at the names of the option and of the configuration", async () => {
    const config = file("options.json", '{"hosts":["a"]}');
    const { url } = await started(
      "--port",
      "0",
      "--config",
      config,
      "--allow-host",
      "b",
      "--allow-host",
      "c",
      "--cors",
      "*",
    );
    const preflight = { Origin: "http://a.test", "Access-Control-Request-Method": "POST" };
    const asked = await fetch(`${url}/core-services/v1/campaigns`, { method: "OPTIONS", headers: preflight });
    expect(asked.headers.get("Access-Control-Allow-Origin")).toBe("http://a.test");
    const statuses = ["a", "b", "c", "d"].map(
      (name) =>
        new Promise((resolve, reject) => {
          // `fetch` sends no other Host than that of the address.
          const sent = get(`${url}/_sandbox/clock`, { headers: { Host: name } }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          });
          sent.on("error", reject);
        }),
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 403]);
  });

  it("prints its usage and its version", async () => {
    const usage = command(["--help"]);
    expect([await usage.ended, usage.said.out.split("\n")[0]]).toEqual([0, "Usage: campaign-rules-sandbox [options]"]);
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    const asked = command(["--version"]);
    expect([await asked.ended, asked.said]).toEqual([0, { out: `${version}\n`, err: "" }]);
  });

  it.each<[args: string[], message: RegExp]>([
    [["--other"], /Unknown option '--other'/u],
    [["file"], /Unexpected argument 'file'/u],
    [["--port", "x"], /--port must be a number from 0 to 65535, not "x"/u],
    [["--port", "65536"], /--port must be a number/u],
    [["--cors", "localhost:3000"], /--cors must be an origin .*, not "localhost:3000"/u],
    [["--allow-host", "a:80"], /--allow-host must be a name, without a port, not "a:80"/u],
    ...["--host", "--config", "--data", "--database", "--seed"].map(
      (option) => [[option, ""], new RegExp(`${option} must not be empty`, "u")] as [string[], RegExp],
    ),
    [["--data", "a", "--database", "b"], /--data and --database exclude each other/u],
    [["--config", "absent.json"], /absent\.json cannot be read: ENOENT/u],
    [["--config", "absent.mjs"], /absent\.mjs cannot be loaded/u],
    [["--seed", "absent.json"], /absent\.json cannot be read/u],
  ])("%j is wrong usage", async (args, message) => {
    const { ended, said } = command(args);
    expect(await ended).toBe(2);
    expect(said).toEqual({ out: "", err: expect.stringMatching(message) });
    expect(said.err.split("\n").slice(1)).toEqual(["Try --help.", ""]);
  });

  it("says what is wrong with a file", async () => {
    const messages = [];
    for (const args of [
      ["--config", file("a.json", '{"limit":false}')],
      ["--config", file("b.json", "[]")],
      ["--config", file("s.json", '{"storage":{}}')],
      ["--config", file("h.json", '{"hosts":"abc"}'), "--allow-host", "d"],
      ["--config", file("l.json", '{"limits":"off"}'), "--no-limits"],
      ["--seed", file("c.json", "{}")],
      ["--seed", file("d.json", "[{}]")],
      ["--config", file("e.json", '{"limits":true,}')],
      ["--config", file("f.json", '{"limits":true,"limits":false}')],
      ["--seed", file("g.json", '[{"campaign_id":"a",\n"campaign_id":"b"}]')],
      ["--config", file("i.mjs", 'export default Promise.reject(new Error("no"));')],
      ["--config", file("j.mjs", "await new Promise(() => {});")],
      ["--config", file("k.mjs", "export default new Promise(() => {});")],
    ]) {
      const { ended, said } = command(["--port", "0", ...args]);
      messages.push([await ended, said.err.split("\n")[0]?.replace(folder, "")]);
    }
    expect(messages).toEqual([
      [2, 'campaign-rules-sandbox: unknown option "limit"'],
      [2, "campaign-rules-sandbox: /b.json must contain an object of options"],
      [2, expect.stringMatching(/: option storage must be an object with the methods /u)],
      [2, expect.stringMatching(/: option hosts must be an array of host names/u)],
      [2, "campaign-rules-sandbox: option limits must be a boolean"],
      [2, "campaign-rules-sandbox: /c.json must contain an array of campaigns"],
      [2, "campaign-rules-sandbox: seeds[0].workspace must be a string that is not empty"],
      [2, "campaign-rules-sandbox: /e.json:1:15: remove the trailing comma"],
      [2, 'campaign-rules-sandbox: /f.json:1:16: the key "limits" is repeated; it first appears at line 1, column 2'],
      [
        2,
        'campaign-rules-sandbox: /g.json:2:1: the key "campaign_id" is repeated; it first appears at line 1, column 3',
      ],
      [2, "campaign-rules-sandbox: /i.mjs cannot be loaded: no"],
      [2, "campaign-rules-sandbox: /j.mjs cannot be loaded: it waits for something that never happens"],
      [2, "campaign-rules-sandbox: /k.mjs cannot be loaded: it waits for something that never happens"],
    ]);
  });

  it.skipIf(process.platform === "win32")("reads no file that is none, or too large", async () => {
    const [link, pipe, script, large] = ["zero.json", "pipe.json", "pipe.mjs", "large.json"].map((one) =>
      join(folder, one),
    );
    symlinkSync("/dev/zero", String(link));
    for (const one of [pipe, script]) execFileSync("mkfifo", [String(one)]);
    writeFileSync(String(large), "");
    truncateSync(String(large), 1024 * 1024 + 1);
    const messages = [];
    for (const option of ["--config", "--seed"]) {
      for (const name of [link, pipe, ...(option === "--config" ? [script, large] : []), folder]) {
        const { ended, said } = command(["--port", "0", option, String(name)]);
        messages.push([await ended, said.err.split("\n")[0]?.replace(String(name), "")]);
      }
    }
    const read = (problem: string) => [2, `campaign-rules-sandbox:  cannot be read: ${problem}`];
    const loaded = (problem: string) => [2, `campaign-rules-sandbox:  cannot be loaded: ${problem}`];
    const pipeline = "this is a pipe, not a file; to check its contents, use standard input (-)";
    expect(messages).toEqual([
      read("this is a device, not a file"),
      read(pipeline),
      loaded(pipeline),
      read("the file is larger than 1 MiB"),
      loaded("this is a folder, not a file"),
      read("this is a device, not a file"),
      read(pipeline),
      read("this is a folder, not a file"),
    ]);
  });

  it("fails if its port is taken", async () => {
    const { url } = await started("--port", "0");
    const { ended, said } = command(["--port", new URL(url).port]);
    expect([await ended, said.err]).toEqual([1, expect.stringMatching(/EADDRINUSE/u)]);
  });
});
