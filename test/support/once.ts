/** A function that makes a value when it is first called, so that nothing is made that is not needed, for example by a skipped test. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
