import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Session } from "chdb";

/** Opens ClickHouse inside this process. A server has the same two things in its configuration: scripts, and functions. */
export function openDatabase(folder) {
  mkdirSync(join(folder, "data"), { recursive: true });
  cpSync(fileURLToPath(new URL("user_scripts", import.meta.url)), join(folder, "data/user_scripts"), {
    recursive: true,
  });
  const functions = fileURLToPath(new URL("functions.xml", import.meta.url));
  const config = join(folder, "config.xml");
  const setting = "user_defined_executable_functions_config";
  writeFileSync(config, `<clickhouse><${setting}>${functions}</${setting}></clickhouse>`);
  return new Session(join(folder, "data"), { connectionArgs: [`--config-file=${config}`] });
}

/** Answers of a query, one object for each row. */
export function rowsOf(session, sql) {
  const text = session.query(`${sql} FORMAT JSONEachRow SETTINGS output_format_json_quote_64bit_integers = 0`);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
