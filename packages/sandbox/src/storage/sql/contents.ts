import type { Kysely } from "kysely";
import { IdTaken } from "../storage.js";
import { keyOf } from "./key.js";
import type { Tables } from "./tables.js";

/** The tables that contain the data of workspaces, with the columns to keep. */
const columns = {
  campaigns: ["workspace", "id", "campaign"],
  workspaces: ["workspace", "calls", "successes", "updates"],
  request_ids: ["workspace", "channel", "request_id", "succeeded_at"],
  answers: ["workspace", "key", "answer"],
} as const satisfies { readonly [T in keyof Tables]?: readonly (keyof Tables[T])[] };

type Table = keyof typeof columns;
type Row = Record<string, unknown>;

/** The rows of workspaces, by table. */
export type Contents = ReadonlyMap<Table, readonly Row[]>;

const tables = Object.keys(columns) as readonly Table[];

/** How many rows are written at once: databases limit the number of values in a statement. */
const MOST_ROWS = 1000;

/** Reads the contents of a workspace, or of all. Campaigns are in order. */
export async function readContents(db: Kysely<Tables>, workspace: string | undefined): Promise<Contents> {
  const contents = new Map<Table, readonly Row[]>();
  for (const table of tables) {
    let query = anyTable(db)
      .selectFrom(table)
      .select([...columns[table]]);
    if (table === "campaigns") query = query.orderBy("position");
    if (workspace !== undefined) query = query.where("workspace", "=", keyOf(workspace));
    contents.set(table, await query.execute());
  }
  return contents;
}

/**
 * Replaces the contents of a workspace, or of all.
 *
 * @throws {IdTaken} if another workspace has the id of a campaign.
 */
export async function replaceContents(
  db: Kysely<Tables>,
  workspace: string | undefined,
  contents: Contents,
): Promise<void> {
  for (const table of tables) {
    const query = anyTable(db).deleteFrom(table);
    await (workspace === undefined ? query : query.where("workspace", "=", keyOf(workspace))).execute();
    const rows = contents.get(table) ?? [];
    for (let start = 0; start < rows.length; start += MOST_ROWS) {
      const some = rows.slice(start, start + MOST_ROWS);
      const inserted = await anyTable(db)
        .insertInto(table)
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .returning("workspace")
        .execute();
      if (inserted.length < some.length) throw new IdTaken();
    }
  }
}

/** The same statements are for all tables. */
function anyTable(db: Kysely<Tables>): Kysely<Record<Table, Row>> {
  return db as unknown as Kysely<Record<Table, Row>>;
}
