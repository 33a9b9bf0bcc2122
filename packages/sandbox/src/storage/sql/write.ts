import type { Kysely } from "kysely";
import { Conflict } from "./failure.js";
import { keyOf } from "./key.js";
import type { Layer } from "./layer.js";
import type { Tables } from "./tables.js";
import { type Commit, type Rows, writeRows } from "./write-rows.js";

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

function rowsOf(layers: ReadonlyMap<string, Layer>): Rows {
  const rows: Rows = { campaigns: [], requestIds: [], answers: [], times: [] };
  for (const [id, { savedCampaigns, savedRequestIds, savedAnswers, savedTimes }] of layers) {
    const workspace = keyOf(id);
    for (const [campaign, { json }] of savedCampaigns) rows.campaigns.push([workspace, keyOf(campaign), json]);
    for (const { channel, requestId, time } of savedRequestIds.values()) {
      rows.requestIds.push([workspace, channel, keyOf(requestId), String(time)]);
    }
    for (const [key, kept] of savedAnswers) rows.answers.push([workspace, keyOf(key), JSON.stringify(kept)]);
    if (savedTimes !== undefined) {
      const { calls, successes, updates } = savedTimes;
      rows.times.push([workspace, `{${calls.join()}}`, `{${successes.join()}}`, `{${updates.join()}}`]);
    }
  }
  return rows;
}
