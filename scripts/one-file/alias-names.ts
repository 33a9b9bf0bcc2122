import ts from "typescript";
import { isPackable, packed } from "./packed.js";

/** How a name occurs in a source: what replaces it when it becomes a variable, and how many characters that takes. */
const FORMS = {
  text: { written: (variable: string) => variable, length: 2 },
  partOfTemplate: { written: (variable: string) => `\${${variable}}`, length: 5 },
  access: { written: (variable: string) => `[${variable}]`, length: 4 },
  optionalAccess: { written: (variable: string) => `?.[${variable}]`, length: 6 },
  key: { written: (variable: string) => `[${variable}]`, length: 4 },
  shorthand: { written: (variable: string, name: string) => `[${variable}]: ${name}`, length: 4 },
} as const;

interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly form: keyof typeof FORMS;
  /** Characters of the minified source without aliases. */
  readonly length: number;
}

/**
 * Replaces each long name and text with a variable, and packs their values. This halves what a minifier leaves, which
 * cannot rename what callers see. The result behaves the same. The source must be a whole program that defines the
 * function `unpacked`, and whose first line may declare variables.
 */
export function aliasNames(source: string): string {
  const worthwhile = [...occurrencesIn(source)].filter(([name, all]) => isWorthwhile(name, all));
  // Names with the same beginning repeat it at a short distance.
  const names = worthwhile.sort(([name], [other]) => (name < other ? -1 : 1));
  const variables = names.map((_, index) => `$name${index}`);
  const edits = names.flatMap(([name, all], index) =>
    all.map(({ start, end, form }) => ({ start, end, text: FORMS[form].written(variables[index] ?? "", name) })),
  );
  let result = `let [${variables.join()}] = unpacked(${JSON.stringify(packed(names.map(([name]) => name).join(SEPARATOR)))}).split("${SEPARATOR}");\n`;
  let end = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    result += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + source.slice(end);
}

/** Separates the names. A name that contains it gets no variable. */
const SEPARATOR = "&";

/** About how much of a name is left when it is packed. */
const PACKED = 0.4;

/** An alias costs the name, a variable and two separators once, and saves characters wherever the name occurs. */
function isWorthwhile(name: string, all: readonly Occurrence[]): boolean {
  // `__proto__` as a key of a literal is not a member, and the name of a constructor cannot be computed.
  if (name === "__proto__" || name === "constructor") return false;
  if (name.includes(SEPARATOR) || !isPackable(name)) return false;
  const gain = all.reduce((sum, { form, length }) => sum + length - FORMS[form].length, 0);
  return gain > PACKED * name.length + 5;
}

function occurrencesIn(source: string): Map<string, Occurrence[]> {
  const found = new Map<string, Occurrence[]>();
  const add = (name: string, start: number, end: number, form: Occurrence["form"], length: number) => {
    const all = found.get(name) ?? [];
    found.set(name, all);
    all.push({ start, end, form, length });
  };
  const file = ts.createSourceFile("program.js", source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const { parent } = node;
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const end = node.getEnd() - (ts.isTemplateTail(node) ? 1 : 2);
      if (!isTagged(node)) add(node.text, node.getStart(file) + 1, end, "partOfTemplate", node.text.length);
      return;
    }
    if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return;
    const { text } = node;
    const [start, end] = [node.getStart(file), node.getEnd()];
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const isOptional = parent.questionDotToken !== undefined;
      const form = isOptional ? "optionalAccess" : "access";
      add(text, parent.expression.getEnd(), end, form, text.length + (isOptional ? 2 : 1));
    } else if (isKey(node)) add(text, start, end, "key", text.length);
    else if (isShorthand(node)) add(text, start, end, "shorthand", text.length);
    else if (ts.isStringLiteralLike(node) && isValue(node)) add(text, start, end, "text", text.length + 2);
  };
  visit(file);
  return found;
}

function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (ts.isObjectLiteralElement(parent) || ts.isClassElement(parent)) && parent.name === node && !isShorthand(node);
}

/** A name that is a key and a variable at once. */
function isShorthand(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
  const isVariable = ts.isBindingElement(parent) && parent.name === node && parent.propertyName === undefined;
  return isVariable && ts.isObjectBindingPattern(parent.parent) && parent.dotDotDotToken === undefined;
}

function isTagged(part: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail): boolean {
  const template = ts.isTemplateHead(part) ? part.parent : part.parent.parent;
  return ts.isTaggedTemplateExpression(template.parent);
}

/** A directive is not a value, and the text of a tagged template is more than a value. */
function isValue({ parent }: ts.StringLiteralLike): boolean {
  return !ts.isExpressionStatement(parent) && !ts.isTaggedTemplateExpression(parent);
}
