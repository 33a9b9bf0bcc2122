/**
 * Throws if a library that the user installed is too old for an entry. npm does not check this: a range for a peer
 * dependency would also stop those who have the library for something else. `version` is undefined if the library does
 * not say its version.
 *
 * @throws {TypeError} naming the entry and the version that it needs.
 */
export function expectVersion(entry: string, library: string, oldest: number, version: string | undefined): void {
  if (version !== undefined && Number.parseInt(version, 10) >= oldest) return;
  const found = version === undefined ? "an older one" : version;
  throw new TypeError(`campaign-rules/${entry} needs ${library} ${oldest} or later, but found ${found}`);
}
