import { onTestFinished } from "vitest";
import { createSandbox, type SandboxOptions } from "../../src/index.js";
import { serve } from "../../src/node/serve.js";

/** A sandbox behind a server. Both are closed after the test. */
export async function started(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const { url, close } = await serve(sandbox);
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return { sandbox, url };
}
