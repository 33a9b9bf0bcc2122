import { constants, lstatSync, readlinkSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** As many links as Linux follows. */
const MOST_LINKS = 40;

/** If set on a folder, only the owner of a file in it may replace the file. Node has no name for it. */
const STICKY = 0o1000;

/**
 * Why another user may have written a file; undefined if nobody may who is not trusted anyway: the user, the
 * administrator and the owner of the root, in which the file was found. Always undefined on Windows, which has neither
 * these owners nor these permissions.
 */
export function dangerOf(file: string, root: string): string | undefined {
  if (process.getuid === undefined) return undefined;
  const trusted = [process.getuid(), 0, statSync(root).uid];
  let path = file;
  // Whoever may change a link may change what is read.
  for (let links = 0; links <= MOST_LINKS; links++) {
    const stats = lstatSync(path);
    if (!trusted.includes(stats.uid)) return "it belongs to another user";
    const folder = statSync(dirname(path));
    if (mayAllWrite(folder.mode) && (folder.mode & STICKY) === 0) return "everybody may write to its folder";
    if (!stats.isSymbolicLink()) return mayAllWrite(stats.mode) ? "everybody may write it" : undefined;
    path = resolve(dirname(path), readlinkSync(path));
  }
  return undefined;
}

function mayAllWrite(mode: number): boolean {
  return (mode & constants.S_IWOTH) !== 0;
}
