import { syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

const underline = (color: string) => ({
  backgroundImage: "none",
  backgroundColor: `color-mix(in oklch, ${color} 9%, transparent)`,
  // Below the letters, because within their box it would cover underscores.
  borderBottom: `2px solid ${color}`,
});

const marker = (color: string, radius: string) => ({
  content: '""',
  display: "block",
  width: "0.5rem",
  height: "0.5rem",
  margin: "0.42rem auto 0",
  borderRadius: radius,
  background: color,
});

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "transparent", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.65", overflow: "auto" },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 1rem 0 0.5rem" },
  ".cm-cursor": { borderLeft: "2px solid var(--accent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--selection)",
  },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--faint)", border: "none", paddingLeft: "0.25rem" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--line-active)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLineGutter": { color: "var(--ink)" },
  ".cm-gutter-lint": { width: "1rem" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0" },
  ".cm-lint-marker": { width: "1rem", height: "1.3rem" },
  ".cm-lint-marker-error": marker("var(--error)", "50%"),
  ".cm-lint-marker-warning": marker("var(--warning)", "1px"),
  ".cm-lint-marker-info": { ...marker("transparent", "50%"), border: "2px solid var(--accent)" },
  ".cm-foldGutter .cm-gutterElement": { padding: "0 0.25rem", cursor: "pointer" },
  ".cm-foldPlaceholder": {
    background: "var(--raised)",
    border: "1px solid var(--rule)",
    color: "var(--quiet)",
    padding: "0 0.4em",
  },
  ".cm-lintRange-error": underline("var(--error)"),
  ".cm-lintRange-warning": underline("var(--warning)"),
  ".cm-lintRange-info": { backgroundImage: "none", borderBottom: "2px dotted var(--accent)" },
  ".cm-lintRange-active": { backgroundColor: "var(--selection)" },
  ".cm-lintPoint-error:after": { borderBottomColor: "var(--error)" },
  ".cm-lintPoint-warning:after": { borderBottomColor: "var(--warning)" },
  ".cm-lintPoint-info:after": { borderBottomColor: "var(--accent)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--selection)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--error-tint)" },
  ".cm-tooltip": {
    maxWidth: "min(32rem, 90vw)",
    background: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--rule)",
    borderRadius: "6px",
    boxShadow: "var(--shadow)",
    fontFamily: "var(--sans)",
  },
  // One line of minified JSON may have all the findings.
  ".cm-tooltip-hover, .cm-tooltip-lint": { maxHeight: "min(16rem, 40vh)", overflow: "auto" },
  ".cm-diagnostic": { padding: "0.6rem 0.8rem", borderLeft: "3px solid var(--rule)", overflowWrap: "anywhere" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--error)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
  ".cm-diagnostic-info": { borderLeftColor: "var(--accent)" },
  ".cm-diagnosticAction": {
    font: "inherit",
    background: "var(--accent)",
    color: "var(--on-accent)",
    borderRadius: "4px",
    padding: "0.1rem 0.5rem",
    margin: "0 0 0 0.5rem",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "16rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.15rem 0.6rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-tooltip.cm-completionInfo": { maxWidth: "20rem", padding: "0.5rem 0.75rem", marginLeft: "0.25rem" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "bold" },
  ".cm-panels": { background: "var(--raised)", color: "var(--ink)", fontFamily: "var(--sans)" },
  ".cm-panels-bottom": { borderTop: "1px solid var(--rule)" },
  ".cm-panel.cm-search": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.375rem 0.5rem",
    padding: "0.5rem 2.75rem 0.5rem 0.75rem",
  },
  ".cm-panel.cm-search br": { display: "none" },
  ".cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label": { margin: "0" },
  ".cm-panel.cm-search label": {
    order: "1",
    display: "flex",
    alignItems: "center",
    gap: "0.25rem",
    fontSize: "0.8125rem",
  },
  ".cm-panel.cm-search [name=close]": {
    ...{ top: "0.5rem", right: "0.5rem", width: "2rem", height: "2rem" },
    ...{ fontSize: "1.25rem", lineHeight: "1", color: "var(--quiet)", cursor: "pointer" },
  },
  ".cm-textfield, .cm-button": {
    boxSizing: "border-box",
    minHeight: "2rem",
    padding: "0.125rem 0.625rem",
    font: "inherit",
    fontSize: "0.8125rem",
    color: "inherit",
    background: "var(--raised)",
    border: "1px solid var(--edge)",
    borderRadius: "6px",
    verticalAlign: "baseline",
  },
  ".cm-textfield": { flex: "0 1 14rem", minWidth: "6rem" },
  ".cm-button": { backgroundImage: "none", cursor: "pointer" },
  ".cm-button:hover": { borderColor: "var(--ink)" },
  ".cm-button:first-letter": { textTransform: "uppercase" },
  "[type=checkbox]": { accentColor: "var(--accent)" },
  ".cm-textfield:focus-visible, .cm-button:focus-visible, [name=close]:focus-visible": {
    outline: "2px solid var(--accent)",
    outlineOffset: "1px",
  },
  "@media (pointer: coarse)": {
    ".cm-textfield, .cm-button, .cm-panel.cm-search label": { minHeight: "2.75rem" },
    ".cm-textfield": { fontSize: "1rem" },
  },
  ".cm-searchMatch": { backgroundColor: "var(--warning-tint)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--selection)", outline: "1px solid var(--accent)" },
  ".tok-propertyName": { color: "var(--code-key)" },
  ".tok-string": { color: "var(--code-text)" },
  ".tok-number, .tok-bool, .tok-null": { color: "var(--code-value)" },
  ".tok-punctuation, .tok-separator, .tok-bracket": { color: "var(--quiet)" },
  // Forced colours replace every background that is not a colour of the system.
  "@media (forced-colors: active)": {
    ".cm-lint-marker-error, .cm-lint-marker-warning": { background: "CanvasText" },
    ".cm-selectionBackground, .cm-searchMatch-selected": { outline: "1px solid Highlight" },
    ".cm-searchMatch": { outline: "1px dotted CanvasText" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
      outline: "2px solid Highlight",
      outlineOffset: "-2px",
    },
  },
});

/** The look of the editor, in the colours of the page. */
export const editorLook: Extension = [look, syntaxHighlighting(classHighlighter)];
