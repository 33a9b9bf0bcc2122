import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, rowsOf } from "./database.js";
import { byFunction } from "./queries.js";

const campaign = readFileSync("../../samples/push-one-time.json", "utf8");
const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
try {
  const rows = [campaign, campaign.replace('"ANDROID"', '"android"')].map((body, id) => JSON.stringify({ id, body }));
  writeFileSync(join(folder, "rows.ndjson"), `${rows.join("\n")}\n`);
  const table = `file('${join(folder, "rows.ndjson")}', JSONEachRow, 'id UInt64, body String')`;
  console.table(rowsOf(openDatabase(folder), `${byFunction(table)} ORDER BY id`));
} finally {
  rmSync(folder, { recursive: true });
}
