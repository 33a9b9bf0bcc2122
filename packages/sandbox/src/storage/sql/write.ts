import type { Insertable, Kysely } from "kysely";
import { Conflict } from "./failure.js";
import { keyOf } from "./key.js";
import type { Layer } from "./layer.js";
import type { Tables } from "./tables.js";

/** A campaign of a workspace. */
interface Place {
  readonly workspace: string;
  readonly id: string;
}

/** Other workspaces have campaigns with these ids. Nothing may be committed. */
export class IdsTaken extends Conflict {
  constructor(readonly places: readonly Place[]) {
    super("another workspace has a campaign with this id");
  }
}

/** The unique id of a transaction, and which of the writers of all processes makes it. */
export interface Commit {
  readonly writer: string;
  readonly transaction: string;
}

/**
 * Writes the contents of the workspaces' layers to the tables.
 *
 * @returns whether there was anything to write.
 * @throws {IdsTaken} if other workspaces have the id of a campaign.
 */
export async function write(db: Kysely<Tables>, layers: ReadonlyMap<string, Layer>, commit: Commit): Promise<boolean> {
  const places = [...layers].flatMap(([workspace, { savedCampaigns }]) =>
    [...savedCampaigns.keys()].map((id) => ({ workspace, id })),
  );
  throwIfTaken(places.filter(({ id }, index) => places.findIndex((other) => other.id === id) < index));
  const rows = rowsOf(layers);
  if (Object.values(rows).every(({ length }) => length === 0)) return false;
  const written = new Set(await writeRows(db, rows, commit));
  throwIfTaken(places.filter(({ id }) => !written.has(keyOf(id))));
  return true;
}

function throwIfTaken(places: readonly Place[]): void {
  if (places.length > 0) throw new IdsTaken(places);
}

interface Rows {
  readonly campaigns: Insertable<Tables["campaigns"]>[];
  readonly requestIds: Insertable<Tables["request_ids"]>[];
  readonly answers: Insertable<Tables["answers"]>[];
  readonly workspaces: Insertable<Tables["workspaces"]>[];
}

function rowsOf(layers: ReadonlyMap<string, Layer>): Rows {
  const rows: Rows = { campaigns: [], requestIds: [], answers: [], workspaces: [] };
  for (const [id, { savedCampaigns, savedRequestIds, savedAnswers, savedTimes }] of layers) {
    const workspace = keyOf(id);
    for (const [campaign, { json }] of savedCampaigns) {
      rows.campaigns.push({ workspace, id: keyOf(campaign), campaign: json });
    }
    for (const { channel, requestId, time } of savedRequestIds.values()) {
      rows.requestIds.push({ workspace, channel, request_id: keyOf(requestId), succeeded_at: time });
    }
    for (const [key, kept] of savedAnswers) {
      rows.answers.push({ workspace, key: keyOf(key), answer: JSON.stringify(kept) });
    }
    if (savedTimes !== undefined) {
      const [calls, successes, updates] = [savedTimes.calls, savedTimes.successes, savedTimes.updates].map((times) =>
        JSON.stringify(times),
      ) as [string, string, string];
      rows.workspaces.push({ workspace, calls, successes, updates });
    }
  }
  return rows;
}

/**
 * Inserts rows, or replaces existing ones.
 *
 * @returns the ids of the saved campaigns. Another workspace has those that are missing.
 */
async function writeRows(db: Kysely<Tables>, rows: Rows, { writer, transaction }: Commit): Promise<string[]> {
  const { campaigns, requestIds, answers, workspaces } = rows;
  if (requestIds.length > 0) {
    await db
      .insertInto("request_ids")
      .values(requestIds)
      .onConflict((conflict) =>
        conflict
          .columns(["workspace", "channel", "request_id"])
          .doUpdateSet({ succeeded_at: (row) => row.ref("excluded.succeeded_at") }),
      )
      .execute();
  }
  if (answers.length > 0) await db.insertInto("answers").values(answers).execute();
  if (workspaces.length > 0) {
    await db
      .insertInto("workspaces")
      .values(workspaces)
      .onConflict((conflict) =>
        conflict.column("workspace").doUpdateSet({
          calls: (row) => row.ref("excluded.calls"),
          successes: (row) => row.ref("excluded.successes"),
          updates: (row) => row.ref("excluded.updates"),
        }),
      )
      .execute();
  }
  await db
    .insertInto("commits")
    .values({ writer, last: transaction })
    .onConflict((conflict) => conflict.column("writer").doUpdateSet({ last: transaction }))
    .execute();
  if (campaigns.length === 0) return [];
  const saved = await db
    .insertInto("campaigns")
    .values(campaigns)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ campaign: (row) => row.ref("excluded.campaign") })
        .whereRef("campaigns.workspace", "=", "excluded.workspace"),
    )
    .returning("id")
    .execute();
  return saved.map(({ id }) => id);
}
