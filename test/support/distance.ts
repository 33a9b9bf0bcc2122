/** The smallest number of edits between two texts, by the definition. */
export function distance(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const [a, b] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return distance(a, b);
  const isSwap = from.length > 1 && from[0] === to[1] && from[1] === to[0];
  return (
    1 + Math.min(distance(a, b), distance(a, to), distance(from, b), isSwap ? distance(a.slice(1), b.slice(1)) : 9)
  );
}
