import { BODY } from "../../errors/path.js";
import type { Segment } from "../../index.js";
import type { Policies } from "../../rules/rule-context.js";
import { ownAt } from "../../structure/own-at.js";
import { isInputRule } from "../input-violation.js";
import type { FileResult } from "./check-text.js";
import type { FileKind } from "./file-kind.js";
import type { JsonFile, Position, Source } from "./source.js";

/** The stored campaign, and how updates are merged into it. */
export interface Stored extends JsonFile {
  readonly merge: Policies["merge"];
}

/** A place in a file; without a position if there is none for it. */
export interface Place {
  readonly file: string;
  readonly source: Source;
  readonly position: Position | undefined;
}

/** Rules whose violations are about the name of a member. */
const ABOUT_KEYS: readonly string[] = ["member.known", "utm.custom-key-prefixed"];

/** An error or a warning. */
export type Found = FileResult["violations" | "warnings"][number];

/** Where a finding is: in the file, in the stored campaign, or in both. */
export class Places {
  constructor(
    private readonly file: string,
    private readonly source: Source,
    private readonly kind: FileKind,
    private readonly stored: Stored | undefined,
  ) {}

  /** The place in the file; without a position if nothing in the file is wrong. */
  inFile(found: Found): Place {
    const { file, source } = this;
    return { file, source, position: this.#positionOf(found) };
  }

  /** The place of the problem in the stored campaign, or of what the update removes from it. */
  inStored(found: Found): Place | undefined {
    if (this.stored === undefined) return undefined;
    const isTakenAway = this.#isTakenAway(found, this.stored);
    if (found.origin !== "stored" && !isTakenAway) return undefined;
    const { file, source } = this.stored;
    const what = isTakenAway ? "key" : partOf(found);
    return { file, source, position: source.locate(found.segments, what) };
  }

  /** The path from the value of the file; of an absent member, too. Undefined if files have no such place. */
  segmentsOf({ rule, segments, path }: Found): readonly Segment[] | undefined {
    // A file of the wrong kind may have no body.
    if (isInputRule(rule)) return segments;
    const isOutsideBody = segments.length === 0 && path !== BODY;
    if (isOutsideBody) return this.kind.placeOutsideBody(path, this.source.value);
    return [...this.kind.bodyAt, ...segments];
  }

  #positionOf(found: Found): Position | undefined {
    if (found.rule === "input.json" || found.rule === "input.json-unique-keys") {
      const { line, column } = found.params;
      const key = found.rule === "input.json" ? undefined : JSON.stringify(found.segments.at(-1));
      return { line, column, length: key?.length ?? 1 };
    }
    if (found.origin === "stored") return undefined;
    const segments = this.segmentsOf(found);
    return segments && this.source.locate(segments, partOf(found));
  }

  /** Whether an update replaces something in the stored campaign by an object that lacks it. */
  #isTakenAway({ segments }: Found, { merge, source }: Stored): boolean {
    const replaced = segments.slice(0, merge === "member" ? 2 : 1);
    const isSent = (place: readonly Segment[]) => {
      return ownAt(this.source.value, [...this.kind.bodyAt, ...place]) !== undefined;
    };
    return isSent(replaced) && !isSent(segments) && ownAt(source.value, segments) !== undefined;
  }
}

function partOf({ rule }: Found): "key" | "value" {
  return ABOUT_KEYS.includes(rule) ? "key" : "value";
}
