import { Agent, request } from "node:http";
import pg from "pg";
import { nextCreation } from "./creation.js";

/** Sends one request; rejects unless it succeeds. */
export interface Sender {
  send(): Promise<void>;
  end(): Promise<void>;
}

/** Creates campaigns over HTTP, over as many connections as it takes. */
export function creations(url: string, workspaces: number): Sender {
  const agent = new Agent({ keepAlive: true });
  const send = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const { headers, body } = nextCreation(workspaces);
      const sent = request(url, { agent, method: "POST", headers }, (response) => {
        response.resume();
        if (response.statusCode !== 201) reject(new Error(`not created: ${response.statusCode}`));
        response.on("end", resolve);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  return { send, end: async () => agent.destroy() };
}

/** Inserts campaigns into a table, one in each transaction: what PostgreSQL takes without the sandbox. */
export async function insertions(database: string): Promise<Sender> {
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  await pool.query("create table inserted (campaign text)");
  return {
    async send() {
      const text = "insert into inserted values ($1)";
      await pool.query({ name: "insert", text, values: [nextCreation(1).body] });
    },
    end: () => pool.end(),
  };
}
