const REPLACEMENT = "\uFFFD";

/**
 * Decodes UTF-8 as the Encoding Standard does: it replaces malformed bytes. It keeps a byte order mark.
 * `TextDecoder` is not part of every engine that runs JavaScript.
 */
export function utf8Text(bytes: Iterable<number>): string {
  let text = "";
  let point = 0;
  /** Bytes of the character that are still to come, and the range of the next one. */
  let missing = 0;
  let lowest = 0x80;
  let highest = 0xbf;
  for (const byte of bytes) {
    if (missing > 0) {
      const continues = byte >= lowest && byte <= highest;
      lowest = 0x80;
      highest = 0xbf;
      if (continues) {
        point = (point << 6) | (byte & 0x3f);
        missing--;
        if (missing === 0) text += String.fromCodePoint(point);
        continue;
      }
      missing = 0;
      text += REPLACEMENT;
    }
    if (byte < 0x80) text += String.fromCharCode(byte);
    else if (byte < 0xc2 || byte > 0xf4) text += REPLACEMENT;
    else {
      missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      point = byte & (0x3f >> missing);
      // Rejects forms longer than needed, surrogates, and code points beyond Unicode.
      if (byte === 0xe0) lowest = 0xa0;
      else if (byte === 0xed) highest = 0x9f;
      else if (byte === 0xf0) lowest = 0x90;
      else if (byte === 0xf4) highest = 0x8f;
    }
  }
  return missing > 0 ? text + REPLACEMENT : text;
}
