import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable } from "../../../src/cli/printable.js";
import { endedWith, run, STEERING } from "../run.js";
import { printed, printedOfPatch, textOf } from "./printed.js";

/** Parses a line like the runner of GitHub Actions. */
function commandIn(line: string) {
  const [, head = "", message = ""] = /^\s*::(.*?)::(.*)$/su.exec(line) ?? [];
  const [, name = "", rest = ""] = /^(\S*) ?(.*)$/su.exec(head) ?? [];
  if (name === "") return undefined;
  const properties = rest.split(",").map((property): [string, string] => {
    const [, key = "", value = ""] = /^(.*?)=(.*)$/su.exec(property) ?? [];
    return [key, unescaped(value)];
  });
  return { name, properties: Object.fromEntries(properties), message: unescaped(message) };
}

function unescaped(text: string): string {
  const codes = { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%" };
  return Object.entries(codes).reduce((left, [code, character]) => left.replaceAll(code, character), text);
}

describe("--format github", () => {
  it("prints an annotation for each finding, and a summary", () => {
    const stdout = `::error file=samples/push-with-mistakes.json,line=5,col=17,endLine=5,endColumn=31,title=structure.format::\
created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @
::error file=samples/push-with-mistakes.json,line=6,col=3,endLine=6,endColumn=18,title=structure.required::\
basic_details.platform_specific_details is a mandatory field and must be an object, but is absent
::error file=samples/push-with-mistakes.json,line=8,col=19,endLine=8,endColumn=28,title=structure.enum::\
basic_details.platforms[0] must be one of "ANDROID", "IOS", "WEB", but is "android"; did you mean "ANDROID"?
::error file=samples/push-with-mistakes.json,line=33,col=19,endLine=33,endColumn=41,title=structure.format::\
scheduling_details.start_time must be an existing UTC date and time without offset or fraction, \
like "2026-03-01T09:00:00", but is "2026-10-02T15:00:00Z"; did you mean "2026-10-02T15:00:00"?
::error file=samples/push-with-mistakes.json,line=37,col=30,endLine=37,endColumn=36,title=structure.type::\
delivery_controls.campaign_throttle_rpm has an invalid value, expected type integer but got string; did you mean 6000?
5 errors in 1 of 1 file.
`;
    expect(run(["check", "--format", "github", "samples/push-with-mistakes.json"])).toEqual(endedWith(1, stdout));
  });

  it.each([
    ["only the summary if there are no findings", "samples/push-one-time.json", 0, "No errors in 1 file.\n"],
    ["nothing if no file can be read", "no-such-file.json", 2, ""],
  ])("prints %s", (_, name, status, stdout) => {
    expect(run(["check", "--format", "github", name])).toMatchObject({ status, stdout });
  });

  it("prints warnings as warnings", async () => {
    const { each } = await printed("github", "a.json", '{ "channel": "PUSH", "request-id": "r" }');
    expect(each).toContain("::warning file=a.json,line=1,col=22,endLine=1,endColumn=34,title=member.known::");
  });

  it("names only the file if the problem is not in it, and then the place in the stored campaign", async () => {
    const { each } = await printedOfPatch("github");
    expect(each).toMatch(/^::error file=patch\.json,title=structure\.type::/mu);
    expect(each).toContain('but got number; did you mean "1"?%0Ain the stored campaign: stored.json:1:49\n');
  });
});

describe("hostile text", () => {
  it.each<[string, string]>([
    ["a name with the end of a command", "a::error::b,line=1:.json"],
    ["a name with lines", "a\n::error::b\r::error::c.json"],
    ["a name with codes", "a%0A::error::b%250A%3A.json"],
    ["a name that is a command", "::add-mask::a.json"],
    ["a name that is a command of the old form", "##[add-mask]a.json"],
    ["a name that controls a terminal", "\u001B[2J\u009B\u202E.json"],
  ])("%s remains a file name", async (_, name) => {
    const { each, found } = await printed("github", name, "{}");
    const lines = each.split(/[\r\n]/u).filter((line) => line !== "");
    const place = { file: printable(name), line: "1", col: "1", endLine: "1", endColumn: "2" };
    const commands = found.map(({ rule, message }) => ({
      name: "error",
      properties: { ...place, title: rule },
      message,
    }));
    expect(lines.map(commandIn)).toEqual(commands);
  });

  it("in keys and values cannot inject a command", async () => {
    const text = textOf("::", "\n", "\r", "%0A", "%25", ":", ",", "=", "##[error]", "\u001B[2J", "\u2028", "a ");
    const texts = fc.dictionary(text, text);
    const channel = fc.oneof(text, fc.constant("PUSH"));
    const body = fc.record({ channel, created_by: text, utm_params: texts });
    let warnings = 0;
    await fc.assert(
      fc.asyncProperty(text, body, texts, async (name, known, unknown) => {
        const { each, found } = await printed("github", name, JSON.stringify({ ...known, ...unknown }));
        const lines = each.split(/[\r\n\u2028\u2029]/u).slice(0, -1);
        const commands = lines.map(commandIn);
        expect(commands.map((command) => [command?.name, command?.properties["file"], command?.message])).toEqual(
          found.map(({ severity, message }) => [severity, printable(name), printable(message)]),
        );
        expect(each).not.toMatch(STEERING);
        warnings += found.filter(({ severity }) => severity === "warning").length;
      }),
    );
    expect(warnings).toBeGreaterThan(10);
  });
});
