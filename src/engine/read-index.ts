import type { Segment } from "../errors/path.js";
import type { ActiveRule } from "./active-rule.js";
import type { Read } from "./reads.js";
import { RuleSet } from "./rule-set.js";

/** A tree of the paths that rules read, to find the rules that an issue blocks without testing each rule. */
export class ReadIndex {
  readonly #root: Node = newNode();

  add(rule: ActiveRule, reads: readonly Read[]): void {
    for (const { mode, segments } of reads) {
      let node = this.#root;
      for (const segment of segments) {
        node.inside.add(rule);
        const child = node.children.get(segment) ?? newNode();
        node.children.set(segment, child);
        node = child;
      }
      if (mode === "values") node.values.add(rule);
      if (mode !== "presence") node.contents.add(rule);
    }
  }

  /** Adds the rules that an issue at a place blocks to `blocked`. See `Reads`. */
  addBlocked(place: readonly Segment[], blocked: RuleSet): void {
    let node = this.#root;
    for (const segment of place) {
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
  /** Rules that read the value here, including everything inside it. */
  readonly values: RuleSet;
  /** Rules that read the value or the keys here. */
  readonly contents: RuleSet;
  /** Rules that read something below here. */
  readonly inside: RuleSet;
}

function newNode(): Node {
  return { children: new Map(), values: new RuleSet(), contents: new RuleSet(), inside: new RuleSet() };
}
