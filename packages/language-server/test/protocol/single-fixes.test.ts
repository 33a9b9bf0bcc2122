import { createFileChecker, type FileChecker, type FileContents, type Found } from "campaign-rules/files";
import { applyPatch } from "rfc6902";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CodeAction, Diagnostic } from "vscode-languageserver-protocol";
import { applyAction } from "../support/apply-edits.js";
import { budget, seed } from "../support/budget.js";
import { Client } from "../support/client.js";
import { settings } from "../support/documents.js";
import { GeneratedWorkspace, type WrittenDocument } from "../support/generated-workspace.js";

let client: Client;
let workspace: GeneratedWorkspace;
let checker: FileChecker;

beforeAll(async () => {
  workspace = new GeneratedWorkspace(budget(100, 1000), seed);
  client = await Client.start({ folder: workspace.folder, settings });
  checker = await createFileChecker({ folder: workspace.folder });
});

afterAll(async () => {
  await client.stop();
  workspace.remove();
});

/** An action that fixes one finding, and the finding. */
interface SingleFix {
  readonly action: CodeAction;
  readonly diagnostic: Diagnostic;
  readonly fix: NonNullable<Exclude<Found, { readonly rule: "input.json" }>["fix"]>;
}

/** The actions for single problems. Others apply all fixes of a rule, or add a missing object. */
async function singleFixes(uri: string): Promise<SingleFix[]> {
  const actions = await client.actions(uri, "quickfix", undefined, await client.diagnostics(uri));
  return actions.flatMap((action) => {
    const [diagnostic, ...others] = action.diagnostics ?? [];
    const isSingle = others.length === 0 && !action.title.startsWith("Add ");
    const fix = (diagnostic?.data as { readonly fix?: SingleFix["fix"] } | undefined)?.fix;
    return diagnostic !== undefined && fix !== undefined && isSingle ? [{ action, diagnostic, fix }] : [];
  });
}

/** The value of the body in a text, or in a line of it. */
function bodyIn(text: string, { kind }: WrittenDocument, { range }: Diagnostic): object {
  const part = kind === "lines" ? text.split("\n")[range.start.line] : text;
  const value = JSON.parse((part ?? "").replace(/^\uFEFF/u, "")) as { readonly body: object };
  return kind === "request" ? value.body : value;
}

it("an action for one problem applies the fix of its finding, and changes nothing else", async () => {
  let applied = 0;
  for (const document of workspace.documents) {
    const { name, uri, text, kind } = document;
    await client.open(uri, text);
    for (const { action, diagnostic, fix } of await singleFixes(uri)) {
      const fixed = applyAction(text, uri, action);
      const wanted = bodyIn(text, document, diagnostic);
      expect(
        applyPatch(
          wanted,
          fix.map((operation) => ({ ...operation })),
        ),
        name,
      ).toEqual(fix.map(() => null));
      expect(bodyIn(fixed, document, diagnostic), name).toEqual(wanted);
      const contents: FileContents = { request: kind === "request" };
      if (kind !== "lines") expect(fixed, name).toBe(checker.applyFix(text, diagnostic.data as Found, contents));
      applied++;
    }
    await client.close(uri);
  }
  expect(applied).toBeGreaterThan(workspace.documents.length / 2);
});

it("the actions for single problems, one after another, end with the same text as check --fix", async () => {
  const wanted = workspace.fixed();
  let withSeveral = 0;
  for (const { name, uri, text: first } of workspace.documents) {
    if (!wanted.has(name)) continue;
    let text = first;
    let steps = 0;
    await client.open(uri, text);
    for (let fixes = await singleFixes(uri); fixes.length > 0; fixes = await singleFixes(uri)) {
      // If two fixes conflict, the first one wins, as with --fix.
      text = applyAction(text, uri, (fixes[0] as SingleFix).action);
      await client.change(uri, { text });
      if (++steps > MOST_STEPS) break;
    }
    expect(text, name).toBe(wanted.get(name));
    if (steps > 1) withSeveral++;
    await client.close(uri);
  }
  expect(withSeveral).toBeGreaterThan(workspace.documents.length / 10);
});

/** More steps than any generated document has problems. */
const MOST_STEPS = 200;
