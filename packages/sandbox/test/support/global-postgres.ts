import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.js";

/** Starts one PostgreSQL server for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // No test cuts the power, so writes need not be flushed to the disk.
  const server = await startPostgres({ fsync: "off", full_page_writes: "off" });
  if (server === undefined) console.warn("PostgreSQL is not installed: its tests are skipped");
  project.provide("postgres", server?.url);
  return async () => server?.stop();
}

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a server; undefined if PostgreSQL is not installed. */
    postgres: string | undefined;
  }
}
