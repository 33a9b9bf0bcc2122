// The server to measure: `sandbox` is the sandbox, in front of a database if its URL follows, or of a folder; `unchecked`
// is the same server, but only parses and stores.
import { createSandbox, type Sandbox } from "campaign-rules-sandbox";
import { serve } from "campaign-rules-sandbox/node";
import { openPostgres } from "campaign-rules-sandbox/postgres";
import { openSqlite } from "campaign-rules-sandbox/sqlite";

const [kind, place] = process.argv.slice(2);
const open = place?.includes("://") ? openPostgres : openSqlite;
const sandbox = createSandbox({ limits: false, storage: place === undefined ? undefined : await open(place) });
const { url } = await serve(kind === "unchecked" ? unchecked(sandbox) : sandbox);
process.send?.(url);
process.on("message", async (question) => {
  // The sandbox keeps every campaign; between two measurements they are removed.
  if (question === "reset") await sandbox.reset();
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000_000);
});

function unchecked(base: Sandbox): Sandbox {
  const headers = { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" };
  const stored = new Map<string, string>();
  return {
    ...base,
    async answer(incoming) {
      const id = crypto.randomUUID();
      // As text, like the sandbox: so many objects would keep the garbage collector busy.
      stored.set(id, JSON.stringify(JSON.parse((await incoming.text(1_048_576)) ?? "")));
      return { status: 201, headers, body: JSON.stringify({ campaign_id: id }) };
    },
  };
}
