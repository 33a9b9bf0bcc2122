import { BYTES_OF_A_UNIT, bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { BODY, pathStep, renderPath, renderPointer, type Segment, tokenOf } from "./path.js";

/** A text for a place. */
export interface PlaceText {
  readonly text: string;
  /** How many bytes JSON makes of it; of a short one, no fewer than that. */
  readonly bytes: number;
}

const NOTHING: PlaceText = { text: "", bytes: 0 };

/** Texts of no more units are short enough whatever JSON makes of them, and are not measured. */
const SHORT = 64;

/**
 * Renders places, one after the other. What many violations have in common, the container that they are in, is rendered
 * once: of the deepest places, a hundred texts of over a kilobyte would take longer than all the rest.
 */
export class PlaceTexts {
  #container: readonly Segment[] = [];
  #containerPath = NOTHING;
  #containerPointer = NOTHING;

  /** The whole path and the whole pointer of a place, however long they are. */
  of(segments: readonly Segment[]): { readonly path: PlaceText; readonly pointer: PlaceText } {
    const last = segments[segments.length - 1];
    if (last === undefined) return { path: { text: BODY, bytes: BODY.length }, pointer: NOTHING };
    if (!this.#isIn(segments)) this.#enter(segments.slice(0, -1));
    return {
      path: extended(this.#containerPath, pathStep(last, this.#container.length === 0)),
      pointer: extended(this.#containerPointer, tokenOf(last)),
    };
  }

  #isIn(segments: readonly Segment[]): boolean {
    const { length } = this.#container;
    if (segments.length !== length + 1) return false;
    for (let index = length - 1; index >= 0; index--) if (segments[index] !== this.#container[index]) return false;
    return true;
  }

  #enter(container: readonly Segment[]): void {
    this.#container = container;
    this.#containerPath = container.length === 0 ? NOTHING : measured(renderPath(container));
    this.#containerPointer = measured(renderPointer(container));
  }
}

function measured(text: string): PlaceText {
  return { text, bytes: text.length <= SHORT ? BYTES_OF_A_UNIT * text.length : jsonBytes(text) };
}

function extended(container: PlaceText, step: string): PlaceText {
  const text = container.text + step;
  // A short container was not measured.
  return container.text.length <= SHORT ? measured(text) : { text, bytes: container.bytes + jsonBytes(step) };
}

/** A text, or its beginning and its end, so that it has at most so many bytes as JSON. */
export function boundedText({ text, bytes }: PlaceText, longest = LONGEST_TEXT): string {
  if (bytes <= longest) return text;
  return bounded(text, longest, text.length <= SHORT ? undefined : bytes);
}
