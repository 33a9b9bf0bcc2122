import fc from "fast-check";
import { seed } from "./budget.js";
import { sequences } from "./commands/index.js";
import type { Service } from "./service/service.js";
import { compareAll, Session } from "./session.js";
import { start } from "./settings.js";
import type { Settings } from "./world/world.js";

/** A property: after any sequence of commands, a service has answered like the model, and has stored the same. */
export function agreement(settings: Settings, open: () => Promise<Service>): fc.IAsyncProperty<unknown> {
  return fc.asyncProperty(sequences, async (commands) => {
    const service = await open();
    const session = new Session(settings, start);
    try {
      await fc.asyncModelRun(() => ({ model: session, real: service }), commands);
      await compareAll(session, service);
    } finally {
      await service.close();
    }
  });
}

/** Options of a random test. */
export const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed, numRuns, endOnFailure: false });
