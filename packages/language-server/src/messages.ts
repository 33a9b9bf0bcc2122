import { type Connection, MessageType, ShowMessageNotification } from "vscode-languageserver/node";

/** Shows messages to the user, each once. */
export class Messages {
  readonly #shown = new Set<string>();

  constructor(private readonly connection: Connection) {}

  warn(message: string): void {
    if (this.#shown.has(message)) return;
    this.#shown.add(message);
    void this.connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }
}
