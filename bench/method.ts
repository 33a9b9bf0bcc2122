import { list } from "./markdown.js";
import type { Measured } from "./measured.js";
import { CALLS } from "./memory.js";
import { timedWorkspace } from "./workspace.js";

/** How the figures are measured, as paragraphs. */
export function method({ effort, rows }: Measured): string[] {
  const bodiesOf = (id: string) => rows.others.find((row) => row.id === id)?.bodies.length ?? 0;
  return [
    "**The same work.** Every library checks the structure of create requests of both channels and all rules between " +
      "members, except those that only warn. It collects everything that is wrong, with a path and a message for " +
      "each. Only we do extra work: error bodies, fixes and the nearest allowed value. Each library keeps its own " +
      "form of paths. Texts in the five formats are tested by our functions everywhere, because the libraries' own " +
      "formats give other verdicts.",
    list([
      "zod: `discriminatedUnion`, and `check` on the object that contains everything a rule reads. Default settings.",
      "valibot: `variant`, and `rawCheck` on the same objects. Its `object` accepts arrays, so a custom check " +
        "precedes it, which costs a few per cent.",
      "ajv: the JSON Schema document of this package, with formats instead of patterns, `allErrors` and `strict`; " +
        "then functions for the rules. The schema is chosen by `channel`. `inlineRefs` is off: with it, validation " +
        "is no faster and compilation takes twice as long.",
      "TypeBox: the schemas of this package, `Check`, and if that fails `Errors`, at most 100, as with ours; then " +
        "functions for the rules. The schema is chosen by `channel`, so that no errors of the other one are collected.",
      `The workspace has the features ${[...(timedWorkspace.features ?? [])].join(", ")}. Validators are made once.`,
    ]),
    `**Bodies.** Valid ones are the fixtures. Faulty ones are generated from a fixed seed: ${bodiesOf("one-fault")} ` +
      `with one fault, ${bodiesOf("20-faults")} with 18 to 22, ${bodiesOf("update")} updates. The large ones are the ` +
      "smallest Push fixture with filters of all kinds, one in six with a group below it. With 10,000 faulty filters " +
      "we stop at 100 violations, and TypeBox's `Errors` at 100 errors; the others report all. For an update, the " +
      "other libraries merge the patch into the stored body and validate the result as a create request; the ratio " +
      "is to parsing both.",
    "**Time.** Each library has a process that runs plain JavaScript, bundled by esbuild. The libraries take turns, " +
      `one at a time: ${effort.rounds} rounds of ${effort.milliseconds} ms for each row and library. Before that, ` +
      `each warms up for ${effort.warmUp} ms on every row, so that it has seen bodies of every kind, like a server ` +
      "that has run for long. A round parses about 32 KiB of text, then validates the objects, and so on: every " +
      "validation gets objects that nothing has read before. The ratio is to `JSON.parse` of the same bodies just " +
      "before, in a process that does nothing else: a process that also validates parses more slowly, which would " +
      "make validation look better. A round covers all bodies of a row. Ratios to ours compare rounds that follow " +
      "each other.",
    "**Cold start.** A fresh process imports the minified bundle and validates one valid body, including all " +
      "compilation. The time for an empty module is subtracted. Starting Node and reading and parsing the body are " +
      "not included.",
    `**Memory.** ${CALLS.toLocaleString("en")} valid bodies are parsed and garbage is collected. The figure is how ` +
      "much the heap in use grows while all of them are validated. The young generation is so large that no garbage " +
      "is collected meanwhile; rounds in which it is do not count. The code is warm, so objects that the optimizing " +
      "compiler eliminates are not included.",
    "**Size.** The minified bundle of only what validates create requests, and its size with gzip at the highest level.",
  ];
}
