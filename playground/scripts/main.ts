// Builds the playground into playground/dist. With --serve, also serves it until Ctrl-C.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildPlayground, playgroundFolder } from "./build.js";
import { servePlayground } from "./serve.js";

const PORT = 8137;

await buildPlayground();
for (const name of readdirSync(playgroundFolder)) {
  const content = readFileSync(join(playgroundFolder, name));
  console.log(`${name.padEnd(14)} ${kilobytes(content.length)} kB, gzip ${kilobytes(gzipSync(content).length)} kB`);
}
if (process.argv.includes("--serve")) {
  const { address } = await servePlayground({ port: PORT });
  console.log(`The playground is at ${address}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
