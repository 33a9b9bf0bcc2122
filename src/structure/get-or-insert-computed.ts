/** The value of a key in a map, which is computed and set if there is none yet. Newer runtimes have it as a method. */
export function getOrInsertComputed<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  compute: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const computed = compute();
  map.set(key, computed);
  return computed;
}
