import { isInputRule } from "../catalogue/input-rules.js";
import type { Policies } from "../context.js";
import { BODY } from "../errors/path.js";
import type { Segment } from "../index.js";
import { ownAt } from "../update/update-subject.js";
import type { FileResult } from "./check.js";
import type { FileKind } from "./file-kind.js";
import type { JsonFile } from "./read-file.js";
import type { Position, Source } from "./source.js";

/** The stored campaign, and how updates are merged into it. */
export interface Stored extends JsonFile {
  readonly merge: Policies["merge"];
}

/** A place of which only the file is known when that is nested too deeply. */
export interface Place {
  readonly file: string;
  readonly source: Source;
  readonly position: Position | undefined;
}

/** Rules in whose violations it is the name of a member that is wrong. */
const ABOUT_KEYS: readonly string[] = ["member.known", "utm.custom-key-prefixed"];

/** An error or a warning. */
export type Found = FileResult["violations" | "warnings"][number];

/** Where what is found in a file stands: in the file, in the stored campaign, or in both. */
export class Places {
  readonly #file: string;
  readonly #source: Source;
  readonly #kind: FileKind;
  readonly #stored: Stored | undefined;

  constructor(file: string, source: Source, kind: FileKind, stored: Stored | undefined) {
    this.#file = file;
    this.#source = source;
    this.#kind = kind;
    this.#stored = stored;
  }

  /** The place in the file; without a position when nothing in the file is wrong. */
  inFile(found: Found): Place {
    return { file: this.#file, source: this.#source, position: this.#positionOf(found) };
  }

  /** Where the stored campaign is wrong, or has what the update takes away. */
  inStored(found: Found): Place | undefined {
    if (this.#stored === undefined) return undefined;
    const isTakenAway = this.#isTakenAway(found);
    if (found.origin !== "stored" && !isTakenAway) return undefined;
    const { file, source } = this.#stored;
    const what = isTakenAway ? "key" : subjectOf(found);
    return { file, source, position: source.locate(found.segments, what) };
  }

  /** The way to it from the value of the file on; that of an absent member ends with its name. Undefined when files have no such place. */
  segmentsOf({ rule, segments, path }: Found): readonly Segment[] | undefined {
    // What is no file of the kind may have no body.
    if (isInputRule(rule)) return segments;
    const isOutsideBody = segments.length === 0 && path !== BODY;
    if (isOutsideBody) return this.#kind.placeOutsideBody(path, this.#source.value);
    return [...this.#kind.bodyAt, ...segments];
  }

  #positionOf(found: Found): Position | undefined {
    if (found.rule === "input.json" || found.rule === "input.json-unique-keys") {
      const { line, column } = found.params;
      const key = found.rule === "input.json" ? undefined : JSON.stringify(found.segments.at(-1));
      return { line, column, length: key?.length ?? 1 };
    }
    if (found.origin === "stored") return undefined;
    const segments = this.segmentsOf(found);
    return segments && this.#source.locate(segments, subjectOf(found));
  }

  /** Whether an update replaces, by an object that lacks it, what the stored campaign has. */
  #isTakenAway({ segments }: Found): boolean {
    const level = this.#stored?.merge === "member" ? 2 : 1;
    const replaced = [...this.#kind.bodyAt, ...segments.slice(0, level)];
    if (segments.length <= level || ownAt(this.#source.value, replaced) === undefined) return false;
    const isSent = ownAt(this.#source.value, [...this.#kind.bodyAt, ...segments]) !== undefined;
    return !isSent && ownAt(this.#stored?.source.value, segments) !== undefined;
  }
}

function subjectOf({ rule }: Found): "key" | "value" {
  return ABOUT_KEYS.includes(rule) ? "key" : "value";
}
