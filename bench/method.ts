import { list } from "./markdown.js";
import type { Measured } from "./measured.js";
import { CALLS } from "./memory.js";
import { timedWorkspace } from "./workspace.js";

/** How the figures come about, as paragraphs. */
export function method({ effort, rows }: Measured): string[] {
  const bodiesOf = (id: string) => rows.others.find((row) => row.id === id)?.bodies.length ?? 0;
  return [
    "**The same work.** Every library checks the structure of create requests of both channels and all rules between " +
      "members that refuse, collects everything that is wrong, and gives a path and a message for each. Error bodies, " +
      "repairs and the nearest allowed value are extra work that only we do. How paths are written is each library's " +
      "own: nothing is rendered anew. Texts in the five formats are tested by our functions everywhere, as the " +
      "libraries' own formats decide otherwise.",
    list([
      "zod: `discriminatedUnion`, and `check` on the object that holds all that the rule reads. Default settings.",
      "valibot: `variant`, and `rawCheck` likewise. Its `object` takes arrays, so a custom check stands before it, " +
        "which costs a few per cent.",
      "ajv: the JSON Schema document of this package, with formats in place of patterns, `allErrors` and `strict`; then " +
        "functions for the rules. The schema is chosen by `channel`. Without `inlineRefs`, with which it is no faster " +
        "and takes twice as long to compile.",
      "TypeBox: the schemas of this package, `Check`, and `Errors` where that fails, at most 100 of them as ours; then " +
        "functions for the rules. The schema is chosen by `channel`, so that no errors of the other one are collected.",
      `The workspace has the features ${[...(timedWorkspace.features ?? [])].join(", ")}. Validators are made once.`,
    ]),
    "**Bodies.** Valid ones are the fixtures. Faulty ones are generated from a fixed seed: " +
      `${bodiesOf("one-fault")} with one fault, ${bodiesOf("20-faults")} with 18 to 22, ${bodiesOf("update")} updates. ` +
      "The large ones are the smallest Push fixture with filters of all kinds, one in six with a group below it. On " +
      "10,000 faulty ones we stop at 100 violations, and TypeBox's `Errors` at 100 errors; the others report all. Of " +
      "an update, the others merge patch and stored body and validate the result as a create request; its ratio is to " +
      "parsing both.",
    "**Time.** One process for each library runs plain JavaScript, bundled by esbuild. The runner asks one at a time, " +
      `in rounds that take turns: ${effort.rounds} rounds of ${effort.milliseconds} ms for each row and library, after ` +
      `${effort.warmUp} ms on every row to warm up: as in a server that has run for long, all have seen bodies of ` +
      "every kind before. Within a round about 32 KiB of text are parsed, then the objects are validated, that time is " +
      "taken, and so on: every validation sees objects that nothing has read before. The ratio is to `JSON.parse` of " +
      "the same bodies right before, in a process that does nothing else: the process that validates parses more " +
      "slowly, which would flatter. Generated bodies take turns within a round. Ratios to ours are of rounds right " +
      "after each other.",
    "**Cold start.** A fresh process imports the minified bundle and validates one valid body, compiling whatever has " +
      "to be compiled; from this the time for an empty module is taken off. Reading and parsing the body is not " +
      "counted, nor the start of Node.",
    `**Memory.** ${CALLS.toLocaleString("en")} parsed valid bodies, garbage collected, heap in use, all of them validated, heap in use again. ` +
      "The young generation is made so large that no garbage is collected in between, and rounds in which it is do not " +
      "count. The code is warm, so objects that the optimizing compiler gets rid of are not counted.",
    "**Size.** The minified bundle of what validates create requests, and gzip at its best level.",
  ];
}
