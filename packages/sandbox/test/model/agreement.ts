import fc from "fast-check";
import { sequences } from "./commands/index.js";
import { type Processes, sandboxService } from "./service/sandbox-service.js";
import { compareAll, Session } from "./session.js";
import { start } from "./settings.js";
import type { Settings } from "./world/world.js";

/** Milliseconds after which a test that hangs ends. Only slow machines come near it. */
export const LONG = 3_600_000;

/** Checks that after any sequence of commands, a service has answered like the model, and has stored the same. */
export async function expectAgreement(settings: Settings, open: () => Processes, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(sequences, async (commands) => {
    const service = await sandboxService(settings, start, open());
    const session = new Session(settings, start);
    try {
      await fc.asyncModelRun(() => ({ model: session, real: service }), commands);
      await compareAll(session, service);
    } finally {
      await service.close();
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: false });
}
