import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates a database on a server, runs statements in it, and returns its address. */
export async function newDatabase(server = "", statements: readonly string[] = []): Promise<string> {
  const name = `test-${randomUUID()}`;
  await execute(server, [`create database "${name}"`]);
  const url = new URL(server);
  url.pathname = name;
  await execute(url.href, statements);
  return url.href;
}

export async function execute(database: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
