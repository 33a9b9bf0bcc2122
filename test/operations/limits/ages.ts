export const NOW = Date.UTC(2026, 2, 1, 9);

/** The times that are `ages` milliseconds before `NOW`. A negative age is in the future. */
export function agesAgo(ages: readonly number[]): number[] {
  return ages.map((age) => NOW - age);
}

/** Some events of the same age. */
export function times(count: number, age: number): number[] {
  return Array.from({ length: count }, () => age);
}

/** The error body of a limit whose violations have one target. */
export function errorBody(code: string, target: string, ...messages: string[]) {
  const details = messages.map((message) => ({ target, message }));
  return { error: { code, message: messages[0], target, details } };
}
