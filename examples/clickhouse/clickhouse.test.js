import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { validateCreate } from "campaign-rules";
import { bodyOf } from "../bodies.mjs";
import { openDatabase, rowsOf } from "./database.js";
import { byFunction, byTableFunction } from "./queries.js";

const ROWS = 100_000;
const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const ids = Array.from({ length: ROWS }, (_, id) => id);
writeFileSync(join(folder, "rows.ndjson"), ids.map((id) => `${JSON.stringify({ id, body: bodyOf(id) })}\n`).join(""));
const session = openDatabase(folder);
session.query("CREATE TABLE requests (id UInt64, body String) ENGINE = MergeTree ORDER BY id");
session.query(`INSERT INTO requests SELECT * FROM file('${join(folder, "rows.ndjson")}', JSONEachRow)`);

/** The verdict of the engine on each body by itself. */
const expected = new Map();

function expectedOf(id) {
  const body = bodyOf(id);
  if (!expected.has(body)) expected.set(body, verdictOf(body));
  return { id, ...expected.get(body) };
}

function verdictOf(text) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, rules: ["input.json"], paths: ["body"] };
  }
  const { ok, violations } = validateCreate(body);
  return { ok, rules: violations.map(({ rule }) => rule), paths: violations.map(({ path }) => path) };
}

for (const [way, query] of Object.entries({ "the table function": byTableFunction, "the pool": byFunction })) {
  test(`${way} gives each row the verdict that its body has by itself`, () => {
    const rows = rowsOf(session, `SELECT * FROM (${query("requests")}) ORDER BY id`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ids,
    );
    assert.deepEqual(
      rows.filter((row) => !isDeepStrictEqual(row, expectedOf(row.id))),
      [],
    );
  });
}

test("a row that is not UTF-8 does not become the row with id 0", () => {
  const verdict = { ok: false, rules: ["input.json"], paths: ["body"] };
  const row = "(SELECT toUInt64(7) AS id, unhex('FF') AS body)";
  assert.deepEqual(rowsOf(session, byTableFunction(row)), [{ id: null, ...verdict }]);
  assert.deepEqual(rowsOf(session, byFunction(row)), [{ id: 7, ...verdict }]);
});

test("an id that is larger than a UInt64 does not become another one, and needs no place in an answer", () => {
  const row = `(SELECT toUInt128('18446744073709551617') AS id, '${JSON.stringify(JSON.parse(bodyOf(0)))}' AS body)`;
  assert.throws(() => rowsOf(session, byTableFunction(row)), /UInt64/u);
  assert.deepEqual(rowsOf(session, byFunction(row)), [{ id: 2 ** 64, ok: true, rules: [], paths: [] }]);
});

test("a body has to be a String: the type JSON drops a null, and changes times", () => {
  const body = { ...JSON.parse(bodyOf(0)), control_group_details: null };
  const row = (type) => `(SELECT toUInt64(1) AS id, CAST('${JSON.stringify(body)}' AS ${type}) AS body)`;
  for (const query of [byTableFunction, byFunction]) {
    const [asText] = rowsOf(session, query(row("String")));
    assert.deepEqual(asText.paths, ["control_group_details"]);
    const [asJson] = rowsOf(session, query(row("JSON")));
    assert.deepEqual(asJson.paths, ["scheduling_details.start_time"]);
  }
});
