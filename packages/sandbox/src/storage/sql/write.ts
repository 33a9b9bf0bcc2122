import { type Kysely, sql } from "kysely";
import type { KeptAnswer } from "../storage.js";
import { Conflict } from "./failure.js";
import { keyOf } from "./key.js";
import type { Layer, SavedCampaign, SavedRequestId, Times } from "./layer.js";
import type { Tables } from "./tables.js";

/** Other workspaces have campaigns with these ids. Nothing may be committed. */
export class IdsTaken extends Conflict {
  constructor(readonly ids: readonly string[]) {
    super("another workspace has a campaign with this id");
  }
}

/**
 * Writes what a layer has to the tables.
 *
 * @returns the id of the database's transaction; undefined if there was nothing to write.
 * @throws {IdsTaken} if other workspaces have the id of a campaign.
 */
export async function write(db: Kysely<Tables>, workspaceId: string, layer: Layer): Promise<string | undefined> {
  const workspace = keyOf(workspaceId);
  const written = [
    ...(await writeCampaigns(db, workspace, layer.savedCampaigns)),
    ...(await writeRequestIds(db, workspace, [...layer.savedRequestIds.values()])),
    ...(await writeAnswers(db, workspace, layer.savedAnswers)),
    ...(await writeTimes(db, workspace, layer.savedTimes)),
  ];
  return written[0]?.transaction;
}

type Written = readonly { readonly transaction: string }[];

const transaction = sql<string>`pg_current_xact_id()::text`.as("transaction");

async function writeCampaigns(
  db: Kysely<Tables>,
  workspace: string,
  saved: ReadonlyMap<string, SavedCampaign>,
): Promise<Written> {
  if (saved.size === 0) return [];
  const rows = await db
    .insertInto("campaigns")
    .values([...saved].map(([id, { json }]) => ({ id: keyOf(id), workspace, campaign: json })))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ campaign: (row) => row.ref("excluded.campaign") })
        .whereRef("campaigns.workspace", "=", "excluded.workspace"),
    )
    .returning(["id", transaction])
    .execute();
  const written = new Set(rows.map(({ id }) => id));
  const taken = [...saved.keys()].filter((id) => !written.has(keyOf(id)));
  if (taken.length > 0) throw new IdsTaken(taken);
  return rows;
}

async function writeRequestIds(
  db: Kysely<Tables>,
  workspace: string,
  saved: readonly SavedRequestId[],
): Promise<Written> {
  if (saved.length === 0) return [];
  return db
    .insertInto("request_ids")
    .values(
      saved.map(({ channel, requestId, time }) => {
        return { workspace, channel, request_id: keyOf(requestId), succeeded_at: time };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["workspace", "channel", "request_id"])
        .doUpdateSet({ succeeded_at: (row) => row.ref("excluded.succeeded_at") }),
    )
    .returning(transaction)
    .execute();
}

async function writeAnswers(
  db: Kysely<Tables>,
  workspace: string,
  saved: ReadonlyMap<string, KeptAnswer>,
): Promise<Written> {
  if (saved.size === 0) return [];
  return db
    .insertInto("answers")
    .values([...saved].map(([key, kept]) => ({ workspace, key: keyOf(key), answer: JSON.stringify(kept) })))
    .returning(transaction)
    .execute();
}

async function writeTimes(db: Kysely<Tables>, workspace: string, saved: Times | undefined): Promise<Written> {
  if (saved === undefined) return [];
  const times = { calls: [...saved.calls], successes: [...saved.successes] };
  return db
    .insertInto("workspaces")
    .values({ workspace, ...times })
    .onConflict((conflict) => conflict.column("workspace").doUpdateSet(times))
    .returning(transaction)
    .execute();
}
