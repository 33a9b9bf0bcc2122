import { BYTES_OF_A_UNIT, bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { BODY, inBrackets, isIdentifier, type Segment, tokenOf } from "./path.js";

/** Texts up to this many units fit every limit however JSON escapes them, so they are not measured. */
const SHORT = 64;

/** A rendered path or pointer. */
export class PlaceText {
  #bytes: number | undefined;
  readonly #container: PlaceText | undefined;

  /**
   * @param isPlain whether each unit of it certainly takes one byte.
   * @param container the text of a container, with which this text begins.
   */
  constructor(
    readonly text: string,
    readonly isPlain: boolean,
    container?: PlaceText,
  ) {
    this.#container = container;
  }

  /** Length in bytes of JSON; for a short text, an upper bound. Most texts are never measured. */
  get bytes(): number {
    this.#bytes ??= this.#measured();
    return this.#bytes;
  }

  #measured(): number {
    const { text } = this;
    if (text.length <= SHORT) return BYTES_OF_A_UNIT * text.length;
    if (this.isPlain) return text.length;
    const container = this.#container;
    // A short container has only an estimate.
    if (container === undefined || container.text.length <= SHORT) return jsonBytes(text);
    return container.bytes + jsonBytes(text.slice(container.text.length));
  }
}

const NOTHING = /* @__PURE__ */ new PlaceText("", true);

/** The texts of a deep container are cached at every `STRIDE` segments. */
const STRIDE = 16;

/** The rendered path and pointer of a place. */
interface Texts {
  readonly path: PlaceText;
  readonly pointer: PlaceText;
}

const BODY_TEXT = /* @__PURE__ */ new PlaceText(BODY, true);

const ROOT: Texts = { path: NOTHING, pointer: NOTHING };

/**
 * Renders a series of places, and reuses the part that each has in common with the previous one. Without that,
 * rendering a hundred of the deepest places, each over a kilobyte, would dominate the time of a validation.
 */
export class PlaceTexts {
  #segments: readonly Segment[] = [];
  #container = ROOT;
  /** Texts of the container's ancestors, one for every `STRIDE` segments. */
  readonly #onTheWay: Texts[] = [];
  /** Cache of long texts, which are needed again if the violation has to be shortened. */
  #long: Map<readonly Segment[], Texts> | undefined;

  /** The full path and pointer of a place, however long. */
  of(segments: readonly Segment[]): Texts {
    const known = this.#long?.get(segments);
    if (known !== undefined) return known;
    const texts = this.#render(segments);
    if (texts.path.text.length > SHORT) {
      this.#long ??= new Map();
      this.#long.set(segments, texts);
    }
    return texts;
  }

  #render(segments: readonly Segment[]): Texts {
    const last = segments[segments.length - 1];
    if (last === undefined) return { path: BODY_TEXT, pointer: NOTHING };
    if (segments.length <= STRIDE) return entered(ROOT, segments, 0, segments.length);
    const depth = segments.length - 1;
    const common = this.#inCommon(segments, depth);
    if (depth !== this.#segments.length || common !== depth) this.#enter(segments.slice(0, -1), common);
    return entered(this.#container, segments, depth, segments.length);
  }

  /** How many leading segments a place shares with the current container. */
  #inCommon(segments: readonly Segment[], depth: number): number {
    const most = Math.min(depth, this.#segments.length);
    let common = 0;
    while (common < most && segments[common] === this.#segments[common]) common++;
    return common;
  }

  #enter(segments: readonly Segment[], common: number): void {
    const onTheWay = this.#onTheWay;
    onTheWay.length = Math.floor(common / STRIDE);
    let container = onTheWay[onTheWay.length - 1] ?? ROOT;
    let depth = onTheWay.length * STRIDE;
    for (; depth + STRIDE <= segments.length; depth += STRIDE) {
      container = entered(container, segments, depth, depth + STRIDE);
      onTheWay.push(container);
    }
    this.#segments = segments;
    this.#container = entered(container, segments, depth, segments.length);
  }
}

/** Extends a container's texts by a range of segments. */
function entered(container: Texts, segments: readonly Segment[], from: number, to: number): Texts {
  let path = "";
  let pointer = "";
  let isPlain = true;
  for (let depth = from; depth < to; depth++) {
    const segment = segments[depth] as Segment;
    if (typeof segment === "string" && isIdentifier(segment)) {
      path += depth === 0 ? segment : `.${segment}`;
      pointer += `/${segment}`;
    } else {
      if (typeof segment === "string") isPlain = false;
      path += inBrackets(segment);
      pointer += tokenOf(segment);
    }
  }
  return {
    path: extended(container.path, path, isPlain),
    pointer: extended(container.pointer, pointer, isPlain),
  };
}

function extended(container: PlaceText, step: string, isPlain: boolean): PlaceText {
  return new PlaceText(container.text + step, isPlain && container.isPlain, container);
}

/** Cuts the middle out of a text that is longer than `longest` bytes of JSON. */
export function boundedText(place: PlaceText, longest = LONGEST_TEXT): string {
  const { text } = place;
  if (text.length * (place.isPlain ? 1 : BYTES_OF_A_UNIT) <= longest) return text;
  return bounded(text, longest, text.length <= SHORT ? undefined : place.bytes);
}
