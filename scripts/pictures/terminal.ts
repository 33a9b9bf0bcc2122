/** How a terminal shows a piece of text. */
interface Look {
  readonly color: keyof Palette;
  readonly isBold: boolean;
}

interface Run extends Look {
  readonly text: string;
}

/** Colours of a terminal. */
export interface Palette {
  readonly ground: string;
  readonly edge: string;
  readonly text: string;
  readonly dim: string;
  readonly red: string;
  readonly green: string;
  readonly yellow: string;
}

const COLUMNS = 100;

/** In pixels. Each run is placed at its column, so that markers stay below the marked text in every font. */
const CHARACTER = 7.8;
const LINE = 19;
const MARGIN = 20;

const FONT = "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/** The beginning of a code: the escape character and a bracket. */
const CODE = "\u001B[";

/** How each SGR code of picocolors changes a look. */
const CODES: Readonly<Record<string, Partial<Look>>> = {
  "0": { color: "text", isBold: false },
  "1": { isBold: true },
  "2": { color: "dim" },
  "22": { color: "text", isBold: false },
  "31": { color: "red" },
  "32": { color: "green" },
  "33": { color: "yellow" },
  "39": { color: "text" },
};

/** A picture of a terminal's output, as SVG. */
export function terminalPicture(title: string, output: string, palette: Palette): string {
  const lines = linesOf(output.trimEnd());
  const width = Math.ceil(COLUMNS * CHARACTER) + 2 * MARGIN;
  const height = lines.length * LINE + 2 * MARGIN;
  const texts = lines.map((runs, index) => textOf(runs, MARGIN + index * LINE + 14, palette));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${palette.ground}" stroke="${palette.edge}"/>`,
    `<g font-family="${FONT}" font-size="13">`,
    ...texts.filter((text) => text !== ""),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** The lines with their looks. A line that is too long continues below, with the same indentation. */
function linesOf(output: string): Run[][] {
  const lines: Run[][] = [[]];
  let look: Look = { color: "text", isBold: false };
  let column = 0;
  let indentation = 0;
  const [first = "", ...others] = output.split(CODE);
  write(first);
  for (const part of others) {
    const end = part.indexOf("m");
    const change = CODES[part.slice(0, end)];
    if (change === undefined) throw new Error(`no look for the code ${part.slice(0, end)}`);
    look = { ...look, ...change };
    write(part.slice(end + 1));
  }
  return lines;

  function write(text: string): void {
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) breakLine();
      if (column === 0) indentation = line.search(/[^ ]|$/u);
      for (let rest = line; rest !== ""; ) {
        if (column === COLUMNS) continueLine();
        const run = rest.slice(0, breakIn(rest, COLUMNS - column));
        lines.at(-1)?.push({ ...look, text: run });
        column += run.length;
        rest = rest.slice(run.length);
        if (rest !== "") continueLine();
      }
    }
  }

  function breakLine(): void {
    lines.push([]);
    column = 0;
  }

  function continueLine(): void {
    lines.push([{ ...look, text: " ".repeat(indentation) }]);
    column = indentation;
  }
}

/** Where to break a text to fit into `room` columns: after a word, if one ends in the second half of the line. */
function breakIn(text: string, room: number): number {
  if (text.length <= room) return text.length;
  const space = text.lastIndexOf(" ", room - 1);
  return space > COLUMNS / 2 ? space + 1 : room;
}

function textOf(runs: readonly Run[], y: number, palette: Palette): string {
  let column = 0;
  const spans = runs.map(({ text, color, isBold }) => {
    const x = (MARGIN + column * CHARACTER).toFixed(1);
    const length = (text.length * CHARACTER).toFixed(1);
    column += text.length;
    if (text.trim() === "") return "";
    const weight = isBold ? ' font-weight="600"' : "";
    return `<tspan x="${x}" textLength="${length}" fill="${palette[color]}"${weight}>${escaped(text)}</tspan>`;
  });
  const content = spans.join("");
  return content === "" ? "" : `<text y="${y}">${content}</text>`;
}

/** Text as XML that keeps repeated spaces. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(" ", "\u00A0");
}
