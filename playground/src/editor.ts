import { autocompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, invertedEffects, isolateHistory } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { type Diagnostic, forEachDiagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { type ChangeSpec, EditorState, StateEffect, type Text } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Position } from "../../src/text/request/source.js";
import { type Complete, completionSource } from "./completion-source.js";
import { editorLook } from "./editor-look.js";
import { hangingIndent } from "./hanging-indent.js";
import type { Settings } from "./settings.js";

/** A mark in the text. */
export interface Mark {
  /** Identifies the mark among those of a text. */
  readonly index: number;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  readonly position: Position;
  /** The fix, if there is one. */
  readonly fix: { readonly label: string; readonly apply: () => void } | undefined;
}

/** The range of a mark. */
interface Place {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** The settings and texts around a request, before and after another request is opened. */
export interface Surroundings {
  readonly before: Surrounding;
  readonly after: Surrounding;
}

interface Surrounding extends Settings {
  readonly stored: string;
  readonly example: string;
}

/** Accompanies the opening of a text, so that undoing it restores the surroundings of the former one. */
const surrounded = StateEffect.define<Surroundings>();

const surroundingsAreUndone = invertedEffects.of(({ effects }) =>
  effects
    .filter((effect) => effect.is(surrounded))
    .map(({ value: { before, after } }) => surrounded.of({ before: after, after: before })),
);

interface Options {
  readonly host: HTMLElement;
  readonly label: string;
  readonly onChange: () => void;
  /** Called with the mark that the cursor moves to. */
  readonly onMark: (index: number) => void;
  /** Called for F8 and Shift-F8. */
  readonly onStep: (editor: Editor, direction: 1 | -1) => void;
  /** Called when the opening of a text is undone or redone. */
  readonly onReturn: (surroundings: Surroundings) => void;
  /** Gives completions; absent if the editor offers none. */
  readonly complete?: Complete;
}

/** Browsers take long to wrap lines of many thousand characters, which they do after each key. */
const LONGEST_AVERAGE_LINE = 1_000;

const lineWrapping = EditorView.contentAttributes.compute(["doc"], ({ doc }): Record<string, string> => {
  return doc.length / doc.lines > LONGEST_AVERAGE_LINE ? {} : { class: "cm-lineWrapping" };
});

/** An editor of JSON. */
export class Editor {
  readonly #view: EditorView;
  /** The index of each mark, by the diagnostic that CodeMirror moves along with the text. */
  #marks = new Map<Diagnostic, number>();
  #isGoing = false;

  constructor({ host, label, onChange, onMark, onStep, onReturn, complete }: Options) {
    // In a shadow root, CodeMirror adopts its style sheets; in the page, it would insert style elements, which a strict
    // Content-Security-Policy forbids.
    const root = host.attachShadow({ mode: "open" });
    const stepping = (direction: 1 | -1) => () => {
      onStep(this, direction);
      return true;
    };
    const watcher = EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      if (docChanged) onChange();
      else if (selectionSet && !this.#isGoing) {
        const index = this.#markAt(state.selection.main.head);
        if (index !== undefined) onMark(index);
      }
      for (const transaction of transactions) {
        if (!transaction.isUserEvent("undo") && !transaction.isUserEvent("redo")) continue;
        for (const effect of transaction.effects) if (effect.is(surrounded)) onReturn(effect.value);
      }
    });
    this.#view = new EditorView({
      parent: root,
      root,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        surroundingsAreUndone,
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        complete === undefined ? [] : autocompletion({ override: [completionSource(complete)], icons: false }),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        search(),
        lineWrapping,
        hangingIndent,
        // It can have the keyboard's focus without a tabindex too, but accessibility checkers do not know that.
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false" }),
        EditorState.tabSize.of(2),
        json(),
        editorLook,
        // Tab is left to the page, so that it leads out of the editor.
        keymap.of([
          { key: "F8", run: stepping(1), shift: stepping(-1), preventDefault: true },
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
        ]),
        watcher,
      ],
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** The present text, to be compared later. */
  get version(): Text {
    return this.#view.state.doc;
  }

  /** Replaces the text in one step that can be undone. The common start and end of both texts stay in place. */
  replace(text: string): void {
    const change = this.#changeTo(text);
    if (change !== undefined) this.#change(change);
  }

  #change(changes: ChangeSpec, effects: readonly StateEffect<unknown>[] = []): void {
    this.#view.dispatch({ changes, effects, annotations: isolateHistory.of("full"), userEvent: "input" });
  }

  #changeTo(text: string): ReturnType<typeof differenceOf> {
    return differenceOf(this.text, text.replace(/\r\n?/gu, "\n"));
  }

  /** Opens another text, with the cursor at its start. Undo brings the former text back. */
  open(text: string, surroundings?: Surroundings): void {
    this.#change(this.#changeTo(text) ?? [], surroundings === undefined ? [] : [surrounded.of(surroundings)]);
    this.#view.dispatch({ selection: { anchor: 0 }, effects: EditorView.scrollIntoView(0) });
  }

  mark(marks: readonly Mark[]): void {
    const { state } = this.#view;
    this.#marks = new Map(marks.map((mark) => [diagnosticOf(mark, state.doc), mark.index]));
    this.#view.dispatch(setDiagnostics(state, [...this.#marks.keys()]));
  }

  /** Moves the cursor to a mark, and the keyboard's focus to the editor. Returns whether the mark still exists. */
  goTo(index: number): boolean {
    const place = this.#placeOf(index);
    if (place === undefined) return false;
    this.#select(place, EditorView.scrollIntoView(place.from, { y: "center" }));
    this.#view.focus();
    return true;
  }

  /** Selects a mark like `goTo`, but leaves the focus and the page where they are. */
  show(index: number): boolean {
    const place = this.#placeOf(index);
    if (place === undefined) return false;
    this.#select(place);
    const { scrollDOM } = this.#view;
    this.#view.requestMeasure({
      read: (view) => view.lineBlockAt(place.from).top - scrollDOM.clientHeight / 2,
      write: (top) => {
        scrollDOM.scrollTop = top;
      },
    });
    return true;
  }

  /** The next mark after the cursor, or before it; wraps around at the ends. `at` is the mark that the cursor is at. */
  markBeside(direction: 1 | -1, at: number | undefined): number | undefined {
    const { from: cursor } = this.#view.state.selection.main;
    const places = this.#places();
    const here = places.find(({ index, from, to }) => index === at && from <= cursor && cursor <= to);
    const start = here ?? { from: cursor, index: -1 };
    const beyond = places.filter(({ from, index }) => (from - start.from || index - start.index) * direction > 0);
    return (beyond.length > 0 ? beyond : places).at(direction === 1 ? 0 : -1)?.index;
  }

  focus(): void {
    this.#view.focus();
  }

  /** The present ranges of the marks, in the order of the text. */
  #places(): Place[] {
    const places: Place[] = [];
    forEachDiagnostic(this.#view.state, (diagnostic, from, to) => {
      const index = this.#marks.get(diagnostic);
      if (index !== undefined) places.push({ index, from, to });
    });
    return places.sort((a, b) => a.from - b.from || a.index - b.index);
  }

  #placeOf(index: number): Place | undefined {
    return this.#places().find((place) => place.index === index);
  }

  #select({ from, to }: Place, effects: StateEffect<unknown> | [] = []): void {
    this.#isGoing = true;
    this.#view.dispatch({ selection: { anchor: from, head: to }, effects });
    this.#isGoing = false;
  }

  #markAt(offset: number): number | undefined {
    return this.#places().find(({ from, to }) => from <= offset && offset <= to)?.index;
  }
}

function diagnosticOf({ severity, message, position, fix }: Mark, doc: Text): Diagnostic {
  const line = doc.line(Math.min(position.line, doc.lines));
  // The engine does not count a byte order mark.
  const start = line.from + (line.number === 1 && line.text.startsWith("\uFEFF") ? 1 : 0);
  const from = Math.min(start + position.column - 1, line.to);
  const to = Math.min(from + position.length, line.to);
  const actions = fix === undefined ? [] : [{ name: fix.label, apply: fix.apply }];
  return { from, to, severity, message, actions };
}

/** The single range in which two texts differ. Undefined if they are equal. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
