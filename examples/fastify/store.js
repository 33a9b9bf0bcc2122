import { createHash, timingSafeEqual } from "node:crypto";
import { DatabaseSync } from "@photostructure/sqlite";

const TABLES = `
  create table if not exists workspaces (id text primary key, key_hash blob not null, features text not null);
  create table if not exists campaigns (
    workspace text, id text, state text not null, body text not null, revision integer not null,
    primary key (workspace, id)
  );
  create table if not exists answers (key text primary key, answer text not null, at integer not null);
`;

/** For how long an answer is repeated, in milliseconds. */
const KEPT_FOR = 24 * 3_600_000;

/** The driver cuts a text at a NUL, so such an id would be that of another row. */
const isCut = (id) => id.includes("\0");

const hashOf = (key) => createHash("sha256").update(key).digest();

/** For how long the whole process waits while another one writes, in milliseconds. */
const PATIENCE = 1_000;

/** Opens the database of the service: a file of SQLite, or one in memory. */
export function openStore(path = ":memory:") {
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  database.exec(TABLES);
  const get = (sql, ...values) => database.prepare(sql).get(...values);
  const run = (sql, ...values) => database.prepare(sql).run(...values);
  return {
    addWorkspace(id, key, features) {
      run("insert or replace into workspaces values (?, ?, ?)", id, hashOf(key), JSON.stringify(features));
    },
    accepts(workspace, key) {
      const row = get("select key_hash from workspaces where id = ?", workspace);
      return row !== undefined && !isCut(workspace) && timingSafeEqual(row.key_hash, hashOf(key));
    },
    featuresOf(workspace) {
      return JSON.parse(get("select features from workspaces where id = ?", workspace).features);
    },

    addCampaign(workspace, id, body) {
      run("insert into campaigns values (?, ?, 'DRAFT', ?, 1)", workspace, id, JSON.stringify(body));
    },
    campaign(workspace, id) {
      const sql = "select state, body, revision from campaigns where workspace = ? and id = ?";
      const row = get(sql, workspace, id);
      return row === undefined || isCut(id) ? undefined : { ...row, body: JSON.parse(row.body) };
    },
    /** Returns false if another request has changed the campaign since it was read. */
    replaceCampaign(workspace, id, { state, body, revision }) {
      const sql =
        "update campaigns set state = ?, body = ?, revision = revision + 1 where workspace = ? and id = ? and revision = ?";
      return run(sql, state, JSON.stringify(body), workspace, id, revision).changes === 1;
    },

    answer(key) {
      const row = get("select answer from answers where key = ? and at > ?", key, Date.now() - KEPT_FOR);
      return row && JSON.parse(row.answer);
    },
    saveAnswer(key, answer) {
      run("delete from answers where at <= ?", Date.now() - KEPT_FOR);
      run("insert or replace into answers values (?, ?, ?)", key, JSON.stringify(answer), Date.now());
    },

    close: () => database.close(),
  };
}
