import { readFileSync } from "node:fs";
import fc from "fast-check";
import { XmlDocument, XmlElement, type XmlTreeNode, XsdValidator } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { printable } from "../../../src/cli/printable.js";
import { run } from "../run.js";
import { manyProblems, printed, printedOfPatch, textOf } from "./printed.js";

const schema = XmlDocument.fromString(readFileSync(new URL("junit-schema/jenkins-junit.xsd", import.meta.url), "utf8"));
const validator = XsdValidator.fromDoc(schema);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the element, if it has no elements in it. */
  readonly content: string | readonly Element[];
}

/** The suites of a report that the schema accepts, and its own attributes. */
function reportIn(text: string): Element {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return elementOf(document.root);
  } finally {
    document.dispose();
  }
}

function elementOf(element: XmlElement): Element {
  const children: XmlElement[] = [];
  for (let child: XmlTreeNode | null = element.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlElement) children.push(child);
  }
  return {
    name: element.name,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    content: children.length > 0 ? children.map(elementOf) : element.content,
  };
}

/** The elements of a report by their name, in the order of the text. */
function elementsIn({ content }: Element, name: string): Element[] {
  if (typeof content === "string") return [];
  return content.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsIn(child, name)]);
}

const sample = "samples/push-with-mistakes.json";

describe("--format junit", () => {
  it("prints a suite for each file, with a failure for each error", () => {
    const { status, stdout, stderr } = run(["check", "--format", "junit", sample, "samples/push-one-time.json"]);
    expect([status, stderr]).toEqual([1, ""]);
    const report = reportIn(stdout);
    const attributesOf = (name: string) => elementsIn(report, name).map(({ attributes }) => attributes);
    expect(report.attributes).toEqual({ name: "campaign-rules", tests: "6", failures: "5", errors: "0", time: "0" });
    expect(attributesOf("testsuite")).toEqual([
      { name: sample, tests: "5", failures: "5", errors: "0", time: "0" },
      { name: "samples/push-one-time.json", tests: "1", failures: "0", errors: "0", time: "0" },
    ]);
    expect(attributesOf("testcase")).toEqual([
      { classname: sample, name: "structure.format created_by", time: "0" },
      { classname: sample, name: "structure.enum basic_details.platforms[0]", time: "0" },
      { classname: sample, name: "structure.required basic_details.platform_specific_details", time: "0" },
      { classname: sample, name: "structure.format scheduling_details.start_time", time: "0" },
      { classname: sample, name: "structure.type delivery_controls.campaign_throttle_rpm", time: "0" },
      { classname: "samples/push-one-time.json", name: "is valid", time: "0" },
    ]);
    const message = 'created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @';
    expect(elementsIn(report, "failure")[0]).toEqual({
      name: "failure",
      attributes: { type: "structure.format", message },
      content: `${sample}:5:17: error: ${message}`,
    });
  });

  it("prints an error for each file that cannot be read", () => {
    const { status, stdout } = run(["check", "--format", "junit", "no-<such>.json", "samples/push-one-time.json"]);
    const report = reportIn(stdout);
    expect(status).toBe(2);
    expect(report.attributes).toEqual({ name: "campaign-rules", tests: "2", failures: "0", errors: "1", time: "0" });
    const message = "no-<such>.json: file not found";
    const error = { name: "error", attributes: { message }, content: "" };
    expect(elementsIn(report, "testsuite")[1]).toEqual({
      name: "testsuite",
      attributes: { name: "not checked", tests: "1", failures: "0", errors: "1", time: "0" },
      content: [
        { name: "testcase", attributes: { classname: "not checked", name: message, time: "0" }, content: [error] },
      ],
    });
  });

  it("counts warnings as tests that passed", async () => {
    const { all, found } = await printed("junit", "a.json", '{ "channel": "PUSH", "request-id": "r" }');
    const errors = found.filter(({ severity }) => severity === "error").length;
    const report = reportIn(all);
    const counts = { tests: String(found.length), failures: String(errors), errors: "0", time: "0" };
    expect(elementsIn(report, "testsuite")[0]?.attributes).toEqual({ name: "a.json", ...counts });
    expect(elementsIn(report, "testcase").at(-1)).toEqual({
      name: "testcase",
      attributes: { name: 'member.known ["request-id"]', classname: "a.json", time: "0" },
      content: [{ name: "system-out", attributes: {}, content: `a.json:1:22: warning: ${found.at(-1)?.message}` }],
    });
  });

  it("leaves out files without errors with --quiet, also from its totals", () => {
    const { stdout } = run(["check", "--format", "junit", "--quiet", sample, "samples/push-one-time.json"]);
    const report = reportIn(stdout);
    expect(report.attributes["tests"]).toBe("5");
    expect(elementsIn(report, "testsuite").map(({ attributes }) => attributes["name"])).toEqual([sample]);
  });

  it("reports malformed JSON as a failure of its own rule", async () => {
    const { all } = await printed("junit", "a.json", '{\n  "channel" "PUSH"\n}');
    const [failure, ...others] = elementsIn(reportIn(all), "failure");
    expect([failure?.attributes["type"], others]).toEqual(["input.json", []]);
    expect(failure?.content).toMatch(/^a\.json:2:13: error: /u);
  });

  it("names only the file if the problem is not in it, and then the place in the stored campaign", async () => {
    const failures = elementsIn(reportIn((await printedOfPatch("junit")).all), "failure");
    const failure = failures.find(({ attributes }) => attributes["type"] === "structure.type");
    const [first, second] = String(failure?.content).split("\n");
    expect(first).toMatch(/^patch\.json: error: /u);
    expect(second).toBe("in the stored campaign: stored.json:1:49");
  });

  it("says that the list is incomplete", async () => {
    const { all } = await printed("junit", "a.json", manyProblems);
    const [suite] = elementsIn(reportIn(all), "testsuite");
    const content = "This file has more problems than are listed.";
    expect(suite?.content.at(-1)).toEqual({ name: "system-out", attributes: {}, content });
  });
});

describe("hostile text", () => {
  it("keeps the report valid, and its texts as they are", async () => {
    const text = textOf(
      ...["<failure>", "]]>", "&amp;", "&#0;", '"', "'", "\n", "\t", "\u0000", "\u001B[2J"],
      ...["\u202E", "\uD800", "\uFFFE", "\uFFFF", "😀", "a "],
    );
    const body = fc.tuple(text, fc.dictionary(text, text)).map(([channel, utm_params]) => ({ channel, utm_params }));
    await fc.assert(
      fc.asyncProperty(text, body, fc.dictionary(text, text), async (name, known, unknown) => {
        const { all, found } = await printed("junit", name, JSON.stringify({ ...unknown, ...known }));
        const report = reportIn(all);
        expect(elementsIn(report, "testsuite").map(({ attributes }) => attributes["name"])).toEqual([shown(name)]);
        expect(elementsIn(report, "failure").map(({ attributes }) => attributes["message"])).toEqual(
          found.filter(({ severity }) => severity === "error").map(({ message }) => shown(message)),
        );
      }),
    );
  });
});

/** Two characters that XML cannot contain. */
function shown(text: string): string {
  return printable(text).replaceAll("\uFFFE", "\\u{fffe}").replaceAll("\uFFFF", "\\u{ffff}");
}

const wrong = ["<testsuites><testsuite/></testsuites>", "<testsuites><testcase name='a'/></testsuites>", "<testsuites"];
it.each(wrong)("%s is no report", (text) => {
  expect(() => reportIn(text)).toThrow();
});
