// Prints how many seconds a query over a table takes, with the table function or with the pool.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, rowsOf } from "./database.js";
import { byFunction, byTableFunction } from "./queries.js";

const [input, count, way] = process.argv.slice(2);
const session = openDatabase(mkdtempSync(join(process.cwd(), "database-")));
session.query("CREATE TABLE requests (id UInt64, body String) ENGINE = MergeTree ORDER BY id");
const lines = `file('${input}', LineAsString, 'line String')`;
session.query(`INSERT INTO requests SELECT rowNumberInAllBlocks(), line FROM ${lines}`);
const query = (way === "pool" ? byFunction : byTableFunction)("requests");
const begin = performance.now();
const [{ rows }] = rowsOf(session, `SELECT count() AS rows, countIf(ok), sum(length(rules)) FROM (${query})`);
const seconds = (performance.now() - begin) / 1000;
if (rows !== Number(count)) throw new Error(`${rows} answers, not ${count}`);
console.log(seconds);
