/** Whether an error is what JavaScript engines throw when the stack is full; whoever writes a getter can throw the same. */
export function isStackOverflow(error: unknown): boolean {
  try {
    return error instanceof Error && /call stack|too much recursion/u.test(error.message);
  } catch {
    return false;
  }
}
