import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Pages of which every code block can be run as it stands. One that starts a server is asked something. */
const pages = ["docs/fuzzing.md", "docs/embedding.md", "docs/json-schema.md", "README.md"];

function blocksOf(page: string): string[] {
  const text = readFileSync(`${root}${page}`, "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```$/gmsu)].map(([, code]) => code ?? "");
}

/** Has servers listen on a free port, and ends when they have refused a request in the documented format. */
const asking = `data:text/javascript,${encodeURIComponent(`
  import { Server } from "node:net";
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...given) {
    const ready = given.filter((one) => typeof one === "function");
    return listen.call(this, 0, "127.0.0.1", ...ready).once("listening", () => setImmediate(ask, this.address().port));
  };
  async function ask(port) {
    const url = "http://127.0.0.1:" + port + "/core-services/v1/campaigns";
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body: "{}" });
    const { error } = await response.json();
    process.exit(response.status >= 400 && error.details.length > 0 ? 0 : 1);
  }
`)}`;

/** Runs a module in a process of its own, where the package is found by its name. Throws when it fails. */
function run(source: string): void {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  const args = ["--import", asking, "--input-type=module", "--eval", outputText];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe", timeout: 30_000 });
}

/** What the compiler says of modules, with the types of the built package. */
function typeErrors(sources: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true },
    ...{ noEmit: true, types: ["node"], exactOptionalPropertyTypes: true },
  };
  const files = new Map(sources.map((source, index) => [`${root}block-${index + 1}.ts`, source]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const source = files.get(name);
    return source === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, source, rest[0]);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
}

describe.each(pages)("the code of %s", (page) => {
  const blocks = blocksOf(page);

  it("is there", () => {
    expect(blocks.length).toBeGreaterThan(3);
  });

  it("has the right types", () => {
    expect(typeErrors(blocks)).toEqual([]);
  });

  it.each(blocks.map((code, index) => [`block ${index + 1}`, code]))("%s runs", (_, code) => {
    run(code);
  });
});

it("a block that fails is noticed", () => {
  expect(() => run('throw new Error("no");')).toThrow();
});

it("a server that takes everything is noticed", () => {
  const answer = '(_, response) => response.end("{}")';
  expect(() => run(`import { createServer } from "node:http"; createServer(${answer}).listen(8080);`)).toThrow();
});

it("a wrong type is noticed", () => {
  expect(typeErrors(["const one: string = 1;"])).toEqual([
    "block-1.ts: Type 'number' is not assignable to type 'string'.",
  ]);
});
