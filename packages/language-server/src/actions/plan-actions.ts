import type { JsonPatchOperation } from "campaign-rules";
import type { Found } from "campaign-rules/files";
import { CodeActionKind, type Range } from "vscode-languageserver/node";
import { nameOf, parentOf } from "../../../../src/text/json/pointers.js";
import { type CheckedDocument, findingsOf, offsetsOf } from "../checking/checked-document.js";
import { FIX_ALL, type PlannedAction } from "./planned-action.js";

/** The actions for a range of a document. `only` lists the kinds that a client asks for; by default, all. */
export function planActions(
  checked: CheckedDocument,
  range: Range,
  only: readonly CodeActionKind[] | undefined,
): PlannedAction[] {
  const wants = (kind: CodeActionKind) => only === undefined || only.some((one) => contains(one, kind));
  const fixable = checked.parts.flatMap((part) => findingsOf(part).filter(hasFix));
  const quick = wants(CodeActionKind.QuickFix) ? quickFixes(checked, range, fixable) : [];
  if (fixable.length === 0 || !wants(FIX_ALL)) return quick;
  const all: PlannedAction = {
    title: fixable.length === 1 ? "Apply the fix in this file" : `Apply all ${fixable.length} fixes in this file`,
    ...{ kind: FIX_ALL, diagnostic: undefined, isPreferred: false },
    change: { does: "fix-all", rule: undefined },
  };
  return [...quick, all];
}

/** Kinds are hierarchical: a client that asks for `source` gets `source.fixAll`. */
function contains(asked: CodeActionKind, kind: CodeActionKind): boolean {
  return asked === "" || kind === asked || kind.startsWith(`${asked}.`);
}

export function hasFix(found: Found): boolean {
  return "fix" in found && found.fix !== undefined;
}

function quickFixes(checked: CheckedDocument, range: Range, fixable: readonly Found[]): PlannedAction[] {
  const actions: PlannedAction[] = [];
  const rules = new Set<Found["rule"]>();
  for (const [index, part] of checked.parts.entries()) {
    const offsets = offsetsOf(checked.document, part);
    if (!overlaps(offsets.whole(), range)) continue;
    for (const [finding, found] of findingsOf(part).entries()) {
      if ("failure" in part.checked) continue;
      const { positionOf } = part.checked;
      const place = offsets.rangeOf(positionOf(found));
      if (!overlaps(place, range)) continue;
      if (hasFix(found)) rules.add(found.rule);
      actions.push(...actionsFor(checked, found, place, { part: index, finding }));
    }
  }
  const kind = CodeActionKind.QuickFix;
  for (const rule of rules) {
    const count = fixable.filter((found) => found.rule === rule).length;
    if (count < 2) continue;
    const title = `Apply all ${count} fixes for ${rule}`;
    actions.push({ title, kind, diagnostic: undefined, isPreferred: false, change: { does: "fix-all", rule } });
  }
  return actions;
}

function actionsFor(
  { checker, parts }: CheckedDocument,
  found: Found,
  range: Range,
  at: { readonly part: number; readonly finding: number },
): PlannedAction[] {
  const kind = CodeActionKind.QuickFix;
  const diagnostic = { code: found.rule, message: found.message, range };
  const actions: PlannedAction[] = [];
  if ("fix" in found && found.fix !== undefined)
    actions.push({
      title: fixTitle(found.fix),
      kind,
      diagnostic,
      isPreferred: true,
      change: { does: "fix", ...at },
    });
  const { text = "", contents } = parts[at.part] ?? {};
  const isCreate = contents !== undefined && contents.request !== true && contents.operation !== "update";
  if (isCreate && checker.lacksObject(text, found.segments))
    actions.push({
      title: `Add ${found.path} with its required members`,
      ...{ kind, diagnostic, isPreferred: !hasFix(found) },
      change: { does: "complete", ...at },
    });
  return actions;
}

function overlaps(a: Range, b: Range): boolean {
  return !(isBefore(a.end, b.start) || isBefore(b.end, a.start));
}

function isBefore(a: Range["start"], b: Range["start"]): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

const LONGEST = 40;

/** A title that says what a fix does. */
function fixTitle(operations: readonly JsonPatchOperation[]): string {
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return "Fix this problem";
  switch (operation.op) {
    case "replace":
      return `Replace with ${excerpt(JSON.stringify(operation.value))}`;
    case "remove":
      return `Remove ${excerpt(nameOf(operation.path))}`;
    case "move":
      return parentOf(operation.from) === parentOf(operation.path)
        ? `Rename to ${excerpt(nameOf(operation.path))}`
        : `Move to ${excerpt(operation.path)}`;
    default:
      return "Fix this problem";
  }
}

function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
