/** Whether arrays and objects in a valid JSON text are nested more than `levels` deep. Takes linear time. */
export function isDeeperThan(text: string, levels: number): boolean {
  // Each level has two brackets.
  if (text.length <= 2 * levels) return false;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text[index];
    if (inString) {
      if (unit === "\\") index++;
      else if (unit === '"') inString = false;
    } else if (unit === '"') inString = true;
    else if (unit === "[" || unit === "{") {
      if (++depth > levels) return true;
    } else if (unit === "]" || unit === "}") depth--;
  }
  return false;
}
