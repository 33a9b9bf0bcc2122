import { ErrorCodes, Message, type MessageStrategy, type RequestMessage } from "vscode-languageserver/node";
import { isObject } from "../../../../src/structure/checker.js";

/** Answers a request with an error. */
type Refuse = (id: RequestMessage["id"], code: number, problem: string) => Promise<void>;

/** Lets only those messages pass that may come at this time: before, while or after the server serves the client. */
export class LifeCycle implements MessageStrategy {
  #stage: "new" | "serving" | "shut down" = "new";

  constructor(private readonly refuse: Refuse) {}

  handleMessage(...[message, next]: Parameters<MessageStrategy["handleMessage"]>) {
    if (Message.isNotification(message)) {
      return this.#stage === "serving" || message.method === "exit" ? next(message) : undefined;
    }
    if (!Message.isRequest(message)) return next(message);
    const { id, method } = message;
    const isFirst = method === "initialize";
    if (this.#stage === "shut down") return this.refuse(id, ErrorCodes.InvalidRequest, "the server has been shut down");
    if (this.#stage === "new" && !isFirst)
      return this.refuse(id, ErrorCodes.ServerNotInitialized, "the server has not been initialized");
    if (this.#stage === "serving" && isFirst)
      return this.refuse(id, ErrorCodes.InvalidRequest, "the server has been initialized already");
    const missing = missingParameter(method, message.params);
    if (missing !== undefined)
      return this.refuse(id, ErrorCodes.InvalidParams, `${missing} is missing or has a wrong type`);
    this.#stage = method === "shutdown" ? "shut down" : "serving";
    return next(message);
  }
}

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
function missingParameter(method: string, params: unknown): string | undefined {
  const needed = NEEDED.get(method);
  if (needed === undefined) return undefined;
  if (!isObject(params)) return "params";
  const missing = needed.find((name) => !isObject(params[name]));
  if (missing !== undefined) return `params.${missing}`;
  const { textDocument } = params;
  return isObject(textDocument) && typeof textDocument["uri"] !== "string" ? "params.textDocument.uri" : undefined;
}
