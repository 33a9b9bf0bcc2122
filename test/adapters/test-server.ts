import { afterEach, vi } from "vitest";
import type { Running, Setting } from "./servers.js";

/** The server of each test in a suite, with mocks for its log and its handlers. It is stopped after the test. */
export function testServer(start: (setting: Setting) => Promise<Running>) {
  const report = vi.fn();
  const handle = vi.fn();
  let server: Running | undefined;

  async function started(options: Partial<Setting> = {}): Promise<Running> {
    server = await start({ ...options, report, handle });
    return server;
  }

  async function stop(): Promise<void> {
    await server?.stop();
    server = undefined;
  }

  afterEach(async () => {
    await stop();
    for (const mock of [report, handle]) mock.mockReset();
  });
  return { report, handle, started, stop };
}
