import { type ColumnDataType, type Kysely, type Migration, Migrator, type RawBuilder, sql } from "kysely";
import { StorageError } from "./failure.js";
import type { Tables } from "./tables.js";

/** Where the tables are, and the types of some columns. */
export interface Definition {
  /** The schema that contains the tables; undefined if the database has none. */
  readonly schema: string | undefined;
  /** Counts up in the order of insertion. */
  readonly position: ColumnDataType;
  /** Of several times, as the first version of the tables had it. */
  readonly times: RawBuilder<unknown>;
}

/**
 * Creates the schema and its tables, or brings them up to date. Processes that start at the same time wait for each
 * other.
 *
 * @throws the error of the database.
 * @throws {StorageError} if a newer version has written to the schema.
 */
export async function migrate(db: Kysely<Tables>, definition: Definition): Promise<void> {
  const { schema } = definition;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsOf(definition) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // It looks like one of the connection, but another attempt would not help.
  const isNewer = error instanceof Error && error.message.startsWith("corrupted migrations");
  throw isNewer ? new StorageError(error.message, { cause: error }) : error;
}

/** By name, in the order in which they run. A released migration must not change. */
function migrationsOf({ schema, ...types }: Definition): Record<string, Migration> {
  const inSchema = <T>(db: Kysely<T>): Kysely<T> => (schema === undefined ? db : db.withSchema(schema));
  return {
    "1-tables": { up: (db) => createTables(inSchema(db), types) },
    "2-updates": { up: (db) => addUpdates(inSchema(db), types) },
    "3-commits": { up: (db) => createCommits(inSchema(db)) },
    ...(schema !== undefined && { "4-times-as-json": { up: (db) => turnTimesIntoJson(db, schema) } }),
    "5-clock": { up: (db) => createClock(inSchema(db)) },
    "6-entries": { up: (db) => mergeIntoEntries(inSchema(db)) },
  };
}

async function createTables(
  { schema }: Kysely<unknown>,
  { position, times }: Omit<Definition, "schema">,
): Promise<void> {
  await schema
    .createTable("campaigns")
    .addColumn("position", position, (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("workspace", "text", (column) => column.notNull())
    .addColumn("campaign", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("campaigns_of_workspace").on("campaigns").columns(["workspace", "position"]).execute();
  await schema
    .createTable("workspaces")
    .addColumn("workspace", "text", (column) => column.primaryKey())
    .addColumn("calls", times, (column) => column.notNull())
    .addColumn("successes", times, (column) => column.notNull())
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

async function addUpdates({ schema }: Kysely<unknown>, { times }: Pick<Definition, "times">): Promise<void> {
  await schema
    .alterTable("workspaces")
    // An empty array in PostgreSQL. In SQLite there are no rows yet.
    .addColumn("updates", times, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}

async function createCommits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("commits")
    .addColumn("writer", "text", (column) => column.primaryKey())
    .addColumn("last", "text", (column) => column.notNull())
    .execute();
}

/** SQLite has no arrays. */
async function turnTimesIntoJson(db: Kysely<unknown>, schema: string): Promise<void> {
  const arrays = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = 'workspaces' and data_type = 'ARRAY'`.execute(db);
  for (const { name } of arrays.rows) {
    const column = sql.id(name);
    await sql`
      alter table ${sql.id(schema, "workspaces")}
      alter ${column} drop default, alter ${column} type text using array_to_json(${column})::text`.execute(db);
  }
}

/** One row, if the clock was ever changed. */
async function createClock({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("clock")
    .ifNotExists()
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .execute();
}

/** One table instead of those for times, request ids, answers and the clock. */
async function mergeIntoEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("entries")
    .addColumn("workspace", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("entries_key", ["workspace", "key"])
    .execute();
  const names = ["workspace", "key", "value"] as const;
  const moved = [
    [
      "workspaces",
      "workspace",
      "'times'",
      `'{"calls":' || calls || ',"successes":' || successes || ',"updates":' || updates || '}'`,
    ],
    ["request_ids", "workspace", "channel || ':' || request_id", "cast(succeeded_at as text)"],
    ["answers", "workspace", "'answer:' || key", "answer"],
    ["clock", "''", "'clock'", "state"],
  ] as const;
  const old = db as Kysely<Record<string, Record<string, string>>>;
  for (const [table, ...values] of moved) {
    const rows = old
      .selectFrom(table)
      .select(names.map((name, index) => sql.raw<string>(values[index] ?? "").as(name)));
    await old.insertInto("entries").columns(names).expression(rows).execute();
  }
  for (const table of ["workspaces", "request_ids", "answers", "clock", "commits"]) {
    await db.schema.dropTable(table).execute();
  }
}
