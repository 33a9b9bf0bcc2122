import jsonc from "jsonc-parser";

/** Callbacks for the parts of a JSON text, which may be incomplete while it is being typed. */
export interface JsonVisitor {
  /** The name of the next member, with its quotation marks. */
  key(offset: number, end: number, name: string): void;
  open(offset: number, isArray: boolean): void;
  /** The end of an object or array; `end` is past the end of the text for one that is never closed. */
  close(end: number): void;
  scalar(offset: number, end: number): void;
  /** A comma. */
  separator(offset: number): void;
}

/** Scans a text without recursion, so that any depth is possible. */
export function scanJson(text: string, visitor: JsonVisitor): void {
  const scanner = jsonc.createScanner(text, true);
  const isObject: boolean[] = [];
  let isKeyNext = false;
  for (let kind = scanner.scan(); kind !== jsonc.SyntaxKind.EOF; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const end = offset + scanner.getTokenLength();
    switch (kind) {
      case jsonc.SyntaxKind.OpenBraceToken:
      case jsonc.SyntaxKind.OpenBracketToken:
        isKeyNext = kind === jsonc.SyntaxKind.OpenBraceToken;
        isObject.push(isKeyNext);
        visitor.open(offset, !isKeyNext);
        break;
      case jsonc.SyntaxKind.CloseBraceToken:
      case jsonc.SyntaxKind.CloseBracketToken:
        if (isObject.pop() !== undefined) visitor.close(end);
        isKeyNext = false;
        break;
      case jsonc.SyntaxKind.CommaToken:
        isKeyNext = isObject.at(-1) === true;
        visitor.separator(offset);
        break;
      case jsonc.SyntaxKind.ColonToken:
        isKeyNext = false;
        break;
      case jsonc.SyntaxKind.StringLiteral:
        if (isKeyNext) visitor.key(offset, end, scanner.getTokenValue());
        else visitor.scalar(offset, end);
        break;
      default:
        visitor.scalar(offset, end);
    }
  }
  for (const _ of isObject) visitor.close(text.length + 1);
}
