/**
 * Reads a whole table in one process: the quickest way to check everything once. The id is NULL if the command could not
 * read it in the line: the body is not UTF-8, or the line is too long. Without the cast, a larger id would wrap around.
 */
export const byTableFunction = (table) => `
  SELECT kept['/id'] AS id, ok, rules, paths
  FROM executable(
    'check-campaigns.sh', JSONEachRow, 'kept Map(String, Nullable(UInt64)), ok Bool, rules Array(String), paths Array(String)',
    (SELECT accurateCast(id, 'UInt64') AS id, body FROM ${table}),
    SETTINGS check_exit_code = true, command_read_timeout = 60000, command_write_timeout = 60000
  )`;

/** Checks rows wherever a query reads them, in a pool of processes. The id may have any type. */
export const byFunction = (table) => `
  SELECT id, JSONExtract(answer, 'ok', 'Bool') AS ok, JSONExtract(answer, 'rules', 'Array(String)') AS rules,
    JSONExtract(answer, 'paths', 'Array(String)') AS paths
  FROM (SELECT id, checkCampaign(formatRowNoNewline('JSONEachRow', body)) AS answer FROM ${table})`;
