import fc from "fast-check";
import type { Segment } from "../../errors/path.js";
import type { StructureId } from "../../structure/structural-rules.js";
import type { Members } from "../from-schema.js";
import { fewProducts } from "./content.js";
import { ABSENT, type Changes, type Fault, having, put, valueAt } from "./fault.js";
import { type Candidate, candidatesIn } from "./structural.js";

/** Makes one member or entry of a request wrong. `what` selects one of the values. */
export function applyCandidate(request: Members, { place, values }: Candidate, what: number): void {
  put(request, place, values.length === 0 ? ABSENT : values[what % values.length]);
}

/** Breaks a structural rule anywhere in a request, after adding members that can break it. */
function anywhere(rule: StructureId, first: Changes = {}): Fault {
  const [at = ""] = Object.keys(first);
  return {
    touches: [],
    breaks: (scene) =>
      fc.tuple(having(at, first).breaks(scene), fc.nat(), fc.nat()).map(([prepare, which, what]) => (request) => {
        prepare(request);
        const candidates = candidatesIn(request).filter((candidate) => candidate.rule === rule);
        const candidate = candidates[which % candidates.length];
        if (candidate === undefined) throw new Error(`nothing in the request can break ${rule}`);
        applyCandidate(request, candidate, what);
        return [...candidate.place];
      }),
  };
}

/** A depth that no request reaches by itself. */
const DEEP = 25;

/** Groups in the attributes of actions, nested more deeply than the bound. */
const tooDeep: readonly Fault[] = [undefined, DEEP, 60, 1000].map((maxDepth) => ({
  touches: ["segmentation_details"],
  ...(maxDepth !== undefined && { context: { bounds: { maxDepth } } }),
  breaks: () =>
    fc.constantFrom("included_filters", "excluded_filters").map((name) => (request) => {
      const limit = maxDepth ?? 200;
      const place: Segment[] = ["segmentation_details", name, "filters", 0];
      while (place.length <= limit) place.push("attributes", "filters", 0);
      let group: Members = { filter_operator: "and", filters: [] };
      for (let depth = 4; depth < place.length; depth += 3) {
        const action = { filter_type: "actions", action_name: "Order Placed", attributes: group };
        group = { filter_operator: "and", filters: [action] };
      }
      (request["segmentation_details"] as Members)[name] = group;
      // The body has depth 1, and every segment adds one.
      return place.slice(0, limit);
    }),
}));

/** A getter that throws, at any place that is read. */
const unreadable: Fault = {
  touches: [],
  breaks: () =>
    fc.nat().map((which) => (request) => {
      const candidates = candidatesIn(request).filter(({ rule }) => rule === "structure.type");
      const { place } = candidates[which % candidates.length] as Candidate;
      Object.defineProperty(valueAt(request, place.slice(0, -1)), place.at(-1) as Segment, {
        enumerable: true,
        configurable: true,
        get() {
          throw new Error("this member cannot be read");
        },
      });
      return [...place];
    }),
};

const PERCENTAGE = "control_group_details.campaign_control_group_percentage";

export const structuralFaults: Readonly<Record<StructureId, readonly Fault[]>> = {
  "structure.required": [anywhere("structure.required")],
  "structure.type": [anywhere("structure.type")],
  "structure.enum": [anywhere("structure.enum")],
  "structure.range": [anywhere("structure.range", { [PERCENTAGE]: 50 })],
  "structure.format": [anywhere("structure.format")],
  "structure.size": [fewProducts],
  "structure.too-deep": tooDeep,
  "structure.unreadable": [unreadable],
};
