import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.js";

/** Rows of texts. */
export interface Rows {
  readonly campaigns: [workspace: string, id: string, campaign: string][];
  readonly requestIds: [workspace: string, channel: string, requestId: string, succeededAt: string][];
  readonly answers: [workspace: string, key: string, answer: string][];
  /** The times, in PostgreSQL's notation for arrays. */
  readonly times: [workspace: string, calls: string, successes: string, updates: string][];
}

/** The unique id of a transaction, and which of the writers of all processes makes it. */
export interface Commit {
  readonly writer: string;
  readonly transaction: string;
}

/**
 * Inserts rows, or replaces existing ones, in one statement, so that it takes one message to the server. Its text is
 * the same for any rows, so that a connection prepares it once.
 *
 * @returns the ids of the saved campaigns. Another workspace has those that are missing.
 */
export async function writeRows(
  db: Kysely<Tables>,
  { campaigns, requestIds, answers, times }: Rows,
  { writer, transaction }: Commit,
): Promise<readonly string[]> {
  const { ids } = await db
    .with("saved_campaigns", (query) =>
      query
        .insertInto("campaigns")
        .columns(["workspace", "id", "campaign"])
        .expression(query.selectFrom(tableOf(campaigns, 3)).select(["a", "b", "c"]))
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet({ campaign: (row) => row.ref("excluded.campaign") })
            .whereRef("campaigns.workspace", "=", "excluded.workspace"),
        )
        .returning("id"),
    )
    .with("saved_request_ids", (query) =>
      query
        .insertInto("request_ids")
        .columns(["workspace", "channel", "request_id", "succeeded_at"])
        .expression(
          query.selectFrom(tableOf(requestIds, 4)).select(["a", "b", "c", sql<number>`d::double precision`.as("time")]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["workspace", "channel", "request_id"])
            .doUpdateSet({ succeeded_at: (row) => row.ref("excluded.succeeded_at") }),
        )
        .returning("workspace"),
    )
    .with("saved_answers", (query) =>
      query
        .insertInto("answers")
        .columns(["workspace", "key", "answer"])
        .expression(query.selectFrom(tableOf(answers, 3)).select(["a", "b", "c"]))
        .returning("workspace"),
    )
    .with("saved_times", (query) =>
      query
        .insertInto("workspaces")
        .columns(["workspace", "calls", "successes", "updates"])
        .expression(query.selectFrom(tableOf(times, 4)).select(["a", numbers("b"), numbers("c"), numbers("d")]))
        .onConflict((conflict) =>
          conflict.column("workspace").doUpdateSet({
            calls: (row) => row.ref("excluded.calls"),
            successes: (row) => row.ref("excluded.successes"),
            updates: (row) => row.ref("excluded.updates"),
          }),
        )
        .returning("workspace"),
    )
    .with("saved_commit", (query) =>
      query
        .insertInto("commits")
        .values({ writer, last: transaction })
        .onConflict((conflict) => conflict.column("writer").doUpdateSet({ last: (row) => row.ref("excluded.last") }))
        .returning("writer"),
    )
    .selectNoFrom(sql<string[]>`array(select id from saved_campaigns)`.as("ids"))
    .executeTakeFirstOrThrow();
  return ids;
}

type Column = "a" | "b" | "c" | "d";

/** Rows as a table with `width` columns. Each column is sent as one array. */
function tableOf(rows: readonly (readonly string[])[], width: 3 | 4) {
  const columns = Array.from({ length: width }, (_, column) => sql`${rows.map((row) => row[column])}::text[]`);
  const names = sql.raw(["a", "b", "c", "d"].slice(0, width).join());
  const table = sql<Record<Column, string>>`unnest(${sql.join(columns)})`;
  return table.as<"rows_to_save">(sql`rows_to_save (${names})`);
}

function numbers<C extends Column>(column: C) {
  return sql<number[]>`${sql.ref(column)}::double precision[]`.as(column);
}
