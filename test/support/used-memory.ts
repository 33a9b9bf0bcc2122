import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How many bytes are in use once the garbage is collected. */
export function usedMemory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
