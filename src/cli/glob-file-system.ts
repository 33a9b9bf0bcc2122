import { type Dirent, readdir, realpath, type Stats, stat } from "node:fs";
import { relative, resolve } from "node:path";

type Done<T> = (error: NodeJS.ErrnoException | null, value: T) => void;

/** Error codes of a broken link: it leads neither to a file nor to a folder. */
const NOWHERE: readonly (string | undefined)[] = ["ENOENT", "ENOTDIR", "ELOOP"];

/**
 * The file system as one glob sees it. tinyglobby silently skips whatever it cannot read, so files would go unchecked.
 * This class records such folders, and presents broken links, pipes and devices as files: if the pattern matches one,
 * reading it fails, and that error is reported.
 */
export class GlobFileSystem {
  readonly problems: { readonly folder: string; readonly problem: string }[] = [];
  /** Links to folders, with their targets. */
  readonly #links = new Map<string, string>();
  /** Links with unreadable targets, which may be files or folders. */
  readonly #unknown = new Set<string>();

  /** `levels` is the maximum depth of the pattern below `root`. */
  constructor(
    private readonly root: string,
    private readonly levels: number,
  ) {}

  // tinyglobby calls these with one signature only, but the types of Node's functions include all overloads.
  readonly readdir = ((folder: string, options: { withFileTypes: true }, done: Done<Dirent[]>) => {
    const name = resolve(this.#links.get(folder) ?? folder);
    const below = relative(this.root, name);
    const level = below === "" ? 0 : below.split(/[\\/]/u).length;
    // Nothing below can match, so it does not matter if it is unreadable.
    if (level > this.levels && !this.#unknown.has(name)) return done(null, []);
    readdir(folder, options, (error, entries) => {
      // A pattern in a folder that does not exist matches nothing, which is reported elsewhere.
      if (error !== null && !(level === 0 && NOWHERE.includes(error.code))) {
        this.problems.push({ folder: name, problem: problemOf(error) });
      }
      done(null, (entries ?? []).map(asFile));
    });
  }) as typeof readdir;

  readonly realpath = ((link: string, done: Done<string>) => {
    realpath.native(link, (error, path) => {
      if (error !== null) return done(null, link);
      // Without the trailing slash, tinyglobby confuses `a` with `ab` when it looks for circular links.
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

/** An entry of a folder that counts as a file unless it is a folder or a link. */
function asFile(entry: Dirent): Dirent {
  if (!entry.isDirectory() && !entry.isSymbolicLink()) entry.isFile = () => true;
  return entry;
}

function problemOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EACCES" || code === "EPERM") return "permission denied; its files are not checked";
  if (code === "ENOENT") return "this folder was removed during the search, or its name is not UTF-8";
  return message;
}
