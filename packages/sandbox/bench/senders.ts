import { Agent, request } from "node:http";
import pg from "pg";
import { nextCreation } from "./creation.js";

/** Sends requests. `send` rejects unless the request succeeds. */
export interface Sender {
  send(): Promise<void>;
  end(): Promise<void>;
}

/** Creates campaigns over HTTP. Opens as many connections as it needs. */
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

/** Inserts campaigns into a table, one in each transaction: how long PostgreSQL alone takes. */
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
