import { list } from "./markdown.js";
import type { Measured } from "./measured.js";
import { CALLS } from "./memory.js";
import { timedWorkspace } from "./workspace.js";

/** How the figures are measured, as paragraphs. */
export function method({ effort, rows }: Measured): string[] {
  const bodiesOf = (id: string) => rows.find((row) => row.id === id)?.bodies.length ?? 0;
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
      "ajv: code that it makes of our JSON Schema document when the benchmark is built, so that its start and size " +
        "include no compiler. `allErrors`, `strict`, and no `inlineRefs`. The document is rewritten to the form that is " +
        "fastest in ajv, by up to two thirds for filters: one definition for each object, because V8 optimizes small " +
        "functions better; a discriminator of filters in place of `anyOf`; and formats in place of patterns. It has no " +
        "conditions for content keyed by locale, which functions check, and then the rules. The schema is chosen by " +
        "`channel`.",
      "typia: validators that `createValidate` makes of TypeScript types when the benchmark is built, with tags for " +
        "formats and bounds; then functions as with ajv. The types are derived from our schemas. This is typia 12: 13 " +
        "and later need another compiler than TypeScript 5.9. It gives no messages, but what it expected. It throws a " +
        "`RangeError` where the stack ends, for filters nested some 1,700 levels deep.",
      "TypeBox: the schemas of this package, `Check`, and if that fails `Errors`, at most 100, as with ours; then " +
        "functions for the rules. The schema is chosen by `channel`, so that no errors of the other one are collected.",
      `The workspace has the features ${[...(timedWorkspace.features ?? [])].join(", ")}. Validators are made once.`,
    ]),
    `**Bodies.** The valid ones of few shapes are our ${bodiesOf("fixtures")} fixtures. The ${bodiesOf("many-shapes")} ` +
      "of many shapes are generated and kept in `bodies`: their optional members vary, as in requests of many clients, " +
      "so that their objects have about a thousand sets of members. Code that reads members by name, as that of most " +
      "libraries, is slower for them. Faulty bodies are generated from a fixed seed: " +
      `${bodiesOf("one-fault")} with one fault, ${bodiesOf("20-faults")} with 18 to 22, ${bodiesOf("update")} updates. ` +
      "The large ones are the smallest Push fixture with filters of all kinds, one in six with a group below it. With " +
      "10,000 faulty filters we stop at 100 violations, and TypeBox's `Errors` at 100 errors; the others report all. " +
      "For an update, the other libraries merge the patch into the stored body and validate the result as a create " +
      "request; the ratio is to parsing both.",
    "**Time.** Each library has a process that runs plain JavaScript, bundled by esbuild. There are " +
      `${effort.rounds} rounds. In each, the rows follow each other in another order, as in mixed traffic: in a tight ` +
      "loop over bodies of one kind, the code that V8 makes fits them alone. On a row, the libraries take turns, one at " +
      `a time, for ${effort.milliseconds} ms or once through its bodies; the largest bodies take part in every fourth or ` +
      `eighth round. Before, each library warms up for ${effort.warmUp} ms on every row. About 32 KiB of text are ` +
      "parsed, then the objects are validated, and so on: every validation gets objects that nothing has read before. " +
      "The ratio is to `JSON.parse` of the same bodies just before, in a process that does nothing else: a process that " +
      "also validates parses more slowly, which would make validation look better. CPU time is of all threads, user and " +
      "system, so it includes garbage collection and is less affected by other programs than the clock.",
    "**Cold start.** A fresh process imports the minified bundle and validates one valid body, including all " +
      "compilation. The time for an empty module is subtracted. Starting Node and reading and parsing the body are " +
      "not included.",
    `**Memory.** ${CALLS.toLocaleString("en")} valid bodies are parsed and garbage is collected. The figure is how ` +
      "much the heap in use grows while all of them are validated. The young generation is so large that no garbage " +
      "is collected meanwhile; rounds in which it is do not count. The code is warm, so objects that the optimizing " +
      "compiler eliminates are not included.",
    "**Size.** The minified bundle of only what validates create requests (of ours, `validateCreate`), and its size with " +
      "gzip at the highest level.",
  ];
}
