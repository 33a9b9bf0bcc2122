import { expect } from "vitest";
import type { Storage } from "../../src/storage/storage.js";
import { contentsOf } from "./contents.js";

const campaign = { campaign_id: "c", workspace: "w", state: "DRAFT", body: {} } as const;
/** The answer to a repeated request. */
export const answer = { fingerprint: "f", response: { status: 200, body: "{}" } };
const clock = { offset: 9 };

/** Statements that make the tables of an earlier version, with one of everything. SQLite has no schema. */
export function oldTables(version: 1 | 5, schema?: string): string[] {
  const at = schema === undefined ? "" : `${schema}.`;
  const isFirst = version === 1;
  const migrations = ["1-tables", "2-updates", "3-commits", ...(schema ? ["4-times-as-json"] : []), "5-clock"];
  const [type, calls, successes] = isFirst ? ["float[]", "{5}", "{6}"] : ["text", "[5]", "[6]"];
  return [
    ...(schema === undefined ? [] : [`create schema ${schema}`]),
    `create table ${at}kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`,
    ...migrations.slice(0, isFirst ? 1 : 5).map((name) => `insert into ${at}kysely_migration values ('${name}', '')`),
    `create table ${at}campaigns (position ${schema ? "bigserial" : "integer"} primary key,
      id text not null unique, workspace text not null, campaign text not null)`,
    `create table ${at}workspaces (workspace text primary key, calls ${type} not null, successes ${type} not null)`,
    `create table ${at}request_ids (workspace text, channel text, request_id text, succeeded_at double precision)`,
    `create table ${at}answers (workspace text, key text, answer text)`,
    `insert into ${at}campaigns (id, workspace, campaign) values ('c', 'w', '${JSON.stringify(campaign)}')`,
    `insert into ${at}workspaces values ('w', '${calls}', '${successes}')`,
    `insert into ${at}request_ids values ('w', 'PUSH', 'r', 1772355600123)`,
    `insert into ${at}answers values ('w', 'k', '${JSON.stringify(answer)}')`,
    ...(isFirst
      ? []
      : [
          `alter table ${at}workspaces add column updates text not null default '[7]'`,
          `create table ${at}commits (writer text primary key, last text)`,
          `create table ${at}clock (id integer primary key, state text)`,
          `insert into ${at}clock values (1, '${JSON.stringify(clock)}')`,
        ]),
  ];
}

export async function expectOldContents(storage: Storage, version: 1 | 5): Promise<void> {
  const isNew = version === 5;
  expect([await storage.campaigns(), storage.clock?.()]).toEqual([[campaign], isNew ? clock : undefined]);
  const times = { calls: [5], successes: [6], updates: isNew ? [7] : [], requestId: 1772355600123 };
  expect(await contentsOf(storage, "w")).toEqual({ ids: ["c"], ...times, answer });
}
