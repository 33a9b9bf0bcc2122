import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { validateRequest } from "../src/index.js";

const inRepository = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The arguments of each command in the shell blocks of the page. */
const commands = [...inRepository("docs/embedding.md").matchAll(/^```sh\n(.*?)^```$/gmsu)]
  .flatMap(([, block = ""]) => block.replaceAll("\\\n", " ").trim().split("\n"))
  .map((command) => [...command.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, bare = ""]) => quoted ?? bare));

/** The request that `curl` sends. */
function requestOf(args: readonly string[]) {
  const valuesOf = (option: string) => args.filter((_, index) => args[index - 1] === option);
  const [user = ""] = valuesOf("-u");
  const [data = ""] = valuesOf("-d");
  const [method = "POST"] = valuesOf("-X");
  const headers = Object.fromEntries(valuesOf("-H").map((header) => header.split(": ", 2)));
  return {
    method,
    path: (args.at(-1) ?? "").replace(/^[^/]*/u, ""),
    headers: { ...headers, authorization: `Basic ${btoa(user)}` },
    body: JSON.parse(data.startsWith("@") ? inRepository(data.slice(1)) : data) as unknown,
  };
}

it("the requests that the page sends to a server are valid", () => {
  expect(commands.map(([program]) => program)).toEqual(["curl", "curl"]);
  const results = commands.map((args) => validateRequest(requestOf(args)));
  expect(results.map((result) => [result.ok && result.operation, result.violations])).toEqual([
    ["create", []],
    ["publish", []],
  ]);
});

it("the page shows the server of examples/node", () => {
  const [start] = inRepository("examples/node/main.js").split("\n").slice(-2);
  const [, block] = /^```ts\n(.*?)^```$/msu.exec(inRepository("docs/embedding.md")) ?? [];
  expect(block).toBe(`${inRepository("examples/node/app.js")}\n${start}\n`);
});
