import fc from "fast-check";
import { KEYS } from "../../src/arbitraries/hostile/json-value.js";
import { type Edit, grows, isObject, type Json, marked, type Place, type Recipe, valueAt } from "./recipe.js";
import { placesIn, units, type Vocabulary } from "./vocabulary.js";

/** Makes choices that depend on a seed. All are equally likely; fast-check alone would favour small values. */
export class Draw {
  readonly #numbers: fc.Stream<number>[];

  constructor(seed: number) {
    this.#numbers = fc.sample(fc.infiniteStream(fc.noBias(fc.nat()), { noHistory: true }), { seed, numRuns: 1 });
  }

  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    return (this.#numbers[0]?.next().value ?? 0) % limit;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** True once in `times` times, on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}

/** The most edits of a recipe. A longer one does not show what is wrong. */
const MOST_EDITS = 8;
const SMALL: readonly Json[] = [null, true, false, 0, 1, -1, 1.5, 1e308, "", " ", "a", [], {}, [[]], { a: 1 }];

/** Draws recipes for functions that take one kind of input. */
export class Author {
  constructor(
    readonly draw: Draw,
    readonly vocabulary: Vocabulary,
  ) {}

  /** A new recipe. In almost all of them, something grows. */
  fresh(): Recipe {
    const { draw, vocabulary } = this;
    for (;;) {
      const at = draw.pick(draw.pick(vocabulary.alike));
      const all = [...vocabulary.samples];
      const having = all.filter(([, input]) => valueAt(input, at) !== undefined);
      const [from, input] = draw.pick(having.length > 0 ? having : all);
      const recipe = { from, edits: draw.oneIn(3) ? this.#editsIn(input, []) : this.#edits(input, at) };
      if (grows(recipe.edits) || draw.oneIn(10)) return recipe;
    }
  }

  /** Changes a recipe a little, or takes parts of `other`. */
  changed({ from, edits }: Recipe, other: Recipe): Recipe {
    const { draw, vocabulary } = this;
    const value = marked(vocabulary.samples.get(from) as Json, edits);
    const { at } = edits.length > 0 ? draw.pick(edits) : { at: [] };
    const anywhere = () => ({ from, edits: [...edits, ...this.#editsIn(value, [])] });
    // Changes where something was changed before are the smallest steps, so they are drawn more often.
    const there = () => ({ from, edits: [...edits, ...this.#editsIn(value, at)] });
    const units = () => ({ from, edits: this.#withOtherUnits(edits) });
    const fewer = () => ({ from, edits: edits.toSpliced(draw.below(edits.length), 1) });
    const crossed = () => ({ from, edits: [...edits, ...other.edits.filter(() => draw.oneIn(2))] });
    const elsewhere = () => ({ from: draw.pick([...vocabulary.samples.keys()]), edits });
    const result = draw.pick([anywhere, anywhere, there, there, units, units, fewer, crossed, elsewhere])();
    return { ...result, edits: result.edits.slice(-MOST_EDITS) };
  }

  /** Edits at any place at or below one. */
  #editsIn(value: Json, place: Place): readonly Edit[] {
    const places = placesIn(valueAt(value, place) ?? null, place).filter(({ length }) => length > 0);
    return places.length === 0 ? [] : this.#edits(value, this.draw.pick(places));
  }

  /** One edit at a place, or two to rename or move a member, and perhaps others inside what is put there. */
  #edits(value: Json, at: Place): readonly Edit[] {
    const edits = this.#simpleEdits(value, at);
    const { at: place = [], put } = edits.at(-1) ?? {};
    const isOpen = typeof put === "object" && put !== null && this.draw.oneIn(2);
    return isOpen ? [...edits, ...this.#editsIn(marked(value, edits), place)] : edits;
  }

  #simpleEdits(value: Json, at: Place): readonly Edit[] {
    const { draw } = this;
    const there = valueAt(value, at);
    const name = at.at(-1);
    if (draw.oneIn(12) && name !== undefined && there !== undefined) {
      const place = draw.oneIn(2) ? [...at.slice(0, -1), this.#slipOf(name)] : [...draw.pick(placesIn(value)), name];
      return [{ at }, { at: place, put: there }];
    }
    if (draw.oneIn(15)) return [{ at }];
    if (draw.oneIn(6)) return [{ at, put: this.#part(at) }];
    if (draw.oneIn(8)) return [{ at, put: this.#nest(at) }];
    if (typeof there === "string") return [{ at, put: this.#text(there, at) }];
    if (Array.isArray(there)) {
      const entry = this.#like(Object.entries(there as readonly Json[]), at);
      return [{ at: [...at, String(there.length)], put: { [this.#mark("many", [5, 20, 100])]: entry } }];
    }
    if (isObject(there)) return [{ at: [...at, this.#name()], put: this.#like(Object.entries(there), at) }];
    const list = () => [{ [this.#mark("many", [5, 20, 100])]: this.#part([...at, "0"]) }];
    return [{ at, put: draw.pick([() => this.#text("", at), list, () => this.#part(at)])() }];
  }

  /** A value like one of some members or entries, or a small one. */
  #like(entries: readonly (readonly [string, Json])[], at: Place): Json {
    const { draw } = this;
    const [name, value] = entries.length > 0 ? draw.pick(entries) : ["0", null];
    return draw.pick([() => value, () => this.#part([...at, name]), () => draw.pick(SMALL)])();
  }

  /** A value that occurs at a place, or any other. */
  #part(at: Place): Json {
    const { draw, vocabulary } = this;
    const fitting = vocabulary.valuesAt(at);
    return draw.pick(fitting.length > 0 && !draw.oneIn(4) ? fitting : draw.pick([vocabulary.values, SMALL]));
  }

  /** A value inside itself. */
  #nest(at: Place): Json {
    const { draw, vocabulary } = this;
    const shells = [...vocabulary.shells, ["<<here>>"], { [draw.pick(vocabulary.names)]: "<<here>>" }];
    return { [this.#mark("nest", [50, 197, 250, 990, 1010])]: draw.pick(shells), inside: this.#part(at) };
  }

  #mark(name: string, times: readonly number[]): string {
    return this.draw.oneIn(4) ? `<<${name} ${this.draw.pick(times)}>>` : `<<${name}>>`;
  }

  /** A text that starts and ends like one that occurs at the place, with units in between. */
  #text(there: string, at: Place): string {
    const { draw, vocabulary } = this;
    const known = draw.oneIn(4) ? vocabulary.values : [there, ...vocabulary.valuesAt(at)];
    const whole = draw.pick(["", ...known.filter((value) => typeof value === "string")]);
    // Texts have seams at their ends, and on both sides of characters that are neither letters nor digits.
    const marks = [...whole.matchAll(/[^a-z0-9]+/giu)];
    const seams = [0, ...marks.flatMap(({ 0: mark, index }) => [index, index + mark.length]), whole.length];
    const cut = draw.oneIn(2) ? draw.pick(seams) : draw.below(whole.length + 1);
    const end = draw.oneIn(3) ? "" : whole.slice(cut);
    return whole.slice(0, cut) + Array.from({ length: draw.pick([1, 1, 1, 2, 3]) }, () => this.#unit()).join("") + end;
  }

  #unit(): string {
    return `<<${this.draw.oneIn(4) ? this.draw.pick(units) : ""}${this.draw.pick(units)}>>`;
  }

  /** Texts with a unit more, less, or another one. */
  #withOtherUnits(edits: readonly Edit[]): readonly Edit[] {
    const { draw } = this;
    const text = JSON.stringify(edits);
    const found = [...text.matchAll(/<<(?!many|nest|here|#>>).+?>>/gsu)];
    if (found.length === 0) return edits;
    const { 0: mark, index } = draw.pick(found);
    const unit = JSON.stringify(this.#unit()).slice(1, -1);
    const other = draw.pick([unit, unit, mark + unit, ""]);
    return JSON.parse(text.slice(0, index) + other + text.slice(index + mark.length)) as Edit[];
  }

  /** The name of one new member, or of many: known, almost known, poisoned, or long. */
  #name(): string {
    const { draw, vocabulary } = this;
    const known = draw.pick(vocabulary.names);
    const long = draw.pick(units).repeat(draw.pick([1, 20, 60, 65, 130, 300]));
    const name = draw.pick(["k", known, this.#slipOf(known), draw.pick(KEYS), known + this.#unit(), long]);
    return draw.pick([`${name}<<#>>`, `${name}<<#>>`, `<<#>>${name}`, name]);
  }

  #slipOf(name: string): string {
    const index = this.draw.below(name.length + 1);
    const [start, end] = [name.slice(0, index), name.slice(index)];
    return this.draw.pick([name.toUpperCase(), name.replaceAll("_", "-"), `${start}x${end}`, start + end.slice(1)]);
  }
}
