/** Maximum length of a text to compare, in UTF-16 units. */
export const LONGEST_COMPARED = 96;

/** Buffers for the last three rows of the distance matrix. They are reused, but carry nothing from call to call. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_COMPARED + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * The number of insertions, deletions, replacements and swaps of neighbours that turn `from` into `to`. Returns some
 * number above `most` if there are more. Neither text may be longer than `LONGEST_COMPARED`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [before, above, row] = rows;
  for (let column = 0; column <= to.length; column++) above[column] = column;
  for (let index = 1; index <= from.length; index++) {
    const least = fillRow(row, above, before, from, to, index, most);
    // The least distance grows by at most one from row to row, so a swap cannot lead back below `most`.
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return above[to.length] as number;
}

/**
 * Fills the row for the first `index` units of `from`, but only the columns whose distance can be `most` or less.
 * Returns the least distance in the row.
 */
function fillRow(
  row: Uint8Array,
  above: Uint8Array,
  before: Uint8Array,
  from: string,
  to: string,
  index: number,
  most: number,
): number {
  const first = Math.max(1, index - most);
  const last = Math.min(to.length, index + most);
  const unit = from.charCodeAt(index - 1);
  const previous = from.charCodeAt(index - 2);
  // Above `most`, unless this is the first column.
  let left = index;
  let least = left;
  row[first - 1] = left;
  for (let column = first; column <= last; column++) {
    const other = to.charCodeAt(column - 1);
    let distance = (above[column - 1] as number) + (unit === other ? 0 : 1);
    if (left < distance) distance = left + 1;
    if ((above[column] as number) < distance) distance = (above[column] as number) + 1;
    if (index > 1 && column > 1 && unit === to.charCodeAt(column - 2) && previous === other) {
      distance = Math.min(distance, (before[column - 2] as number) + 1);
    }
    row[column] = distance;
    left = distance;
    if (distance < least) least = distance;
  }
  row[last + 1] = most + 1;
  return least;
}
