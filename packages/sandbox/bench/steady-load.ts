/**
 * Sends requests at a steady rate, whether or not earlier ones have been answered, as many independent clients do.
 * (autocannon sends all requests of a second at its beginning, which measures how long a burst takes.)
 *
 * @returns the time within which 99 of 100 were answered, in milliseconds since each was due.
 */
export async function steadyP99(send: () => Promise<unknown>, rate: number, amount: number): Promise<number> {
  const start = performance.now();
  const sent: Promise<number>[] = [];
  while (sent.length < amount) {
    const due = start + (sent.length * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    else sent.push(send().then(() => performance.now() - due));
  }
  const times = (await Promise.all(sent)).sort((a, b) => a - b);
  return times[Math.ceil(0.99 * amount) - 1] ?? Number.NaN;
}
