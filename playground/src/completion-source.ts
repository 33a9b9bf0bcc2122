import { type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import type { Completion } from "./complete.js";

/** Gives the completions for a place of a text. */
export type Complete = (text: string, offset: number) => Promise<readonly Completion[]>;

/** Offers completions of the word before the cursor, or all of them on request. */
export function completionSource(complete: Complete) {
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
          // The typed text may or may not begin with the quotation mark.
          label: context.state.sliceDoc(first.from, first.from + 1) === '"' ? quoted : label,
          displayLabel: label,
          ...(about !== undefined && { info: about }),
          // What was typed since then is before the end of the text to replace.
          apply: (view: EditorView, completion: object, from: number, head: number) =>
            snippet(template)(view, { label, ...completion }, from, head + Math.max(to - context.pos, 0)),
        };
      });
    return { from: first.from, options, validFor: /^"?\w*$/u };
  };
}
