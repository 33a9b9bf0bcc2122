// Installs the packed package beside the oldest and the newest libraries that its entries work with, and beside ones that
// are too old: npm installs it beside all of these, and each entry works or says which version it needs.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectEqual } from "../expect-equal.js";
import { installPacked } from "../pack.js";

/** Prints what each entry does with the request, or why it refuses to. */
const PROGRAM = `
import { once } from "node:events";
import { createServer } from "node:http";
import { validateCreate } from "campaign-rules";

const path = "/core-services/v1/campaigns";
const headers = { Authorization: \`Basic \${btoa("w:k")}\`, "SVC-APPKEY": "w", "Content-Type": "application/json" };
const request = { method: "POST", headers };
const entries = {
  engine: () => validateCreate({}).status,
  async arbitraries() {
    const { default: fc } = await import("fast-check");
    const { createRequest } = await import("campaign-rules/arbitraries");
    fc.assert(fc.property(createRequest(), (body) => validateCreate(body).ok));
    return 400;
  },
  async schemas() {
    const { CreateRequest } = await import("campaign-rules/schemas");
    return CreateRequest === undefined ? "none" : 400;
  },
  async fastify() {
    const { default: fastify } = await import("fastify");
    const { campaignRules } = await import("campaign-rules/fastify");
    const app = fastify();
    await app.register(campaignRules);
    app.post(path, { config: { campaignRequest: "create" } }, () => "");
    return (await app.inject({ ...request, url: path, payload: "{}" })).statusCode;
  },
  async hono() {
    const { Hono } = await import("hono");
    const { campaignRequest } = await import("campaign-rules/hono");
    const app = new Hono();
    let problem;
    app.onError((error) => { problem = error; return new Response(null, { status: 500 }); });
    app.post(path, campaignRequest("create"));
    const { status } = await app.request(\`http://localhost\${path}\`, { ...request, body: "{}" });
    if (problem) throw problem;
    return status;
  },
  async express() {
    const { default: express } = await import("express");
    const { campaignRequest } = await import("campaign-rules/express");
    const app = express();
    app.post(path, express.json(), campaignRequest("create"));
    const server = createServer(app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { status } = await fetch(\`http://127.0.0.1:\${server.address().port}\${path}\`, { ...request, body: "{}" });
    server.close();
    return status;
  },
};
const answers = {};
for (const [name, use] of Object.entries(entries)) {
  answers[name] = await Promise.resolve().then(use).catch(({ message }) => message);
}
console.log(JSON.stringify(answers));
`;

const folder = mkdtempSync(join(tmpdir(), "campaign-rules-peers-"));

function answersBeside(name: string, packages: readonly string[]): unknown {
  const project = join(folder, name);
  mkdirSync(project);
  installPacked(project, packages);
  writeFileSync(join(project, "program.js"), PROGRAM);
  return JSON.parse(execFileSync(process.execPath, ["program.js"], { cwd: project, encoding: "utf8" }));
}

const work = { engine: 400, arbitraries: 400, schemas: 400, fastify: 400, hono: 400, express: 400 };

try {
  const oldest = ["fastify@5.0.0", "hono@4.0.0", "express@4.18.0", "fast-check@4.0.0", "typebox@1.0.0"];
  expectEqual("the oldest that work", answersBeside("oldest", oldest), work);
  const newest = ["fastify", "hono", "express", "fast-check", "typebox"].map((name) => `${name}@latest`);
  expectEqual("the newest", answersBeside("newest", newest), work);
  const old = ["fastify@4.29.1", "hono@3.12.12", "express@4.18.0", "fast-check@3.23.2", "typebox@1.0.0"];
  expectEqual("older ones", answersBeside("old", old), {
    ...work,
    arbitraries: "campaign-rules/arbitraries needs fast-check 4 or later, but found 3.23.2",
    fastify: "campaign-rules/fastify needs Fastify 5 or later, but found 4.29.1",
    hono: "campaign-rules/hono needs Hono 4 or later, but found an older one",
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
