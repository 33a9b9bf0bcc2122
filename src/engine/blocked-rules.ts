import type { Segment } from "../errors/path.js";
import { kept } from "../structure/kept.js";
import type { ActiveRule } from "./active-rule.js";
import type { Read } from "./reads.js";

/**
 * A mutable set of active rules, with one bit for each: sets are united word by word. It never reads beyond the last
 * word, because a polluted prototype could answer.
 */
export class RuleSet {
  readonly #words: number[] = [];

  add({ index }: ActiveRule): void {
    const word = index >> 5;
    while (this.#words.length <= word) this.#words.push(0);
    (this.#words[word] as number) |= 1 << (index & 31);
  }

  addAll(others: RuleSet): void {
    const words = others.#words;
    for (let word = 0; word < words.length; word++) {
      if (word === this.#words.length) this.#words.push(0);
      (this.#words[word] as number) |= words[word] as number;
    }
  }

  has({ index }: ActiveRule): boolean {
    const word = index >> 5;
    return word < this.#words.length && (((this.#words[word] as number) >>> (index & 31)) & 1) === 1;
  }
}

/** A tree of the paths that rules read, which knows the rules that a wrong place blocks. See `Reads`. */
export class ReadTree {
  readonly #children = new Map<Segment, ReadTree>();
  /** The rules that a wrong value here blocks. */
  readonly #here = new RuleSet();
  /** The rules that a wrong value inside the one here blocks, if no path leads there. */
  readonly #inside = new RuleSet();

  /** @param relative whether to take the paths in the objects of the rules' scope, or those from the request. */
  static of(rules: readonly ActiveRule[], relative: boolean): ReadTree {
    const tree = new ReadTree();
    for (const rule of rules) for (const read of rule.reads) if (read.relative === relative) tree.#add(rule, read);
    return tree;
  }

  #add(rule: ActiveRule, { mode, segments }: Read): void {
    let node: ReadTree = this;
    for (const segment of segments) {
      node.#here.add(rule);
      node = kept(node.#children, segment, () => new ReadTree());
    }
    if (mode !== "presence") node.#here.add(rule);
    if (mode === "values") node.#inside.add(rule);
  }

  /**
   * Adds the rules that a wrong place blocks.
   *
   * @param from index of the segment at which the tree begins.
   */
  addBlocked(place: readonly Segment[], blocked: RuleSet, from = 0): void {
    let node: ReadTree = this;
    for (let index = from; index < place.length; index++) {
      blocked.addAll(node.#inside);
      const child = node.#children.get(place[index] as Segment);
      if (child === undefined) return;
      node = child;
    }
    blocked.addAll(node.#here);
  }
}
