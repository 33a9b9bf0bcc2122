/** The style of the page. Text and background have a contrast of at least 4.5 in both themes. */
export const style = `
:root {
  color-scheme: light dark;
  --text: #1b1f24; --soft: #57606a; --page: #ffffff; --box: #f6f8fa; --line: #d0d7de;
  --error: #b3261e; --warning: #7d5700; --mark: #ffd8d3; --mark-warning: #ffe9b8; --good: #1a6b32; --bar: #b97f00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6edf3; --soft: #9da7b1; --page: #0f1318; --box: #171c23; --line: #343c46;
    --error: #ff8f85; --warning: #e8b54a; --mark: #6b1f1a; --mark-warning: #574008; --good: #6fd08c; --bar: #e8b54a;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem); max-width: 80rem; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
.verdict { margin: .25rem 0 0; color: var(--soft); }
code, .code { font-family: ui-monospace, monospace; font-size: .875rem; }
a { color: inherit; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; }
.totals div { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--box); }
.totals dt { color: var(--soft); }
.totals dd { margin: 0; font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.errors { color: var(--error); }
.warnings { color: var(--warning); }
.none { color: var(--good); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 3rem; }
.chart { width: 100%; border-collapse: collapse; table-layout: fixed; }
.chart th { width: 48%; padding: .2rem .75rem .2rem 0; font-weight: 400; text-align: left; overflow-wrap: anywhere; }
.chart td { padding: .2rem 0; }
.chart .number { width: 4.5rem; padding-right: .75rem; text-align: right; font-variant-numeric: tabular-nums; }
.chart svg { display: block; width: 100%; height: .75rem; border-radius: 2px; }
.chart .errors { fill: var(--error); }
.chart .warnings { fill: var(--bar); }
.more { color: var(--soft); }
.controls { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1rem; }
.controls label { display: grid; gap: .15rem; color: var(--soft); font-size: .875rem; }
.controls label:first-child { flex: 1 1 14rem; }
input, select, button { min-height: 2.5rem; max-width: 100%; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: .4rem;
  background: var(--page); color: var(--text); font: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
[hidden] { display: none !important; }
details { margin: 0 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; content-visibility: auto; contain-intrinsic-size: auto 3rem; }
summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .6rem 1rem; background: var(--box);
  border-radius: .5rem; cursor: pointer; }
summary .code { overflow-wrap: anywhere; font-weight: 600; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .25rem 1.5rem; padding: .6rem 1rem; border-top: 1px solid var(--line); }
li .said:first-child { grid-column: 1 / -1; }
li p { margin: 0; overflow-wrap: anywhere; }
li .head { display: flex; flex-wrap: wrap; gap: 0 .75rem; font-size: .875rem; color: var(--soft); }
li .level { font-weight: 600; }
.source { min-width: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.source .place { color: var(--soft); }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
li.warning mark { background: var(--mark-warning); }
@media (max-width: 48rem) {
  li { grid-template-columns: minmax(0, 1fr); }
  li .said { order: -1; }
}
@media (forced-colors: active) {
  .chart svg { forced-color-adjust: none; }
  mark { forced-color-adjust: none; outline: 1px solid; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 11px; }
  .controls { display: none; }
  details { content-visibility: visible; break-inside: auto; }
  li { break-inside: avoid; }
}
`;
