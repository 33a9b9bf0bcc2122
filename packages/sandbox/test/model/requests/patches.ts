import fc from "fast-check";
import { COMPONENTS } from "../../../../../test/oracle/update.js";
import { type WorkspaceName, workspaceNames } from "../settings.js";
import { isObject, type Members } from "../world/json.js";
import type { Campaign } from "../world/world.js";
import { bodiesLike, validBodies } from "./pool.js";
import { pick } from "./requests.js";

/** How a part of a patch is made from the stored campaign. */
const ways = ["other", "own", "reordered", "shorter", "moved", "foreign", "wrong", "all", "unknown"] as const;

/** One part of a patch, before its campaign is known. */
export interface Change {
  readonly part: string;
  readonly way: (typeof ways)[number];
  readonly choice: number;
}

const parts = [...COMPONENTS, "scheduling_details", "connector", "channel", "campaign_delivery_type"];

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ part: fc.constantFrom(...parts), way: fc.constantFrom(...ways), choice: fc.nat(99) }),
  { maxLength: 3 },
);

export function patchOf({ workspace, body }: Campaign, wanted: readonly Change[]): Members {
  const name = workspaceNames.find((known) => known === workspace) ?? "ALPHA";
  return Object.assign({}, ...wanted.map((change) => partOf(body, name, change))) as Members;
}

/** The members that a change adds to a patch. */
function partOf(stored: Members, workspace: WorkspaceName, { part, way, choice }: Change): Members {
  const kept = stored[part];
  const like = pick(bodiesLike(stored, workspace), choice) ?? stored;
  switch (way) {
    case "own":
      return only(stored, [part]);
    case "reordered":
      return kept === undefined ? {} : { [part]: reordered(kept) };
    case "shorter":
      return isObject(kept) ? { [part]: shorter(kept, choice) } : {};
    case "moved":
      return { scheduling_details: moved(stored["scheduling_details"], choice) };
    case "other":
      return only(like, [part]);
    case "foreign":
      return only(pick(validBodies[workspace], choice) ?? {}, [part]);
    case "all":
      return only(like, COMPONENTS);
    case "wrong":
      return { [part]: pick([null, 1, "", "x", [], {}, true], choice) };
    case "unknown":
      return { [`${part}s`]: choice };
  }
}

function only(body: Members, names: readonly string[]): Members {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
}

function shorter(value: Members, choice: number): Members {
  const dropped = pick(Object.keys(value), choice);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== dropped));
}

/** The same value with the members of all objects in reverse order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reordered(member)]),
  );
}

/** A schedule at another time, or of another type. */
function moved(schedule: unknown, choice: number): unknown {
  const details = isObject(schedule) ? schedule : {};
  const start = { start_time: `2026-11-${String((choice % 28) + 1).padStart(2, "0")}T10:00:00` };
  if (choice % 4 === 0) return { ...details, ...start, delivery_type: "AT_FIXED_TIME" };
  if (choice % 4 === 1) return { ...details, delivery_type: "ASAP" };
  return { ...details, ...start };
}
