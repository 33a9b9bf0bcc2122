import { renderPath, renderPointer } from "../../errors/path.js";
import { storedAdvice } from "../../errors/wording.js";
import type { ViolationOf } from "../../index.js";
import { structuralMessage } from "../../structure/structural-rules.js";
import type { Found } from "../../text/request/places.js";

type Absent = ViolationOf<"structure.required">;

/** Findings that are shown together: a single one, or the absent members of one object. */
export type Block = readonly [Found, ...Found[]];

/** Groups the absent members of each object, at the place of the first one. Other findings stay as they are. */
export function inBlocks(found: readonly Found[]): Block[] {
  const blocks: [Found, ...Found[]][] = [];
  const byObject = new Map<string | undefined, Found[]>();
  for (const each of found) {
    const key = isAbsent(each) ? objectKeyOf(each) : undefined;
    const others = byObject.get(key);
    others?.push(each);
    if (others !== undefined) continue;
    const block: [Found, ...Found[]] = [each];
    blocks.push(block);
    if (key !== undefined) byObject.set(key, block);
  }
  return blocks;
}

/** The message of a block: that of its finding, or one that lists the absent members of the object. */
export function blockMessage(block: Block): string {
  const [first] = block;
  const absent = block.filter(isAbsent);
  if (block.length === 1 || !isAbsent(first)) return first.message;
  const object = first.segments.slice(0, -1);
  const names = absent.map(({ segments, params }) => {
    const demand = demandOf(params);
    return renderPath(segments.slice(-1)) + (demand === undefined ? "" : ` (${demand})`);
  });
  const holder = object.length === 0 ? "the body" : renderPath(object);
  const advice = first.params.storedHasValue ? storedAdvice(String(object[0]), "them") : "";
  return `${holder} lacks ${names.length} mandatory fields: ${names.join(", ")}${advice}`;
}

const DEMAND = "and must be ";

/** The requirement of an absent member, taken from its message. */
function demandOf(params: Absent["params"]): string | undefined {
  const message = structuralMessage("structure.required", params);
  const start = message.indexOf(DEMAND);
  return start === -1 ? undefined : message.slice(start + DEMAND.length, message.lastIndexOf(", but is absent"));
}

function isAbsent(found: Found): found is Absent {
  return found.rule === "structure.required" && found.segments.length > 0;
}

/** Identifies the object; members with a different severity or origin form a group of their own. */
function objectKeyOf({ segments, severity, origin, params }: Absent): string {
  return JSON.stringify([renderPointer(segments.slice(0, -1)), severity, origin, params.storedHasValue === true]);
}
