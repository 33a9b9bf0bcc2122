import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates an empty database on a server, and returns its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `test-${randomUUID()}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
