import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { LARGEST_ANSWER } from "../src/answers/answer.js";
import { LARGEST_TEXT } from "../src/roots/read-text.js";
import { LARGEST_MESSAGE } from "../src/stdio/message-lines.js";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const page = read("../../docs/agents.md");
const readme = read("README.md");

/** The JSON on a page. */
const blocksIn = (text: string) =>
  [...text.matchAll(/^```json\n(.*?)^```/gmsu)].map(([, code = ""]) => JSON.parse(code) as Record<string, unknown>);

/** The names in the first column of tables, if they are code. */
const firstColumn = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name);

it("the configurations start this package", () => {
  const configurations = [...blocksIn(page).slice(0, 2), ...blocksIn(readme)];
  const started = configurations.flatMap((one) =>
    Object.values(one).map((servers) => (servers as { "campaign-rules": { args: string[] } })["campaign-rules"].args),
  );
  expect(started).toEqual(started.map(() => ["--no-install", packageJson.name]));
  expect(started.length).toBe(3);
});

it("the tables list every tool and resource", async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  const { resources } = await client.listResources();
  const { resourceTemplates } = await client.listResourceTemplates();
  const names = tools.map(({ name }) => name);
  const uris = [...resources.map(({ uri }) => uri), ...resourceTemplates.map(({ uriTemplate }) => uriTemplate)];
  const others = ["update-request", "campaign", "create-response", "update-response", "error-body"];
  const documented = [...firstColumn(page), ...others.map((name) => `campaign-rules://schemas/${name}`)];
  expect(documented.sort()).toEqual([...names, ...uris].sort());
  expect(firstColumn(readme)).toEqual([...names, "--docs-url <url>", "--run-configuration", "--version"]);
});

it("the answer is the one on the page", async () => {
  const [, , args = {}, ...findings] = blocksIn(page);
  const answer = await call(await connect(), "validate_campaign", args);
  expect([answer.findings?.[0], answer.findings?.[1]]).toEqual(findings);
});

it("the bounds are those on the page", () => {
  const bounds = [...page.matchAll(/^\| [^|]+ \| (\d+) ([KM]iB) \|$/gmu)].map(([, size, unit]) => {
    return Number(size) * 1024 ** (unit === "KiB" ? 1 : 2);
  });
  expect(bounds).toEqual([LARGEST_ANSWER, LARGEST_TEXT, LARGEST_MESSAGE]);
});
