export { StorageError } from "../failure.js";
export { DirectoryInUse } from "./lock-directory.js";
export { openPglite } from "./open-pglite.js";
