export { StorageError } from "../failure.js";
export { DirectoryInUse } from "./lock-directory.js";
export { openSqlite } from "./open-sqlite.js";
