import type { Insertable, Kysely } from "kysely";
import { ANSWER, ID_TAKEN, type Layer } from "../layer.js";
import { Conflict } from "./failure.js";
import { entryKeyOf, keyOf } from "./key.js";
import { SHARED, type Tables } from "./tables.js";

/** A campaign of a workspace. */
interface Place {
  readonly workspace: string;
  readonly id: string;
}

/** Other workspaces have campaigns with these ids. The transaction must not be committed. */
export class IdsTaken extends Conflict {
  constructor(readonly places: readonly Place[]) {
    super(ID_TAKEN);
  }
}

/** The unique id of a transaction, and which of the writers of all processes makes it. */
export interface Commit {
  readonly writer: string;
  readonly transaction: string;
}

type Entries = Insertable<Tables["entries"]>[];

/**
 * Writes the contents of the workspaces' layers to the tables.
 *
 * @returns whether there was anything to write.
 * @throws {IdsTaken} if other workspaces have the id of a campaign.
 */
export async function write(db: Kysely<Tables>, layers: ReadonlyMap<string, Layer>, commit: Commit): Promise<boolean> {
  const places: Place[] = [];
  const campaigns: Insertable<Tables["campaigns"]>[] = [];
  const entries: Entries = [];
  const answers: Entries = [];
  for (const [id, { savedCampaigns, savedEntries }] of layers) {
    const workspace = keyOf(id);
    for (const [campaign, { json }] of savedCampaigns) {
      places.push({ workspace: id, id: campaign });
      campaigns.push({ workspace, id: keyOf(campaign), campaign: json });
    }
    for (const [key, value] of savedEntries) {
      const rows = key.startsWith(ANSWER) ? answers : entries;
      rows.push({ workspace, key: entryKeyOf(key), value: JSON.stringify(value) });
    }
  }
  throwIfTaken(places.filter(({ id }, index) => places.findIndex((other) => other.id === id) < index));
  if ([campaigns, entries, answers].every(({ length }) => length === 0)) return false;

  // An answer is never replaced.
  if (answers.length > 0) await db.insertInto("entries").values(answers).execute();
  const { writer: key, transaction } = commit;
  await saveEntries(db, [...entries, { workspace: SHARED, key, value: JSON.stringify(transaction) }]);
  const written = new Set(await saveCampaigns(db, campaigns));
  throwIfTaken(places.filter(({ id }) => !written.has(keyOf(id))));
  return true;
}

function throwIfTaken(places: readonly Place[]): void {
  if (places.length > 0) throw new IdsTaken(places);
}

/** Inserts entries, or replaces existing ones. */
export async function saveEntries(db: Kysely<Tables>, entries: Entries): Promise<void> {
  const query = db.insertInto("entries").values(entries);
  await query
    .onConflict((conflict) =>
      conflict.columns(["workspace", "key"]).doUpdateSet({ value: (row) => row.ref("excluded.value") }),
    )
    .execute();
}

/** Returns the ids of those that were saved. Another workspace has those that are missing. */
async function saveCampaigns(db: Kysely<Tables>, campaigns: Insertable<Tables["campaigns"]>[]): Promise<string[]> {
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
