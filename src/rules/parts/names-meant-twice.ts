/** The names that occur more than once. If several members mean one of them, no one can tell which is to be renamed. */
export function namesMeantTwice(names: Iterable<string | undefined>): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const name of names) if (name !== undefined) (once.has(name) ? twice : once).add(name);
  return twice;
}
