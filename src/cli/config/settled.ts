/**
 * Resolves as a promise does. Rejects if nothing is left that could settle it: Node would end the process without a
 * word, and with a code that none of our commands has.
 */
export async function settled<T>(work: Promise<T>): Promise<T> {
  let giveUp: (() => void) | undefined;
  const stuck = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error("it waits for something that never happens"));
    process.once("beforeExit", giveUp);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    process.off("beforeExit", giveUp as () => void);
  }
}
