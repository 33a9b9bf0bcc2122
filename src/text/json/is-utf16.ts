/** How a UTF-8 decoder decodes the byte order mark of UTF-16: as replacement characters. */
const MARK = "\uFFFD\uFFFD";

/** Whether a text decoded as UTF-8 is actually UTF-16: JSON starts with ASCII, whose every other byte is then zero. */
export function isUtf16(text: string): boolean {
  const start = text.startsWith(MARK) ? MARK.length : 0;
  const units = [0, 1, 2, 3].map((index) => text.charCodeAt(start + index)).filter((unit) => !Number.isNaN(unit));
  const isZeroAt = (parity: number) => units.every((unit, index) => (unit === 0) === (index % 2 === parity));
  return units.length > 0 && (isZeroAt(0) || (units.length > 1 && isZeroAt(1)));
}
