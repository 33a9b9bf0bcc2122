import { bounded, jsonBytes, LONGEST_TEXT } from "./bounds.js";
import { BODY, pathStep, renderPath, renderPointer, type Segment, tokenOf } from "./path.js";

/** A text for a place, and how many bytes JSON makes of it. */
export interface PlaceText {
  readonly text: string;
  readonly bytes: number;
}

const NOTHING: PlaceText = { text: "", bytes: 0 };

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
  return { text, bytes: jsonBytes(text) };
}

function extended(container: PlaceText, step: string): PlaceText {
  return { text: container.text + step, bytes: container.bytes + jsonBytes(step) };
}

/** A text, or its beginning and its end, so that it has at most so many bytes as JSON. */
export function boundedText({ text, bytes }: PlaceText, longest = LONGEST_TEXT): string {
  return bytes <= longest ? text : bounded(text, longest, bytes);
}
