import { type Connection, MessageType, ShowMessageNotification } from "vscode-languageserver/node";

/** Shows messages to the user, each once. */
export class Messages {
  readonly #connection: Connection;
  readonly #shown = new Set<string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  warn(message: string): void {
    if (this.#shown.has(message)) return;
    this.#shown.add(message);
    void this.#connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }
}
