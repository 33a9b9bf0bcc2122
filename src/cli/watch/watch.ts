import { complain, EXIT, end, remark } from "../terminal.js";
import { WrongUsage } from "../usage.js";
import { FolderWatch } from "./folder-watch.js";
import { foldersWatched, stateOf, type Watched, withOthersOf } from "./watched.js";

/**
 * Checks now, and again after every change of the watched files. Ends with the process, on a signal or when the results
 * are no longer read; the exit code is that of the last check.
 */
export async function watch(watched: Watched, check: () => Promise<void>): Promise<never> {
  let exitCode: typeof process.exitCode = EXIT.valid;
  const stop = () => end(exitCode);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  process.stdout.once("error", stop);

  const folders = new FolderWatch();
  const look = async () => {
    await folders.follow(await foldersWatched(watched));
    return stateOf(watched);
  };

  for (let state = await look(); ; ) {
    process.exitCode = undefined;
    await check().catch((error: unknown) => {
      if (!(error instanceof WrongUsage)) throw error;
      complain(error.message);
    });
    exitCode = process.exitCode;
    const checked = state;
    state = await look();
    // What was checked may depend on other files that are only known now.
    const before = withOthersOf(state, checked);
    const time = new Date().toTimeString().slice(0, "hh:mm:ss".length);
    remark(`checked at ${time}, watching for changes (press Ctrl-C to stop)`);

    while (state === before) {
      await folders.changed();
      state = await look();
    }
  }
}
