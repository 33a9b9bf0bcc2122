/** Each text that differs by one character: left out, repeated, swapped with the next one, or replaced. */
export function* neighbours(text: string, alphabet: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    const [before, it, after] = [text.slice(0, index), text.charAt(index), text.slice(index + 1)];
    yield before + after;
    yield before + it + it + after;
    yield before + after.slice(0, 1) + it + after.slice(1);
    for (const character of alphabet) yield before + character + after;
  }
}
