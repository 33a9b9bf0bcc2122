import { randomUUID } from "node:crypto";
import { describe, inject } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { testStorage } from "./storage-tests.js";

const url = inject("postgres");

describe.skipIf(url === undefined)("with a PostgreSQL server", () => {
  testStorage("PostgreSQL", () => openPostgres(url ?? "", { schema: `test-${randomUUID()}` }));
});
