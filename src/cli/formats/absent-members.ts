import { renderPath, renderPointer } from "../../errors/path.js";
import type { ViolationOf } from "../../index.js";
import { structuralMessage } from "../../structure/structural-rules.js";
import type { Found } from "../places.js";

type Absent = ViolationOf<"structure.required">;

/** What is shown together: one finding, or the absent members of one object. */
export type Block = readonly [Found, ...Found[]];

/** Puts the absent members of each object together, where the first of them stands. All else stays as it is. */
export function inBlocks(found: readonly Found[]): Block[] {
  const blocks: [Found, ...Found[]][] = [];
  const byObject = new Map<string, Found[]>();
  for (const each of found) {
    const key = isAbsent(each) ? objectKeyOf(each) : undefined;
    const block = key === undefined ? undefined : byObject.get(key);
    if (block !== undefined) {
      block.push(each);
      continue;
    }
    const begun: [Found, ...Found[]] = [each];
    blocks.push(begun);
    if (key !== undefined) byObject.set(key, begun);
  }
  return blocks;
}

/** What is said of a block: the message of the finding, or the object with the names of what it lacks. */
export function messageOf(block: Block): string {
  const [first] = block;
  const absent = block.filter(isAbsent);
  if (block.length === 1 || !isAbsent(first)) return first.message;
  const object = first.segments.slice(0, -1);
  const names = absent.map(({ segments, params }) => {
    const demand = demandOf(params);
    return renderPath(segments.slice(-1)) + (demand === undefined ? "" : ` (${demand})`);
  });
  const holder = object.length === 0 ? "the body" : renderPath(object);
  const advice = first.params.storedHasValue
    ? `; the stored campaign has them, but ${String(object[0])} replaces what is stored: send the whole object`
    : "";
  return `${holder} lacks ${names.length} mandatory fields: ${names.join(", ")}${advice}`;
}

const DEMAND = "and must be ";

/** What an absent member must be, as the message about it says. */
function demandOf(params: Absent["params"]): string | undefined {
  const message = structuralMessage("structure.required", params);
  const start = message.indexOf(DEMAND);
  return start === -1 ? undefined : message.slice(start + DEMAND.length, message.lastIndexOf(", but is absent"));
}

function isAbsent(found: Found): found is Absent {
  return found.rule === "structure.required" && found.segments.length > 0;
}

/** Tells the objects apart, and in each what has another level or is stored. */
function objectKeyOf({ segments, severity, origin, params }: Absent): string {
  return JSON.stringify([renderPointer(segments.slice(0, -1)), severity, origin, params.storedHasValue === true]);
}
