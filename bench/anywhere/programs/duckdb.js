// Prints how many seconds a query over a table takes.
import { DuckDBInstance } from "@duckdb/node-api";
import { registerCheckCampaign } from "./check-campaign.js";

const [input, count] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create()).connect();
registerCheckCampaign(connection);
const lines = `read_csv('${input}', columns = {'body': 'VARCHAR'}, delim = '\u0001', quote = '', header = false)`;
await connection.run(`CREATE TABLE requests AS SELECT body FROM ${lines}`);
const begin = performance.now();
const sql = "SELECT count(*), count(*) FILTER (answer.ok), sum(len(answer.rules))";
const result = await connection.runAndReadAll(`${sql} FROM (SELECT check_campaign(body) AS answer FROM requests)`);
const seconds = (performance.now() - begin) / 1000;
const [[rows]] = result.getRows();
if (Number(rows) !== Number(count)) throw new Error(`${rows} answers, not ${count}`);
console.log(seconds);
