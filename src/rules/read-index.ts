import type { Segment } from "../errors/path.js";
import type { RuleSet } from "./faults.js";
import type { PlannedRule } from "./plan.js";
import type { Read } from "./reads.js";

/** What some rules read, as a tree of places, so that a fault finds the rules that it blocks without asking each. */
export class ReadIndex {
  readonly #root: Node = newNode();

  /** Adds a rule with some of its reads. */
  add(rule: PlannedRule, reads: readonly Read[]): void {
    for (const { mode, segments } of reads) {
      let node = this.#root;
      for (const segment of segments) {
        node.inside.push(rule);
        const child = node.children.get(segment) ?? newNode();
        node.children.set(segment, child);
        node = child;
      }
      if (mode === "values") node.values.push(rule);
      if (mode !== "presence") node.contents.push(rule);
    }
  }

  /** Adds the rules that a fault blocks: see `Reads`. */
  addBlocked(fault: readonly Segment[], blocked: RuleSet): void {
    let node = this.#root;
    for (const segment of fault) {
      const child = node.children.get(segment);
      blocked.addAll(node.values);
      if (child === undefined) return;
      node = child;
    }
    blocked.addAll(node.contents);
    blocked.addAll(node.inside);
  }
}

interface Node {
  readonly children: Map<Segment, Node>;
  /** Rules that read the value here, and so all that is in it. */
  readonly values: PlannedRule[];
  /** Rules that read the value or the keys here. */
  readonly contents: PlannedRule[];
  /** Rules that read something further inside. */
  readonly inside: PlannedRule[];
}

function newNode(): Node {
  return { children: new Map(), values: [], contents: [], inside: [] };
}
