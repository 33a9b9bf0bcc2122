// Runs the packed package in a browser, under a Content-Security-Policy that allows only the page's own scripts: in the
// page, in a worker, and on every hostile value.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { listenLocally } from "../listen.js";
import { installPacked } from "../pack.js";
import { bundled, local } from "./bundle.js";
import { cases, expectAsInNode } from "./cases.js";
import { withChromium } from "./chromium.js";
import type { HostileOutcome } from "./in-browser.js";

const POLICY = "default-src 'none'; script-src 'self'";

const pageSource = `
  import * as engine from "campaign-rules";
  import * as catalogue from "campaign-rules/catalogue";
  import * as schemas from "campaign-rules/schemas";
  import * as standard from "campaign-rules/standard";
  import * as arbitraries from "campaign-rules/arbitraries";
  import * as testing from "campaign-rules/testing";
  import cases from "cases";
  import { answers } from ${local("answers.ts")};
  import { examineAll } from ${local("in-browser.ts")};
  const entries = {
    "campaign-rules": engine, "campaign-rules/catalogue": catalogue, "campaign-rules/schemas": schemas,
    "campaign-rules/standard": standard, "campaign-rules/arbitraries": arbitraries,
    "campaign-rules/testing": testing,
  };
  // A call from outside may make code from strings. A timer's callback may not.
  const timer = () => new Promise((resolve) => setTimeout(resolve));
  const apart = (work) => async () => {
    await timer();
    return work();
  };
  globalThis.isStrict = apart(() => {
    try { new Function("return 1")(); return false; } catch { return true; }
  });
  globalThis.inPage = apart(() => answers(engine, cases));
  globalThis.inWorker = apart(() => new Promise((resolve, reject) => {
    const worker = new Worker("/worker.js", { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  }));
  globalThis.hostile = apart(() => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    return examineAll(entries, frame.contentWindow.JSON.parse);
  });
`;

const workerSource = `
  import * as engine from "campaign-rules";
  import cases from "cases";
  import { answers } from ${local("answers.ts")};
  postMessage(answers(engine, cases));
`;

/** The functions that the page offers. */
interface Page {
  inPage(): Promise<string[]>;
  inWorker(): Promise<string[]>;
  hostile(): Promise<HostileOutcome>;
  isStrict(): Promise<boolean>;
}

await withChromium(tryIn);

async function tryIn(launch: () => Promise<Browser>): Promise<void> {
  const project = mkdtempSync(join(tmpdir(), "campaign-rules-browser-"));
  let server: Server | undefined;
  try {
    installPacked(project);
    server = serverOf(await filesOf(project));
    const port = await listenLocally(server);
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => failures.push(message));
      await page.goto(`http://127.0.0.1:${port}/`);
      const isStrict = await page.evaluate(() => (globalThis as unknown as Page).isStrict());
      if (failures.length > 0 || !isStrict) throw new Error(`the page failed or is not strict: ${failures.join(", ")}`);
      const version = `Chromium ${browser.version()}`;
      const inPage = await page.evaluate(() => (globalThis as unknown as Page).inPage());
      await expectAsInNode(project, version, inPage);
      const inWorker = await page.evaluate(() => (globalThis as unknown as Page).inWorker());
      await expectAsInNode(project, `a worker of ${version}`, inWorker);
      report(version, await page.evaluate(() => (globalThis as unknown as Page).hostile()));
    } finally {
      await browser.close();
    }
  } finally {
    server?.close();
    rmSync(project, { recursive: true, force: true });
  }
}

function report(version: string, { attempts, calls, problems, forgotten }: HostileOutcome): void {
  if (problems.length > 0 || forgotten.length > 0) throw new Error([...problems, ...forgotten].join("\n"));
  console.log(`ok  ${version} survives ${calls} hostile values in ${attempts} arguments of public functions`);
}

async function filesOf(project: string): Promise<ReadonlyMap<string, string>> {
  const packed = (name: string) => readFileSync(join(project, "node_modules/campaign-rules/dist", name), "utf8");
  return new Map([
    ["/", '<!doctype html><meta charset="utf-8"><body><script type="module" src="/page.js"></script>'],
    ["/engine.js", packed("index.js")],
    ["/catalogue.js", packed("catalogue.js")],
    ["/cases.js", `export default JSON.parse(${JSON.stringify(JSON.stringify(cases))});`],
    ["/page.js", await bundled(project, "page", pageSource, true)],
    ["/worker.js", await bundled(project, "worker", workerSource, true)],
  ]);
}

function serverOf(files: ReadonlyMap<string, string>): Server {
  return createServer(({ url = "" }, response) => {
    const content = files.get(url);
    const type = url === "/" ? "text/html" : "text/javascript";
    response.writeHead(content === undefined ? 404 : 200, { "content-type": type, "content-security-policy": POLICY });
    response.end(content);
  });
}
