import { createHash } from "node:crypto";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileKindOf } from "../../../src/cli/file-kind-of.js";
import { gitlabPrinter } from "../../../src/cli/formats/gitlab.js";
import { Totals } from "../../../src/cli/formats/totals.js";
import { type Violation, validateCreate } from "../../../src/index.js";
import { Places } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";
import { run } from "../run.js";
import { printed, printedOfPatch, textOf } from "./printed.js";

interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** The schema of an object with these members, and no others. */
const objectOf = (properties: Record<string, object>) => {
  return { type: "object", required: Object.keys(properties), additionalProperties: false, properties };
};

/** The documented format of GitLab reports. GitLab ignores other members, so we print none. */
const isReport = new Ajv({ strict: true }).compile<Issue[]>({
  type: "array",
  items: objectOf({
    description: { type: "string", minLength: 1 },
    check_name: { type: "string", minLength: 1 },
    fingerprint: { type: "string", pattern: "^[0-9a-f]{64}$" },
    severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
    location: objectOf({
      path: { type: "string", pattern: "^(?!\\./|/)" },
      lines: objectOf({ begin: { type: "integer", minimum: 1 } }),
    }),
  }),
});

function issuesIn(text: string): Issue[] {
  const report = JSON.parse(text) as unknown;
  const isValid = isReport(report);
  expect(isReport.errors).toBeNull();
  return isValid ? report : [];
}

const summaryOf = ({ check_name, severity, location: { path, lines } }: Issue) => {
  return [severity, check_name, path, lines.begin];
};

const fingerprintsOf = (issues: Issue[]) => issues.map(({ fingerprint }) => fingerprint);

async function fingerprintsIn(name: string, text: string): Promise<string[]> {
  return fingerprintsOf(issuesIn((await printed("gitlab", name, text)).all));
}

const sample = "samples/push-with-mistakes.json";

describe("--format gitlab", () => {
  it("prints an issue for each finding, at its line", () => {
    const { status, stdout, stderr } = run(["check", "--format", "gitlab", sample, "samples/push-one-time.json"]);
    expect([status, stderr]).toEqual([1, ""]);
    const issues = issuesIn(stdout);
    expect(issues.map(summaryOf)).toEqual([
      ["major", "structure.format", sample, 5],
      ["major", "structure.enum", sample, 8],
      ["major", "structure.required", sample, 6],
      ["major", "structure.format", sample, 33],
      ["major", "structure.type", sample, 37],
    ]);
    const message = 'created_by must be an email address, like "jo@example.com", but is "maria.keller", which has no @';
    expect(issues[0]?.description).toBe(message);
  });

  it.each(["samples/push-one-time.json", "no-such-file.json"])("prints an empty report about %s", (name) => {
    expect(run(["check", "--format", "gitlab", name]).stdout).toBe("[]\n");
  });

  it("gives warnings a lower severity", async () => {
    const { all } = await printed("gitlab", "a.json", '{ "channel": "PUSH", "request-id": "r" }');
    expect(issuesIn(all).map(summaryOf).at(-1)).toEqual(["minor", "member.known", "a.json", 1]);
  });

  it.each([
    ["./campaigns/a.json", "campaigns/a.json"],
    ["campaigns/../a.json", "a.json"],
    [`${process.cwd()}/campaigns/a.json`, "campaigns/a.json"],
    ["../other/a.json", "../other/a.json"],
    ["<stdin>", "<stdin>"],
  ])("names %s by its path from the working directory", async (name, path) => {
    const issues = issuesIn((await printed("gitlab", name, "3")).all);
    expect(issues.map(({ location }) => location.path)).toEqual([path]);
  });

  it("names the first line if the problem is not in the file, and the place in the stored campaign", async () => {
    const { all } = await printedOfPatch("gitlab", '\n\n{ "request_id": "r" }');
    const issue = issuesIn(all).find(({ check_name }) => check_name === "structure.type");
    expect(issue?.location.lines).toEqual({ begin: 1 });
    expect(issue?.description).toMatch(/; did you mean "1"\? \(in the stored campaign: stored\.json:1:49\)$/u);
  });
});

describe("a fingerprint", () => {
  it("is the hash of the file, the rule and the place, with a number from the second finding there on", () => {
    const found = { ...(validateCreate({}).violations[0] as Violation), pointer: "/a" };
    const result = { file: "a.json", ok: false, violations: [found, found, found], warnings: [], skipped: [] };
    const printer = gitlabPrinter(createHash);
    const kind = fileKindOf({ operation: "create" }, {}, undefined);
    printer.each(result, new Places("a.json", new Source("{}"), kind, undefined));
    const hash = (text: string) => createHash("sha256").update(text).digest("hex");
    const place = JSON.stringify(["a.json", found.rule, "/a"]);
    const fingerprints = fingerprintsOf(issuesIn(printer.all(Totals.of([result]), [result])));
    expect(fingerprints).toEqual([hash(place), hash(`${place} 2`), hash(`${place} 3`)]);
  });

  it("stays the same when lines move and values change", async () => {
    const before = await fingerprintsIn("a.json", '{ "channel": "push", "created_by": "jo" }');
    const after = await fingerprintsIn("./a.json", '{\n\n\n  "channel":\n\n"Push",\n\n"created_by": "jo@" }');
    expect(before.length).toBeGreaterThan(2);
    expect(after).toEqual(before);
  });

  it("differs by file, rule and place", async () => {
    const one = await fingerprintsIn("a.json", '{ "channel": "PUSH" }');
    const other = await fingerprintsIn("b.json", '{ "channel": "PUSH" }');
    expect(new Set([...one, ...other]).size).toBe(one.length * 2);
  });

  it("differs if two places are cut to the same pointer", async () => {
    const long = "x".repeat(2000);
    const text = JSON.stringify({ channel: "PUSH", utm_params: { [`utm_${long}1`]: 1, [`utm_${long}2`]: 1 } });
    const { all, found } = await printed("gitlab", "a.json", text);
    const pointers = found.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(new Set(pointers).size).toBeLessThan(pointers.length);
    const fingerprints = fingerprintsOf(issuesIn(all));
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });
});

describe("hostile text", () => {
  it("keeps the report valid, and free of control characters", async () => {
    const text = textOf("\n", "\u001B[2J", "\u202E", "\uD800", "a ", "~/", "../", '"', "\u0000", "😀");
    await fc.assert(
      fc.asyncProperty(text, fc.dictionary(text, text), async (name, body) => {
        const { all, found } = await printed("gitlab", `a${name}`, JSON.stringify(body));
        const issues = issuesIn(all);
        expect(issues.map(({ check_name }) => check_name)).toEqual(found.map(({ rule }) => rule));
        const texts = issues.map(({ description }) => description).join("");
        expect(texts).not.toMatch(/\p{Cc}|\p{Cf}|\p{Cs}/u);
      }),
    );
  });
});

const incomplete = { description: "a", check_name: "b", fingerprint: "c", severity: "major", location: {} };
it.each([{}, [{}], [incomplete]])("%j is no report", (value) => {
  expect(isReport(value)).toBe(false);
});
