/** Whether a value is an error with this name. Its class may come from another bundle, so `instanceof` cannot tell. */
export function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name;
}
