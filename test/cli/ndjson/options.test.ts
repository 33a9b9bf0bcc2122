import { Command, Option } from "commander";
import { describe, expect, it } from "vitest";
import { envelopeOf, type NdjsonOptions, ndjsonOptions, ndjsonProblem } from "../../../src/cli/ndjson/options.js";

/** The options of a command line, or its error message. */
function parsed(args: string): NdjsonOptions | string {
  const command = new Command("check").exitOverride().configureOutput({ writeErr: () => {} });
  const others = ["--fix", "--fix-dry-run"].map((name) => new Option(name));
  const format = new Option("--format <name>").default("pretty");
  for (const option of [...ndjsonOptions(), ...others, format]) command.addOption(option);
  try {
    command.parse(args.split(" ").filter(Boolean), { from: "user" });
  } catch (error) {
    return (error as Error).message;
  }
  const { format: _format, ...options } = command.opts<NdjsonOptions & { format: string }>();
  return ndjsonProblem(options, command) ?? options;
}

const [body, id] = [
  { text: "/a~1b/0", tokens: ["a/b", "0"] },
  { text: "/id", tokens: ["id"] },
];
const whole = { text: "", tokens: [] };

describe("the options for lines", () => {
  it.each<[string, NdjsonOptions | string]>([
    ["", {}],
    ["--format pretty", {}],
    ["--ndjson", { ndjson: true }],
    ["--ndjson --format json", { ndjson: true }],
    ["--ndjson --format html", { ndjson: true }],
    ["--ndjson --format markdown", { ndjson: true }],
    ["--ndjson --format markdown --brief", "option '--brief' cannot be used with --format markdown"],
    ["--ndjson --body-at /a~1b/0 --context-at /id", { ndjson: true, bodyAt: body, contextAt: id }],
    ["--ndjson --keep /id --keep /a~1b/0 --brief", { ndjson: true, keep: [id, body], brief: true }],
    ["--ndjson --threads 1", { ndjson: true, threads: 1 }],
    ["--ndjson --threads 99", { ndjson: true, threads: 99 }],
    ["--ndjson --format pretty", "option '--ndjson' supports only --format json, html and markdown"],
    ["--body-at /id", "option '--body-at' requires --ndjson"],
    ["--context-at /id", "option '--context-at' requires --ndjson"],
    ["--keep /id", "option '--keep' requires --ndjson"],
    ["--brief", "option '--brief' requires --ndjson"],
    ["--ndjson --fix", "error: option '--ndjson' cannot be used with option '--fix'"],
    ["--ndjson --fix-dry-run", "error: option '--ndjson' cannot be used with option '--fix-dry-run'"],
    ...["--body-at", "--context-at", "--keep"].map((name): [string, string] => [
      `--ndjson ${name} id`,
      `error: option '${name} <pointer>' argument 'id' is invalid. It must be a JSON Pointer, like /row/body.`,
    ]),
    ...["0", "100", "x1", "1x"].map((count): [string, string] => [
      `--ndjson --threads ${count}`,
      `error: option '--threads <number>' argument '${count}' is invalid. It must be an integer from 1 to 99.`,
    ]),
  ])("%j", (args, result) => {
    expect(parsed(args)).toEqual(result);
  });

  it("are described, except for the one that is not for users", () => {
    expect(ndjsonOptions().map(({ flags, description, hidden }) => [flags, description, hidden])).toEqual([
      ["--ndjson", "treat each line as a request, and print one result per line", false],
      ["--body-at <pointer>", "where each line has its request, as a JSON Pointer", false],
      ["--context-at <pointer>", "where each line has a context of its own", false],
      ["--keep <pointer>", "a value of the line to repeat in its result (repeatable)", false],
      ["--brief", "print only the verdict, the rules and the paths, in at most 4 KiB a line", false],
      ["--threads <number>", "", true],
    ]);
  });
});

describe("the envelope of lines", () => {
  it.each<[NdjsonOptions, ReturnType<typeof envelopeOf>]>([
    [{}, undefined],
    [{ ndjson: true, keep: [], brief: true, threads: 2 }, undefined],
    [{ bodyAt: body }, { bodyAt: body, contextAt: undefined, keep: [] }],
    [{ contextAt: id }, { bodyAt: whole, contextAt: id, keep: [] }],
    [{ keep: [id] }, { bodyAt: whole, contextAt: undefined, keep: [id] }],
  ])("of %j", (options, envelope) => {
    expect(envelopeOf(options)).toEqual(envelope);
  });
});
