import { createFileChecker, type FileContents, type FileResult, type Found } from "campaign-rules/files";
import { applyPatch } from "rfc6902";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CodeAction, type Diagnostic, DiagnosticSeverity } from "vscode-languageserver-protocol";
import { budget } from "../../../../test/support/budget.js";
import { applyAction } from "../support/apply-edits.js";
import { Client } from "../support/client.js";
import { settings } from "../support/documents.js";
import { GeneratedWorkspace, type WrittenDocument } from "../support/generated-workspace.js";

const workspace = new GeneratedWorkspace(budget(100, 1000));
const results = workspace.results();
const fixed = workspace.fixed();
let client: Client;

beforeAll(async () => {
  client = await Client.start({ folder: workspace.folder, settings });
});

afterAll(async () => {
  expect(await client.stop()).toBe(0);
});

/** The contents of a diagnostic, in the terms of a result. */
interface Said {
  readonly severity: number | undefined;
  readonly rule: unknown;
  readonly message: Diagnostic["message"] | undefined;
  readonly found: unknown;
}

function saidBy({ severity, code, message, data }: Diagnostic): Said {
  const isHint = severity === DiagnosticSeverity.Hint;
  return { severity, rule: code, message: isHint ? undefined : message, found: data };
}

function saidIn({ violations, warnings, skipped }: FileResult): Said[] {
  const said = (severity: number) => (found: Found) => ({ severity, rule: found.rule, message: found.message, found });
  return [
    ...violations.map(said(DiagnosticSeverity.Error)),
    ...warnings.map(said(DiagnosticSeverity.Warning)),
    ...skipped.map(({ rule }) => ({
      ...{ severity: DiagnosticSeverity.Hint, rule, message: undefined, found: undefined },
    })),
  ];
}

it("diagnostics equal the results of check", async () => {
  for (const { name, uri, text } of workspace.documents) {
    await client.open(uri, text);
    const said = (await client.diagnostics(uri)).map(saidBy);
    expect(said, name).toEqual((results.get(name) ?? []).flatMap(saidIn));
    await client.close(uri);
  }
});

it("the action for all fixes changes a text like check --fix, byte by byte", async () => {
  let changed = 0;
  for (const { name, uri, text } of workspace.documents) {
    const wanted = fixed.get(name);
    if (wanted === undefined) continue;
    await client.open(uri, text);
    const [action] = await client.actions(uri, "source.fixAll");
    expect(action === undefined ? text : applyAction(text, uri, action), name).toBe(wanted);
    if (wanted !== text) changed++;
    await client.close(uri);
  }
  expect(changed).toBeGreaterThan(workspace.documents.length / 5);
});

/** An action that fixes one finding, and the finding. */
interface SingleFix {
  readonly action: CodeAction;
  readonly diagnostic: Diagnostic;
  readonly fix: NonNullable<Exclude<Found, { readonly rule: "input.json" }>["fix"]>;
}

/** The actions for single problems. Others apply all fixes of a rule, or add a missing object. */
async function singleFixes(uri: string): Promise<SingleFix[]> {
  const actions = await client.actions(uri, "quickfix", await client.diagnostics(uri));
  return actions.flatMap((action) => {
    const [diagnostic, ...others] = action.diagnostics ?? [];
    expect(others).toEqual([]);
    const fix = (diagnostic?.data as { readonly fix?: SingleFix["fix"] } | undefined)?.fix;
    if (diagnostic === undefined || fix === undefined || action.title.startsWith("Add ")) return [];
    return [{ action, diagnostic, fix }];
  });
}

/** The value of the body in a text, or in a line of it. */
function bodyIn(text: string, { kind }: WrittenDocument, { range }: Diagnostic): object {
  const part = kind === "lines" ? text.split("\n")[range.start.line] : text;
  const value = JSON.parse((part ?? "").replace(/^\uFEFF/u, "")) as { readonly body: object };
  return kind === "request" ? value.body : value;
}

it("an action for one problem applies the fix of its finding, and changes nothing else", async () => {
  const checker = await createFileChecker({ folder: workspace.folder });
  let applied = 0;
  for (const document of workspace.documents) {
    const { name, uri, text, kind } = document;
    await client.open(uri, text);
    for (const { action, diagnostic, fix } of await singleFixes(uri)) {
      const edited = applyAction(text, uri, action);
      const wanted = bodyIn(text, document, diagnostic);
      expect(applyPatch(wanted, structuredClone(fix) as Parameters<typeof applyPatch>[1]), name).toEqual(
        fix.map(() => null),
      );
      expect(bodyIn(edited, document, diagnostic), name).toEqual(wanted);
      const contents: FileContents = { request: kind === "request" };
      if (kind !== "lines") expect(edited, name).toBe(checker.applyFix(text, diagnostic.data as Found, contents));
      applied++;
    }
    await client.close(uri);
  }
  expect(applied).toBeGreaterThan(workspace.documents.length / 2);
});

it("the actions for single problems, one after another, end with the same text as check --fix", async () => {
  let withSeveral = 0;
  for (const { name, uri, text: first } of workspace.documents) {
    const wanted = fixed.get(name);
    if (wanted === undefined) continue;
    let text = first;
    let steps = 0;
    await client.open(uri, text);
    for (let fixes = await singleFixes(uri); fixes.length > 0; fixes = await singleFixes(uri)) {
      // If two fixes conflict, the first one wins, as with --fix.
      text = applyAction(text, uri, (fixes[0] as SingleFix).action);
      await client.change(uri, { text });
      if (++steps > MOST_STEPS) break;
    }
    expect(text, name).toBe(wanted);
    if (steps > 1) withSeveral++;
    await client.close(uri);
  }
  expect(withSeveral).toBeGreaterThan(workspace.documents.length / 10);
});

/** More steps than any generated document has problems. */
const MOST_STEPS = 200;
