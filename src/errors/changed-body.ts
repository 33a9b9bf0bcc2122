import type { Segment } from "./path.js";

/** A body with members added, removed and moved. Copies each changed container once, and shares the rest with the original. */
export class ChangedBody {
  #body: unknown;
  readonly #copies = new Set<unknown>();

  constructor(body: unknown) {
    this.#body = body;
  }

  get body(): unknown {
    return this.#body;
  }

  /** Adds a member, or inserts an entry at its index. */
  add(to: readonly Segment[], value: unknown): this {
    const container = this.#containerOf(to);
    const name = to[to.length - 1] as Segment;
    if (Array.isArray(container)) container.splice(Number(name), 0, value);
    else container[name] = value;
    return this;
  }

  /** Removes a member, or an entry with its index, and returns its value. */
  remove(from: readonly Segment[]): unknown {
    const container = this.#containerOf(from);
    const name = from[from.length - 1] as Segment;
    const value = container[name];
    if (Array.isArray(container)) container.splice(Number(name), 1);
    else delete container[name];
    return value;
  }

  move(from: readonly Segment[], to: readonly Segment[]): this {
    return this.add(to, this.remove(from));
  }

  /** The copied container of a place. */
  #containerOf(place: readonly Segment[]): Record<Segment, unknown> {
    let copy = this.#copyOf(this.#body);
    this.#body = copy;
    for (const segment of place.slice(0, -1)) {
      const inner = this.#copyOf(copy[segment]);
      copy[segment] = inner;
      copy = inner;
    }
    return copy;
  }

  #copyOf(container: unknown): Record<Segment, unknown> {
    if (this.#copies.has(container)) return container as Record<Segment, unknown>;
    // An array's methods would call its constructor, which may be the user's own.
    const copy = Array.isArray(container)
      ? Array.from({ length: container.length }, (_, index) => container[index])
      : { __proto__: null, ...(container as Record<Segment, unknown>) };
    this.#copies.add(copy);
    return copy as Record<Segment, unknown>;
  }
}
