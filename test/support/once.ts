/** A function that makes a value when it is first called: nothing is made in vain, for example for a skipped test. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
