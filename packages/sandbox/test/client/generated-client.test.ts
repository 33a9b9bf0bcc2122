import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openApiDocument } from "campaign-rules/schemas";
import { transform } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromTools, isInstalled } from "../../../../scripts/tools.js";
import { basic, pushBody } from "../support/requests.js";
import { started } from "../support/started.js";

/** The code that a user writes around the generated client: only the contents of requests, no HTTP. */
const USE = `
import { Api, type CreateRequest } from "./client.js";

export async function createUpdateAndPublish(baseUrl: string, authorization: string, campaign: CreateRequest) {
  const api = new Api<string>({
    baseUrl,
    baseApiParams: { secure: true },
    securityWorker: (value) => ({ headers: { Authorization: value ?? "" } }),
  });
  api.setSecurityData(authorization);
  const created = await api.coreServices.createCampaign(campaign, { headers: { "SVC-APPKEY": "W1" } });
  const id = created.data.campaign_id;
  const key = () => ({ headers: { "Idempotency-Key": crypto.randomUUID() } });
  const goals = { attribution_window_in_hours: 24 };
  const updated = await api.v5.updateCampaign(id, { request_id: "r-1", conversion_goal_details: goals }, key());
  const published = await api.v5.updateCampaign(id, { request_id: "r-2", status: "PUBLISH" }, key());
  const rejected = await api.v5.updateCampaign(id, { request_id: "r-3", status: "PUBLISH" }).catch((answer) => answer.error);
  return { id, answers: [updated.data.response_id, published.data.response_id], rejected };
}
`;

interface Use {
  createUpdateAndPublish(
    baseUrl: string,
    authorization: string,
    campaign: unknown,
  ): Promise<{ id: string; answers: string[]; rejected: { error: { target: string } } }>;
}

/** Inside the package, so that the compiler finds the dependencies. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(fileURLToPath(new URL("../../.docs-", import.meta.url)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The part of swagger-typescript-api, one of the tools, that is used here. */
interface Generator {
  generateApi(options: { input: string; output: false; silent: true }): Promise<{ files: { fileContent: string }[] }>;
}

it.skipIf(!isInstalled("tools"))(
  "a client that is generated from the OpenAPI document creates, updates and publishes",
  async () => {
    const { generateApi } = fromTools("swagger-typescript-api") as Generator;
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(openApiDocument()));
    const { files } = await generateApi({ input: join(folder, "openapi.json"), output: false, silent: true });
    const client = files.map(({ fileContent }) => fileContent).join("\n");
    const sources = { "client.ts": client, "use.ts": USE };
    for (const [name, source] of Object.entries(sources)) {
      writeFileSync(join(folder, name), source);
      const { code } = await transform(source, { loader: "ts", target: "es2022" });
      writeFileSync(join(folder, name.replace(".ts", ".js")), code);
    }
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    expect(typeErrors(join(folder, "use.ts"))).toEqual([]);

    const { createUpdateAndPublish } = (await import(pathToFileURL(join(folder, "use.js")).href)) as Use;
    const { sandbox, url } = await started();
    const body = pushBody();
    const { id, answers, rejected } = await createUpdateAndPublish(url, basic(), body);
    expect([answers, rejected.error.target]).toEqual([["r-1", "r-2"], "Idempotency-Key"]);
    const merged = { ...body, conversion_goal_details: { attribution_window_in_hours: 24 } };
    expect(await sandbox.campaign(id)).toEqual({ campaign_id: id, workspace: "W1", state: "ACTIVE", body: merged });
  },
);

function typeErrors(file: string): string[] {
  const program = ts.createProgram([file], {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
