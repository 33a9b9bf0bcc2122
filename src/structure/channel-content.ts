import { type Check, isObject, type Members, type Walk } from "./walk.js";
import { wrongType } from "./wrong-value.js";

/**
 * Checks every content of a channel that `campaign_content.content` holds (see docs/readings.md, "Content for locales and variations"): flat at
 * `<channel>`, and, when `keyed`, at `<locale>.<channel>` and `<locale>.<variation>.<channel>`. An entry that is no
 * object or holds no content of the channel is passed over, but one content there must be.
 */
export function checkChannelContent(
  content: Members,
  walk: Walk,
  depth: number,
  channel: string,
  check: Check<Members>,
  keyed: boolean,
): void {
  if (!walk.enter(content, depth)) return;

  if (!keyed) walk.inspect(content, `${channel}:o`, depth);
  let found = checkContentIn(content, walk, depth, channel, check);
  if (keyed) {
    for (const locale in content) {
      if (walk.full) return;
      const entry = content[locale];
      if (locale !== channel && isObject(entry)) {
        walk.path[depth] = locale;
        if (checkEntry(entry, walk, depth + 1, channel, check)) found = true;
      }
    }
  }
  if (!found) wrongType(walk, { container: content, key: channel, value: undefined, required: true, depth }, "object");
}

/** Checks one locale's entry, members in input order. Tells whether it holds content of the channel. */
function checkEntry(entry: Members, walk: Walk, depth: number, channel: string, check: Check<Members>): boolean {
  // Too deep to know.
  if (!walk.enter(entry, depth)) return true;
  // Whatever it holds was seen before.
  if (walk.isClean(entry, check, depth)) return false;

  const before = walk.found.length;
  let found = false;
  let entries = 0;
  for (const key in entry) {
    if (walk.full) break;
    entries++;
    if (key === channel) {
      if (checkContentIn(entry, walk, depth, channel, check)) found = true;
      continue;
    }
    const variation = entry[key];
    if (!isObject(variation)) continue;
    walk.path[depth] = key;
    if (!walk.enter(variation, depth + 1) || checkContentIn(variation, walk, depth + 1, channel, check)) found = true;
  }
  walk.leave(entry, entries, check, depth, before);
  return found;
}

/** Checks the content that an object holds directly, if it holds any. */
function checkContentIn(holder: Members, walk: Walk, depth: number, channel: string, check: Check<Members>): boolean {
  if (!(channel in holder)) return false;

  const content = holder[channel];
  if (isObject(content)) {
    walk.path[depth] = channel;
    check(content, walk, depth + 1);
  } else {
    wrongType(walk, { container: holder, key: channel, value: content, required: true, depth }, "object");
  }
  return true;
}
