/** Whether an error is a stack overflow, judged by its message. A user's getter could throw the same. */
export function isStackOverflow(error: unknown): boolean {
  try {
    return error instanceof Error && /call stack|too much recursion/u.test(error.message);
  } catch {
    return false;
  }
}
