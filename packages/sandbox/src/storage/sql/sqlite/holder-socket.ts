import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** A socket that accepts connections as long as this process lives. */
export interface HolderSocket {
  /** The name of its file; empty where sockets are impossible. */
  readonly name: string;
  /** Also removes the file. */
  close(): void;
}

/** The longest path of a socket, in bytes. Some systems cut longer ones. */
const LONGEST = 100;

/** Opens a socket in a directory. It is impossible on Windows, in some file systems, and if the path is too long. */
export async function openSocket(directory: string): Promise<HolderSocket> {
  const name = `socket-${randomUUID().slice(0, 8)}`;
  const path = join(directory, name);
  const server = createServer((connection) => connection.destroy()).unref();
  try {
    if (Buffer.byteLength(path) > LONGEST) throw new Error("the path is too long");
    await once(server.listen(path), "listening");
  } catch {
    return { name: "", close() {} };
  }
  // Without a listener, a connection that fails would end the process.
  server.on("error", () => {});
  return { name, close: () => void server.close() };
}

/** Whether the process that opened a socket lives, in any container; undefined if that is unknown. */
export async function isOpen(directory: string, name: string): Promise<boolean | undefined> {
  const path = join(directory, name);
  if (!isSocketName(name) || Buffer.byteLength(path) > LONGEST) return undefined;
  const connection = connect(path);
  try {
    await once(connection, "connect");
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ECONNREFUSED" ? false : undefined;
  } finally {
    connection.destroy();
  }
}

export function isSocketName(name: string): boolean {
  return /^socket-[\da-f]{8}$/u.test(name);
}
