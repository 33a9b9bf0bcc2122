import { type Check, type Checker, isObject, type Members } from "./checker.js";
import { anObject, anything } from "./demand.js";
import { shape } from "./shape.js";
import { wrongValue } from "./wrong-value.js";

/**
 * Checks the content of a channel in `campaign_content.content`: flat at `<channel>` and, if `keyed`, at
 * `<locale>.<channel>` and `<locale>.<variation>.<channel>`. At least one of these places must have content. Entries
 * that are not objects, or have no content of the channel, are ignored. See docs/readings.md, "Content for locales and
 * variations".
 *
 * @param channel empty if it is unknown: then keyed content is not checked.
 */
export function checkContent(
  content: Members,
  checker: Checker,
  depth: number,
  channel: string,
  check: Check<Members>,
  keyed: boolean,
): void {
  if (channel === "") {
    if (keyed) checker.enter(content, depth);
    else check(content, checker, depth);
    return;
  }
  if (!checker.enter(content, depth)) return;

  if (!keyed) {
    const others: string[] = [];
    for (const key in content) if (key !== channel) others.push(key);
    if (others.length > 0) checker.inspect(content, channel === "push" ? pushAlone : emailAlone, depth, others);
  }
  let found = checkContentIn(content, checker, depth, channel, check);
  if (keyed) {
    for (const locale in content) {
      if (checker.isFull) return;
      const entry = content[locale];
      if (locale !== channel && isObject(entry)) {
        checker.path[depth] = locale;
        if (checkEntry(entry, checker, depth + 1, channel, check)) found = true;
      }
    }
  }
  if (!found) wrongValue(content, checker, depth, channel, undefined, anObject);
}

/** Checks the entry of one locale, in input order. Returns whether it has content of the channel. */
function checkEntry(entry: Members, checker: Checker, depth: number, channel: string, check: Check<Members>): boolean {
  // Too deep to check, so content counts as present.
  if (!checker.enter(entry, depth)) return true;
  // This object was checked before, so its content has been counted.
  if (checker.isClean(entry, check, depth)) return false;

  const before = checker.found;
  let found = false;
  let entries = 0;
  for (const key in entry) {
    if (checker.isFull) break;
    entries++;
    if (key === channel) {
      if (checkContentIn(entry, checker, depth, channel, check)) found = true;
      continue;
    }
    const variation = entry[key];
    if (!isObject(variation)) continue;
    checker.path[depth] = key;
    if (!checker.enter(variation, depth + 1) || checkContentIn(variation, checker, depth + 1, channel, check))
      found = true;
  }
  checker.leave(entry, entries, check, depth, before);
  return found;
}

/** Checks the content directly in an object. Returns whether there is any. */
function checkContentIn(
  container: Members,
  checker: Checker,
  depth: number,
  channel: string,
  check: Check<Members>,
): boolean {
  // A proxy may answer for members that it does not have.
  const content = Object.hasOwn(container, channel) ? container[channel] : undefined;
  if (content === undefined) return false;

  if (isObject(content)) {
    checker.path[depth] = channel;
    check(content, checker, depth + 1);
  } else {
    wrongValue(container, checker, depth, channel, content, anObject);
  }
  return true;
}

/** The shapes of content that is not keyed. */
const pushAlone = () => shape({ push: anything });
const emailAlone = () => shape({ email: anything });
