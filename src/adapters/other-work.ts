/** A body of this size, in bytes, takes about ten milliseconds to parse, and as long again to validate. */
const LARGE = 100_000;

/** The real one, also in a test that fakes timers later. */
const later = setTimeout;

/**
 * Resolves after a server has done other work if a body is large, so that the time to parse it and the time to validate
 * it do not add up for everyone else.
 *
 * @param size bytes or characters. If it is unknown, the body does not count as large.
 */
export async function otherWork(size: number | string | undefined): Promise<void> {
  if (Number(size) > LARGE) await new Promise<void>((resolve) => void later(resolve));
}
