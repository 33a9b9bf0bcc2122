import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SandboxOptions } from "../../../src/index.js";
import type { Settings } from "../world/world.js";
import { optionsOf } from "./requests.js";
import type { Processes } from "./sandbox-service.js";

/** An order to a process, which answers each with a text. */
export type Order =
  /** Starts a server, and answers with its address. The storage stays open from one server to the next. */
  | { readonly kind: "start"; readonly database: string; readonly options: Omit<SandboxOptions, "storage"> }
  /** Ends the server and its sandbox. */
  | { readonly kind: "stop" }
  /** Closes the storage, as the end of the process does. */
  | { readonly kind: "forget" };

const file = fileURLToPath(new URL("front-process.ts", import.meta.url));

/** Processes that run one server each, all in front of one database. They need an up-to-date build. */
export class FrontProcesses {
  readonly #children: ChildProcess[];

  constructor(count: number) {
    this.#children = Array.from({ length: count }, () => fork(file, [], { execArgv: ["--import", "tsx"] }));
  }

  /** Gives the same order to all at once. */
  #tell(order: Order): Promise<string[]> {
    return Promise.all(this.#children.map((child) => told(child, order)));
  }

  /** The processes of a service. */
  serving(settings: Settings, database: string): Processes {
    return {
      start: async () => {
        const urls = await this.#tell({ kind: "start", database, options: optionsOf(settings) });
        return urls.map((url) => ({ url, fetch: (request) => fetch(request) }));
      },
      stop: () => this.#tell({ kind: "stop" }),
      end: () => this.#tell({ kind: "forget" }),
    };
  }

  end(): void {
    for (const child of this.#children) child.kill("SIGKILL");
  }
}

/** Rejects if the process ends before it answers. */
function told(child: ChildProcess, order: Order): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`the process ended instead of carrying out ${order.kind}`));
    child.once("exit", ended);
    child.once("message", (answer) => {
      child.off("exit", ended);
      resolve(String(answer));
    });
    child.send(order);
  });
}
