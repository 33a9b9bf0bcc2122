import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Tables } from "./tables.js";

/**
 * Creates the schema and its tables, or brings them up to date. Processes that start at the same time wait for each
 * other.
 *
 * @throws the error of the database; or an error that says that a newer version has written to the schema.
 */
export async function migrate(db: Kysely<Tables>, schema: string): Promise<void> {
  const provider = { getMigrations: async () => migrationsOf(schema) };
  const { error } = await new Migrator({ db, provider, migrationTableSchema: schema }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** By name, in the order in which they run. A released migration must not change. */
function migrationsOf(schema: string): Record<string, Migration> {
  return {
    "1-tables": { up: (db) => createTables(db, schema) },
    "2-updates": { up: (db) => addUpdates(db, schema) },
    "3-commits": { up: (db) => createCommits(db, schema) },
  };
}

async function createTables(db: Kysely<unknown>, schemaName: string): Promise<void> {
  const schema = db.schema.withSchema(schemaName);
  await schema
    .createTable("campaigns")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace", "text", (column) => column.notNull())
    .addColumn("position", "bigserial", (column) => column.notNull().unique())
    .addColumn("campaign", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("campaigns_of_workspace").on("campaigns").columns(["workspace", "position"]).execute();
  await schema
    .createTable("workspaces")
    .addColumn("workspace", "text", (column) => column.primaryKey())
    .addColumn("calls", sql`double precision[]`, (column) => column.notNull())
    .addColumn("successes", sql`double precision[]`, (column) => column.notNull())
    .execute();
  await schema
    .createTable("request_ids")
    .addColumn("workspace", "text", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("request_id", "text", (column) => column.notNull())
    .addColumn("succeeded_at", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("request_ids_key", ["workspace", "channel", "request_id"])
    .execute();
  await schema
    .createTable("answers")
    .addColumn("workspace", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("answers_key", ["workspace", "key"])
    .execute();
}

async function addUpdates(db: Kysely<unknown>, schemaName: string): Promise<void> {
  await db.schema
    .withSchema(schemaName)
    .alterTable("workspaces")
    .addColumn("updates", sql`double precision[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}

async function createCommits(db: Kysely<unknown>, schemaName: string): Promise<void> {
  await db.schema
    .withSchema(schemaName)
    .createTable("commits")
    .addColumn("writer", "text", (column) => column.primaryKey())
    .addColumn("last", "text", (column) => column.notNull())
    .execute();
}
