import { ErrorCodes, Message, type MessageStrategy, type RequestMessage } from "vscode-languageserver/node";
import { missingParameter } from "./missing-parameter.js";

/** Answers a request with an error. */
type Refuse = (id: RequestMessage["id"], code: number, problem: string) => Promise<void>;

type Handled = ReturnType<MessageStrategy["handleMessage"]>;

/** Lets only those messages pass that may come at this time: before, while or after the server serves the client. */
export class LifeCycle implements MessageStrategy {
  readonly #refuse: Refuse;
  #stage: "new" | "serving" | "shut down" = "new";

  constructor(refuse: Refuse) {
    this.#refuse = refuse;
  }

  get isShutDown(): boolean {
    return this.#stage === "shut down";
  }

  handleMessage(...[message, next]: Parameters<MessageStrategy["handleMessage"]>): Handled {
    if (Message.isNotification(message)) {
      return this.#stage === "serving" || message.method === "exit" ? next(message) : undefined;
    }
    if (!Message.isRequest(message)) return next(message);
    const { id, method } = message;
    const isFirst = method === "initialize";
    if (this.#stage === "shut down")
      return this.#refuse(id, ErrorCodes.InvalidRequest, "the server has been shut down");
    if (this.#stage === "new" && !isFirst)
      return this.#refuse(id, ErrorCodes.ServerNotInitialized, "the server has not been initialized");
    if (this.#stage === "serving" && isFirst)
      return this.#refuse(id, ErrorCodes.InvalidRequest, "the server has been initialized already");
    const missing = missingParameter(method, message.params);
    if (missing !== undefined)
      return this.#refuse(id, ErrorCodes.InvalidParams, `${missing} is missing or has a wrong type`);
    this.#stage = method === "shutdown" ? "shut down" : "serving";
    return next(message);
  }
}
