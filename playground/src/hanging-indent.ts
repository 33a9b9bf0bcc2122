import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** The deepest indentation, in columns, at which wrapped lines hang. */
const DEEPEST = 32;

/** How many columns further the rest of a wrapped line is indented. */
const REST = 2;

const classOf = (indentation: number) => `cm-hang-${indentation}`;

// A class for each depth: the Content-Security-Policy does not allow style attributes.
const look = EditorView.theme(
  Object.fromEntries(
    Array.from({ length: DEEPEST + 1 }, (_, indentation) => {
      const columns = indentation + REST;
      return [`.${classOf(indentation)}`, { paddingLeft: `calc(0.5rem + ${columns}ch)`, textIndent: `-${columns}ch` }];
    }),
  ),
);

const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorationsOf(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = decorationsOf(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** Indents the rest of wrapped lines below their beginning. */
export const hangingIndent: Extension = [look, marks];

function decorationsOf({ visibleRanges, state: { doc } }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let offset = from; offset <= to; ) {
      const line = doc.lineAt(offset);
      // A line may be as long as a file, so only its beginning is read.
      const indentation = doc.sliceString(line.from, Math.min(line.to, line.from + DEEPEST + 1)).search(/[^ ]|$/u);
      if (indentation <= DEEPEST && line.from >= from)
        builder.add(line.from, line.from, Decoration.line({ class: classOf(indentation) }));
      offset = line.to + 1;
    }
  }
  return builder.finish();
}
