import type { Insertable, Kysely } from "kysely";
import { IdTaken } from "../storage.js";
import { keyOf } from "./key.js";
import { SHARED, type Tables } from "./tables.js";

/** The rows of a workspace, or of all. */
export type Contents = { readonly [T in keyof Tables]: readonly Insertable<Tables[T]>[] };

/** How many rows are written at once: databases limit the number of values in a statement. */
const MOST_ROWS = 1000;

/** Reads the contents of a workspace, or of all. Campaigns are in order. */
export async function readContents(db: Kysely<Tables>, workspace: string | undefined): Promise<Contents> {
  const [operator, key] = workspace === undefined ? (["!=", SHARED] as const) : (["=", keyOf(workspace)] as const);
  const campaigns = db.selectFrom("campaigns").select(["workspace", "id", "campaign"]).orderBy("position");
  const entries = db.selectFrom("entries").selectAll();
  return {
    campaigns: await campaigns.where("workspace", operator, key).execute(),
    entries: await entries.where("workspace", operator, key).execute(),
  };
}

/**
 * Replaces the contents of a workspace, or of all. In the second case, it also removes the shared entries.
 *
 * @throws {IdTaken} if another workspace has the id of a campaign.
 */
export async function replaceContents(
  db: Kysely<Tables>,
  workspace: string | undefined,
  { campaigns, entries }: Contents,
): Promise<void> {
  for (const table of ["campaigns", "entries"] as const) {
    const query = db.deleteFrom(table);
    await (workspace === undefined ? query : query.where("workspace", "=", keyOf(workspace))).execute();
  }
  for (const rows of inParts(campaigns)) {
    const query = db.insertInto("campaigns").values(rows).returning("id");
    const inserted = await query.onConflict((conflict) => conflict.doNothing()).execute();
    if (inserted.length < rows.length) throw new IdTaken();
  }
  for (const rows of inParts(entries)) await db.insertInto("entries").values(rows).execute();
}

function inParts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / MOST_ROWS);
  return Array.from({ length: count }, (_, part) => rows.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS));
}
