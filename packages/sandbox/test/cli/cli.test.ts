import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { command, killAll } from "../support/command.js";
import { CREATE, createInit } from "../support/requests.js";

/** How long a start may take, in milliseconds: a new database takes a while on a busy machine. */
const START = 60_000;

let folder: string;
beforeEach(() => {
  folder = folderWith();
});
afterEach(killAll);

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

/** Sends a create request. Returns the status of the answer. */
const create = async (url: string, key?: string, body?: object): Promise<number> =>
  (await fetch(url + CREATE, createInit(body, key))).status;

const campaignsOf = async (url: string) => (await fetch(`${url}/_sandbox/campaigns`)).json();

const seeds = [{ campaign_id: "c-1", workspace: "W1", state: "ACTIVE", body: { channel: "PUSH" } }];

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

  it("serves even if its greeting cannot be written", async () => {
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const { port } = free.address() as AddressInfo;
    free.close();
    command(["--port", String(port)], "exec >/dev/full");
    const created = () => create(`http://127.0.0.1:${port}`).catch(() => undefined);
    await expect.poll(created, { timeout: START }).toBe(201);
    expect(await create(`http://127.0.0.1:${port}`)).toBe(201);
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
    const { url } = await started(
      ...["--port", "0", "--no-limits"],
      ...["--config", file("options.mjs", "export default { workspaces: { W1: { keys: ['k'] } } };")],
      ...["--seed", file("old.json", JSON.stringify([{ ...seeds[0], state: "DRAFT" }]))],
      // The last with an id counts.
      ...["--seed", file("seeds.json", JSON.stringify(seeds)), "--seed", file("none.json", "[]")],
    );
    expect(await campaignsOf(url)).toEqual(seeds);
    expect(await (await fetch(`${url}/_sandbox/limits`)).json()).toEqual({ on: false });
    expect([await create(url, "k", {}), await create(url, "other", {})]).toEqual([400, 401]);
  });

  it("keeps its clock in a folder, with the times of the limits", { timeout: 3 * START }, async () => {
    const data = ["--port", "0", "--data", join(folder, "data")];
    const advance = (url: string, ms: number) =>
      fetch(`${url}/_sandbox/clock`, { method: "PATCH", body: JSON.stringify({ advance: ms }) });
    const first = await started(...data);
    await advance(first.url, 86_400_000);
    for (const status of [201, 201, 201, 201, 201, 429]) expect(await create(first.url)).toBe(status);
    await advance(first.url, 61_000);
    await first.kill();
    const second = await started(...data);
    expect(await create(second.url)).toBe(201);
  });

  it("keeps campaigns in a folder", { timeout: 3 * START }, async () => {
    const data = ["--port", "0", "--data", join(folder, "data")];
    const seed = ["--seed", file("seeds.json", JSON.stringify(seeds))];
    const first = await started(...data, ...seed);
    const state = JSON.stringify({ state: "STOPPED" });
    await fetch(`${first.url}/_sandbox/campaigns/${seeds[0]?.campaign_id}/state`, { method: "PUT", body: state });
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const kept = [{ ...seeds[0], state: "STOPPED" }, ...seeds.slice(1)];
    // Campaigns that are stored already are not seeded again.
    const second = await started(...data, ...seed);
    expect(await campaignsOf(second.url)).toEqual(kept);
  });

  const namespace = "unshare --pid --fork --kill-child --mount-proc";
  it.skipIf(spawnSync(`${namespace} true`, { shell: true }).status !== 0)(
    "uses no folder that a process in another container uses",
    { timeout: 4 * START },
    async () => {
      const inContainer = () => command(["--port", "0", "--data", folder], `set -- ${namespace} "$@"`);
      const first = inContainer();
      await first.url;
      for (const second of [inContainer(), command(["--port", "0", "--data", folder])]) {
        await expect(second.url).rejects.toThrow(/ is in use by process \d+ of another container\n$/u);
        expect(await second.ended).toBe(1);
      }
      await first.kill();
      await inContainer().url;
    },
  );

  it("is controlled at the names of the option and of the configuration", async () => {
    const config = file("options.json", '{"hosts":["a"]}');
    const names = ["--config", config, "--allow-host", "b", "--allow-host", "c"];
    const { url } = await started("--port", "0", ...names, "--cors", "*");
    const preflight = { Origin: "http://a.test", "Access-Control-Request-Method": "POST" };
    const asked = await fetch(url + CREATE, { method: "OPTIONS", headers: preflight });
    expect(asked.headers.get("Access-Control-Allow-Origin")).toBe("http://a.test");
    const statuses = ["a", "b", "c", "d"].map(async (Host) => {
      // `fetch` sends no other Host than that of the address.
      const [answer] = await once(get(`${url}/_sandbox/clock`, { headers: { Host } }), "response");
      answer.resume();
      return answer.statusCode;
    });
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
    ...["notaurl", "localhost:5432/db", "http://postgres://db", "postgresql:db"].map(
      (url) =>
        [["--database", url], /--database must be a URL that begins with postgres:\/\/ or/u] as [string[], RegExp],
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

  const repeated = (column: number) => `is repeated; it first appears at line 1, column ${column}`;
  const twice = '[{"campaign_id":"a",\n"campaign_id":"b"}]';
  const waits = "cannot be loaded: it waits for something that never happens";
  it.each<[option: string, name: string, content: string, message: string | RegExp, more?: string[]]>([
    ["--config", "a.json", '{"limit":false}', 'unknown option "limit"'],
    ["--config", "b.json", "[]", "/b.json must contain an object of options"],
    ["--config", "s.json", '{"storage":{}}', /: option storage must be an object with the methods /u],
    ["--config", "h.json", '{"hosts":"abc"}', /: option hosts must be an array of host names/u, ["--allow-host", "d"]],
    ["--config", "l.json", '{"limits":"off"}', "option limits must be a boolean", ["--no-limits"]],
    ["--seed", "c.json", "{}", "/c.json must contain an array of campaigns"],
    ["--seed", "d.json", "[{}]", "seeds[0].workspace must be a string that is not empty"],
    ["--config", "e.json", '{"limits":true,}', "/e.json:1:15: remove the trailing comma"],
    ["--config", "f.json", '{"limits":true,"limits":false}', `/f.json:1:16: the key "limits" ${repeated(2)}`],
    ["--seed", "g.json", twice, `/g.json:2:1: the key "campaign_id" ${repeated(3)}`],
    ["--config", "i.mjs", 'export default Promise.reject(new Error("no"));', "/i.mjs cannot be loaded: no"],
    ["--config", "j.mjs", "await new Promise(() => {});", `/j.mjs ${waits}`],
    ["--config", "k.mjs", "export default new Promise(() => {});", `/k.mjs ${waits}`],
  ])("says what is wrong with a file: %s %s with %s", async (option, name, content, message, more = []) => {
    const { ended, said } = command(["--port", "0", option, file(name, content), ...more]);
    const expected =
      typeof message === "string" ? `campaign-rules-sandbox: ${message}` : expect.stringMatching(message);
    expect([await ended, said.err.split("\n")[0]?.replace(folder, "")]).toEqual([2, expected]);
  });

  describe.skipIf(process.platform === "win32")("reads no file that is none, or too large", () => {
    const isPipe = "this is a pipe, not a file; to check its contents, use standard input (-)";
    it.each([
      ["--config", "zero.json", "read: this is a device, not a file"],
      ["--config", "pipe.json", `read: ${isPipe}`],
      ["--config", "pipe.mjs", `loaded: ${isPipe}`],
      ["--config", "large.json", "read: the file is larger than 1 MiB"],
      ["--config", "", "loaded: this is a folder, not a file"],
      ["--seed", "zero.json", "read: this is a device, not a file"],
      ["--seed", "pipe.json", `read: ${isPipe}`],
      ["--seed", "", "read: this is a folder, not a file"],
    ])("%s %s", async (option, name, problem) => {
      const path = name === "" ? folder : join(folder, name);
      if (name.startsWith("zero")) symlinkSync("/dev/zero", path);
      if (name.startsWith("pipe")) execFileSync("mkfifo", [path]);
      if (name.startsWith("large")) truncateSync(file(name, ""), 1024 * 1024 + 1);
      const { ended, said } = command(["--port", "0", option, path]);
      expect(await ended).toBe(2);
      expect(said.err.split("\n")[0]).toBe(`campaign-rules-sandbox: ${path} cannot be ${problem}`);
    });
  });

  it("fails if its port is taken", async () => {
    const { url } = await started("--port", "0");
    const { ended, said } = command(["--port", new URL(url).port]);
    expect([await ended, said.err]).toEqual([1, expect.stringMatching(/EADDRINUSE/u)]);
  });
});
