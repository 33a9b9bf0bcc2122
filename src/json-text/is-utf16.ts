/** Bytes that are no UTF-8, as the text of a decoder has them: so ends up the byte order mark of UTF-16. */
const MARK = "\uFFFD\uFFFD";

/** Whether a text that was decoded as UTF-8 is UTF-16: JSON starts with ASCII, of which every other byte is zero there. */
export function isUtf16(text: string): boolean {
  const start = text.startsWith(MARK) ? MARK.length : 0;
  const units = [0, 1, 2, 3].map((index) => text.charCodeAt(start + index)).filter((unit) => !Number.isNaN(unit));
  const isZeroAt = (parity: number) => units.every((unit, index) => (unit === 0) === (index % 2 === parity));
  return units.length > 0 && (isZeroAt(0) || (units.length > 1 && isZeroAt(1)));
}
