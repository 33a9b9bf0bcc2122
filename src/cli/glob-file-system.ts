import { type Dirent, readdir, realpath, type Stats, stat } from "node:fs";
import { relative, resolve } from "node:path";

/** A folder that could not be looked into. */
interface FolderProblem {
  readonly folder: string;
  readonly problem: string;
}

type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;

/** What the system says of a link that leads nowhere: neither a file nor a folder is behind it. */
const NOWHERE: readonly (string | undefined)[] = ["ENOENT", "ENOTDIR", "ELOOP"];

/**
 * The file system as one glob sees it. tinyglobby passes over whatever it cannot look at, so that files would go
 * unchecked in silence. This notes the folders, and lets a link that leads nowhere, a pipe or a device pass for a file:
 * where the pattern matches it, reading it fails, and that is reported.
 */
export class GlobFileSystem {
  readonly problems: FolderProblem[] = [];
  readonly #root: string;
  readonly #levels: number;
  /** Links to folders, by what they lead to. */
  readonly #links = new Map<string, string>();
  /** Links to what may not be looked at: it may be a file or a folder. */
  readonly #unknown = new Set<string>();

  /** `levels` is how many folders below `root` the pattern can lead into. */
  constructor(root: string, levels: number) {
    this.#root = root;
    this.#levels = levels;
  }

  // tinyglobby calls these in one form only, and the types of Node's functions have them all.
  readonly readdir = ((folder: string, options: { withFileTypes: true }, done: Done<Dirent[]>) => {
    const name = resolve(this.#links.get(folder) ?? folder);
    const below = relative(this.#root, name);
    const level = below === "" ? 0 : below.split(/[\\/]/u).length;
    // Nothing can match in there, so that it may not be read is no matter.
    if (level > this.#levels && !this.#unknown.has(name)) return done(null, []);
    readdir(folder, options, (error, entries) => {
      // A pattern in a folder that is not there matches nothing, which is reported as such.
      if (error !== null && !(level === 0 && NOWHERE.includes(error.code))) {
        this.problems.push({ folder: name, problem: problemOf(error) });
      }
      done(null, (entries ?? []).map(asFile));
    });
  }) as typeof readdir;

  readonly realpath = ((link: string, done: Done<string>) => {
    realpath.native(link, (error, path) => {
      if (error !== null) return done(null, link);
      // The end of a folder's name tells tinyglobby `a` from `ab` when it looks for links that lead back.
      stat(path, (failure, stats) => {
        const target = failure === null && stats.isDirectory() ? `${path}/` : path;
        this.#links.set(target, link);
        done(null, target);
      });
    });
  }) as typeof realpath;

  readonly stat = ((path: string, done: Done<Pick<Stats, "isDirectory">>) => {
    stat(path, (error, stats) => {
      const isUnknown = error !== null && !NOWHERE.includes(error.code);
      if (isUnknown) this.#unknown.add(path);
      // Reading it as a folder fails, which is reported if the pattern leads there.
      done(null, error === null ? stats : { isDirectory: () => isUnknown });
    });
  }) as typeof stat;
}

/** An entry of a folder that passes for a file when it is neither a folder nor a link. */
function asFile(entry: Dirent): Dirent {
  if (!entry.isDirectory() && !entry.isSymbolicLink()) entry.isFile = () => true;
  return entry;
}

function problemOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EACCES" || code === "EPERM") return "this may not be looked into, so what it holds is not checked";
  if (code === "ENOENT") return "this folder was removed while it was searched, or its name is not UTF-8";
  return message;
}
