/** In milliseconds. Clients of servers wait longer. */
const LIMIT = 30_000;

/**
 * Resolves as a promise does. Rejects if nothing is left that could settle it: Node would end the process without a
 * word, and with a code that none of our commands has. Rejects after a time, too: something else may keep the process
 * alive, such as the input of a server.
 */
export async function settled<T>(work: Promise<T>): Promise<T> {
  let giveUp: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error("it waits for something that never happens"));
    process.once("beforeExit", giveUp);
    timer = setTimeout(() => reject(new Error(`it takes longer than ${LIMIT / 1000} s`)), LIMIT).unref();
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearTimeout(timer);
    process.off("beforeExit", giveUp as () => void);
  }
}
