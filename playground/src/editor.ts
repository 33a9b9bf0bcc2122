import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  snippet,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { type Diagnostic, forEachDiagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Text } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Position } from "../../src/cli/source.js";
import type { Completion } from "./complete.js";
import { editorLook } from "./editor-look.js";
import { hangingIndent } from "./hanging-indent.js";

/** What is marked in the text. */
export interface Mark {
  /** What the marks of a text are told apart by. */
  readonly index: number;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly position: Position;
  /** What repairs it, if something does. */
  readonly fix: { readonly label: string; readonly apply: () => void } | undefined;
}

interface Options {
  readonly host: HTMLElement;
  readonly label: string;
  readonly onChange: () => void;
  /** Called with the mark that the cursor comes to stand in, or next to. */
  readonly onMark: (index: number) => void;
  /** Called for F8 and Shift-F8. */
  readonly onStep: (direction: 1 | -1) => void;
  /** What can be written at a place of the text. */
  readonly complete?: (text: string, offset: number) => Promise<readonly Completion[]>;
}

/** A browser takes long to break lines of many thousand characters, again after each key. */
const LONGEST_AVERAGE_LINE = 1_000;

const lineWrapping = EditorView.contentAttributes.compute(["doc"], ({ doc }): Record<string, string> => {
  return doc.length / doc.lines > LONGEST_AVERAGE_LINE ? {} : { class: "cm-lineWrapping" };
});

/** An editor of JSON. */
export class Editor {
  readonly #view: EditorView;
  /** The index of each mark, found again by what CodeMirror moves along with the text. */
  #marks = new Map<Diagnostic, number>();
  #isGoing = false;

  constructor({ host, label, onChange, onMark, onStep, complete }: Options) {
    // In a shadow root CodeMirror adopts its style sheets; in the page it would write them into it, which no strict
    // Content-Security-Policy lets it.
    const root = host.attachShadow({ mode: "open" });
    const stepping = (direction: 1 | -1) => () => {
      onStep(direction);
      return true;
    };
    const watcher = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onChange();
      else if (selectionSet && !this.#isGoing) {
        const index = this.#markAt(state.selection.main.head);
        if (index !== undefined) onMark(index);
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
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        complete === undefined ? [] : autocompletion({ override: [sourceOf(complete)], icons: false }),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        search(),
        lineWrapping,
        hangingIndent,
        // It has the keyboard's focus without a tabindex too, but checkers of accessibility do not know that.
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

  /** What the text is now, to be compared later. */
  get version(): Text {
    return this.#view.state.doc;
  }

  /** Puts another text in, as one step that can be undone; what both have in common at their ends stays in place. */
  replace(text: string): void {
    const { doc } = this.#view.state;
    const change = differenceOf(doc.toString(), text.replace(/\r\n?/gu, "\n"));
    if (change === undefined) return;
    this.#view.dispatch({ changes: change, annotations: isolateHistory.of("full"), userEvent: "input" });
  }

  /** Begins with another text: the cursor is at its start, though the former text can still be undone to. */
  open(text: string): void {
    this.replace(text);
    this.#view.dispatch({ selection: { anchor: 0 }, effects: EditorView.scrollIntoView(0) });
  }

  mark(marks: readonly Mark[]): void {
    const { state } = this.#view;
    this.#marks = new Map(marks.map((mark) => [diagnosticOf(mark, state.doc), mark.index]));
    this.#view.dispatch(setDiagnostics(state, [...this.#marks.keys()]));
  }

  /** Moves the cursor to a mark, and the keyboard's focus to the editor. Tells whether the mark is still there. */
  goTo(index: number): boolean {
    let range: { from: number; to: number } | undefined;
    forEachDiagnostic(this.#view.state, (diagnostic, from, to) => {
      if (this.#marks.get(diagnostic) === index) range = { from, to };
    });
    if (range === undefined) return false;
    const { from, to } = range;
    this.#isGoing = true;
    this.#view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    this.#isGoing = false;
    this.#view.focus();
    return true;
  }

  focus(): void {
    this.#view.focus();
  }

  get cursor(): number {
    return this.#view.state.selection.main.head;
  }

  #markAt(offset: number): number | undefined {
    let found: number | undefined;
    forEachDiagnostic(this.#view.state, (diagnostic, from, to) => {
      if (from <= offset && offset <= to) found ??= this.#marks.get(diagnostic);
    });
    return found;
  }
}

/** Offers what fits to what is being written, and everything when it is asked for. */
function sourceOf(complete: NonNullable<Options["complete"]>) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const written = context.matchBefore(/"?\w*$/u);
    if (!context.explicit && (written === null || written.text === "")) return null;
    const completions = await complete(context.state.doc.toString(), context.pos);
    const [first] = completions;
    if (first === undefined || context.aborted) return null;
    const options = completions
      .filter(({ from }) => from === first.from)
      .map(({ label, template, to, about, isMember }) => {
        const quoted = isMember ? JSON.stringify(label) : label;
        return {
          // What is typed so far may begin with the quotation mark, or not.
          label: context.state.sliceDoc(first.from, first.from + 1) === '"' ? quoted : label,
          displayLabel: label,
          ...(about !== undefined && { info: about }),
          apply: (view: EditorView, completion: object, from: number) =>
            snippet(template)(view, { label, ...completion }, from, Math.max(to, view.state.selection.main.head)),
        };
      });
    return { from: first.from, options, validFor: /^"?\w*$/u };
  };
}

function diagnosticOf({ severity, message, position, fix }: Mark, doc: Text): Diagnostic {
  const line = doc.line(Math.min(position.line, doc.lines));
  const from = Math.min(line.from + position.column - 1, line.to);
  const to = Math.min(from + position.length, line.to);
  const actions = fix === undefined ? [] : [{ name: fix.label, apply: fix.apply }];
  return { from, to, severity, message, actions };
}

/** The one stretch in which two texts differ. Undefined when they are equal. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
