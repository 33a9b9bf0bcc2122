import assert from "node:assert/strict";
import { test } from "node:test";
import { DuckDBInstance } from "@duckdb/node-api";
import { validateCreate } from "campaign-rules";
import { bodyOf } from "../bodies.mjs";
import { registerCheckCampaign } from "./check-campaign.js";

const ROWS = 20_000;

/** A connection to an empty database that has the function. */
async function connected(t) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  t.after(() => {
    connection.closeSync();
    instance.closeSync();
  });
  registerCheckCampaign(connection);
  return connection;
}

test("each row has the verdict that its body has by itself", async (t) => {
  const connection = await connected(t);
  await connection.run("CREATE TABLE requests (id INTEGER, body VARCHAR)");
  const appender = await connection.createAppender("requests");
  for (let id = 0; id < ROWS; id++) {
    appender.appendInteger(id);
    appender.appendVarchar(bodyOf(id));
    appender.endRow();
  }
  appender.closeSync();

  const read = await connection.runAndReadAll("SELECT id, check_campaign(body) AS answer FROM requests ORDER BY id");
  const rows = read.getRowObjectsJson();
  assert.deepEqual(
    rows,
    Array.from({ length: ROWS }, (_, id) => ({ id, answer: expectedOf(bodyOf(id)) })),
  );

  for (const from of ["(SELECT NULL AS body)", "(VALUES (NULL), (NULL)) AS nulls(body)"]) {
    const nulls = await connection.runAndReadAll(`SELECT DISTINCT check_campaign(body) AS answer FROM ${from}`);
    assert.deepEqual(nulls.getRowObjectsJson(), [{ answer: expectedOf("null") }]);
  }
});

test("a malformed row has a finding, and a duplicate key its last value", async (t) => {
  const connection = await connected(t);
  const duplicate = bodyOf(0).replace("{", '{ "channel": "FAX",');
  const read = await connection.runAndReadAll(
    "SELECT check_campaign(body) AS answer FROM (VALUES (1, '{'), (2, $duplicate)) AS rows(id, body) ORDER BY id",
    { duplicate },
  );
  assert.deepEqual(read.getRowObjectsJson(), [
    { answer: { ok: false, rules: ["input.json"], paths: ["body"] } },
    { answer: { ok: true, rules: [], paths: [] } },
  ]);
});

const expected = new Map();

/** The verdict of the engine on each body by itself. */
function expectedOf(text) {
  if (!expected.has(text)) expected.set(text, verdictOn(text));
  return expected.get(text);
}

function verdictOn(text) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, rules: ["input.json"], paths: ["body"] };
  }
  const { ok, violations } = validateCreate(body);
  return { ok, rules: violations.map(({ rule }) => rule), paths: violations.map(({ path }) => path) };
}
