/** No text of more units than this is compared. */
export const LONGEST_COMPARED = 96;

/** The last three rows of distances between the beginnings of two texts. They hold nothing from one call to the next. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_COMPARED + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * The least number of characters to insert, delete, replace, or swap with their neighbour; some number above `most` where
 * that is more. Neither text is longer than `LONGEST_COMPARED`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (from === to) return 0;
  let [before, above, row] = rows;
  for (let column = 0; column <= to.length; column++) above[column] = column;
  let leastAbove = 0;
  for (let index = 1; index <= from.length; index++) {
    const least = fillRow(row, above, before, from, to, index);
    // A swap reaches back by two rows.
    if (least > most && leastAbove >= most) return most + 1;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  return above[to.length] as number;
}

/** Fills the row for the first so many units of `from`. Gives the least distance in it. */
function fillRow(
  row: Uint8Array,
  above: Uint8Array,
  before: Uint8Array,
  from: string,
  to: string,
  index: number,
): number {
  const unit = from.charCodeAt(index - 1);
  const previous = from.charCodeAt(index - 2);
  let left = index;
  let least = left;
  row[0] = left;
  for (let column = 1; column <= to.length; column++) {
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
  return least;
}
