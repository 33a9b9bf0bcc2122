import { isObject } from "../settings/read-settings.js";

/** The objects that the parameters of a request must have. */
const NEEDED = new Map([
  ["initialize", ["capabilities"]],
  ["codeAction/resolve", []],
  ["textDocument/codeAction", ["textDocument", "range", "context"]],
  ["textDocument/completion", ["textDocument", "position"]],
  ["textDocument/diagnostic", ["textDocument"]],
  ["textDocument/documentSymbol", ["textDocument"]],
  ["textDocument/hover", ["textDocument", "position"]],
]);

/** What the parameters of a request lack or have as another kind of value. Undefined if nothing. */
export function missingParameter(method: string, params: unknown): string | undefined {
  const needed = NEEDED.get(method);
  if (needed === undefined) return undefined;
  if (!isObject(params)) return "params";
  const missing = needed.find((name) => !isObject(params[name]));
  if (missing !== undefined) return `params.${missing}`;
  const { textDocument } = params;
  return isObject(textDocument) && typeof textDocument["uri"] !== "string" ? "params.textDocument.uri" : undefined;
}
