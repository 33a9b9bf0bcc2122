import { DuckDBInstance } from "@duckdb/node-api";
import { registerCheckCampaign } from "./check-campaign.js";

const connection = await (await DuckDBInstance.create()).connect();
registerCheckCampaign(connection, { features: ["QUEUING"] });
const campaigns = "(SELECT 1 AS id, content AS body FROM read_text('../../samples/push-one-time.json'))";
const broken = `SELECT 2 AS id, replace(body, '"ANDROID"', '"android"') AS body FROM ${campaigns}`;
const sql = `SELECT id, answer.ok, answer.rules, answer.paths
  FROM (SELECT id, check_campaign(body) AS answer FROM (SELECT * FROM ${campaigns} UNION ALL ${broken})) ORDER BY id`;
console.table((await connection.runAndReadAll(sql)).getRowObjectsJson());
