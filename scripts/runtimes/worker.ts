// Runs the packed engine in workerd, the runtime of Cloudflare Workers, in which code cannot be made from strings.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPacked } from "../pack.js";
import { bundled, local } from "./bundle.js";
import { cases, expectAsInNode } from "./cases.js";
import { askWorker } from "./workerd.js";

const source = `
  import * as engine from "campaign-rules";
  import { answers } from ${local("answers.ts")};
  let forbidden = false;
  export default {
    async fetch(request) {
      try { new Function("return 1")(); } catch { forbidden = true; }
      return Response.json({ forbidden, answers: answers(engine, await request.json()) });
    },
  };
`;

const project = mkdtempSync(join(tmpdir(), "campaign-rules-worker-"));
try {
  installPacked(project);
  const answer = await askWorker(await bundled(project, "entry", source), JSON.stringify(cases));
  const { forbidden, answers } = answer as { forbidden: boolean; answers: string[] };
  if (!forbidden) throw new Error("this runtime makes code from strings, so it proves nothing");
  await expectAsInNode(project, "workerd", answers);
} finally {
  rmSync(project, { recursive: true, force: true });
}
