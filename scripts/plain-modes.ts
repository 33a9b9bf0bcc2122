// Gives all packed files the same permissions on every machine. npm would pack those that the machine's umask left.
import { chmodSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = readdirSync(`${root}dist`).map((name) => `dist/${name}`);

for (const file of ["LICENSE", "README.md", "package.json", ...built]) {
  const isExecutable = (statSync(root + file).mode & 0o100) !== 0;
  chmodSync(root + file, isExecutable ? 0o755 : 0o644);
}
