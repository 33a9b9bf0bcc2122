export { StorageError } from "../failure.js";
export { openPostgres, type PostgresOptions } from "./open-postgres.js";
