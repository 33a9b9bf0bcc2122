import type { Storage } from "../storage/storage.js";
import { UsageError } from "./arguments.js";

/** Opens the storage in a folder or in a database; undefined if none is named. */
export async function openStorage(
  data: string | undefined,
  database: string | undefined,
): Promise<Storage | undefined> {
  if (data === undefined && database === undefined) return undefined;
  throw new UsageError("--data and --database are not available in this version");
}
