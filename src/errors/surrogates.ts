/** Whether the unit at an offset of a text is the first half of a character of two units. */
export function isLeadingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Whether the unit at an offset of a text can only be the second half of a character. */
export function isTrailingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
