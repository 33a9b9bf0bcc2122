import { expect, it } from "vitest";
import { terminalPicture } from "../scripts/pictures/terminal.js";

const palette = { ground: "G", edge: "E", text: "T", dim: "D", red: "R", green: "N", yellow: "Y" };

/** The column, the style and the text of each run, line by line. */
function runsOf(output: string): string[][] {
  const lines = terminalPicture("A title", output, palette)
    .split("\n")
    .filter((line) => line.startsWith("<text"));
  return lines.map((line) =>
    [...line.matchAll(/<tspan x="([\d.]+)" textLength="[\d.]+" fill="(\w)"(.*?)>(.*?)<\/tspan>/gu)].map(
      ([, x, color, weight, text]) => {
        return `${(Number(x) - 20) / 7.8} ${color}${weight === "" ? "" : " bold"} ${text?.replaceAll("\u00A0", " ")}`;
      },
    ),
  );
}

it("colours and weights end with their codes, and runs keep their columns", () => {
  expect(runsOf("\u001B[1mname\u001B[22m  \u001B[31merror\u001B[39m\nof \u001B[2mit\u001B[22m")).toEqual([
    ["0 T bold name", "6 R error"],
    ["0 T of ", "3 D it"],
  ]);
});

it("a code without a style is rejected", () => {
  expect(() => runsOf("\u001B[45mx")).toThrow("no look for the code 45");
});

it("markup is text", () => {
  expect(runsOf("<a> & b")).toEqual([["0 T &lt;a&gt; &amp; b"]]);
});

it("a line of more than 100 columns goes on in the next, after a word if one ends late enough", () => {
  expect(runsOf("x".repeat(100))).toEqual([[`0 T ${"x".repeat(100)}`]]);
  expect(runsOf("x".repeat(101))).toEqual([[`0 T ${"x".repeat(100)}`], ["0 T x"]]);
  expect(runsOf(`${"x".repeat(60)} ${"y".repeat(60)}`)).toEqual([
    [`0 T ${"x".repeat(60)} `],
    [`0 T ${"y".repeat(60)}`],
  ]);
  expect(runsOf(`${"x".repeat(10)} ${"y".repeat(95)}`)).toEqual([
    [`0 T ${"x".repeat(10)} ${"y".repeat(89)}`],
    [`0 T ${"y".repeat(6)}`],
  ]);
});
