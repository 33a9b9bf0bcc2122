import type { FileResult, Found } from "campaign-rules/files";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Diagnostic, DiagnosticSeverity } from "vscode-languageserver-protocol";
import { applyAction } from "../support/apply-edits.js";
import { budget, seed } from "../support/budget.js";
import { Client } from "../support/client.js";
import { settings } from "../support/documents.js";
import { GeneratedWorkspace } from "../support/generated-workspace.js";

let client: Client;
let workspace: GeneratedWorkspace;

beforeAll(async () => {
  workspace = new GeneratedWorkspace(budget(100, 1000), seed);
  client = await Client.start({ folder: workspace.folder, settings });
});

afterAll(async () => {
  expect(await client.stop()).toBe(0);
  workspace.remove();
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
  const results = workspace.results();
  for (const { name, uri, text } of workspace.documents) {
    await client.open(uri, text);
    const said = (await client.diagnostics(uri)).map(saidBy);
    expect(said, name).toEqual((results.get(name) ?? []).flatMap(saidIn));
    await client.close(uri);
  }
});

it("the action for all fixes changes a text like check --fix, byte by byte", async () => {
  const fixed = workspace.fixed();
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
