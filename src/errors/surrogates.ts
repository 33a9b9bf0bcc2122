/** Whether the unit at an index is a leading (high) surrogate. */
export function isLeadingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Whether the unit at an index is a trailing (low) surrogate. */
export function isTrailingSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
