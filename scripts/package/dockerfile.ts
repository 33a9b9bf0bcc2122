import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";

/** The instructions that only describe an image, or that a folder has no counterpart for. */
const descriptions = ["FROM", "WORKDIR", "USER", "EXPOSE", "HEALTHCHECK"];

/**
 * Builds an image from a Dockerfile where there is a builder. Then runs each of its steps in a new folder, which takes
 * the place of its working directory, and returns the command that it starts.
 *
 * @param context the folder whose files it copies.
 */
export function imageIn(folder: string, dockerfile: string, context: string): string[] {
  if (spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0) {
    execFileSync("docker", ["build", "-f", dockerfile, context], { stdio: ["ignore", "ignore", "inherit"] });
  }
  mkdirSync(folder);
  const shell = (command: string, cwd: string) =>
    execFileSync("bash", ["--norc", "-c", command], { cwd, stdio: ["ignore", "ignore", "inherit"] });
  const lines = readFileSync(dockerfile, "utf8").matchAll(/^(?!#)(\S+) (.*)$/gmu);
  let start: string[] = [];
  for (const [, instruction = "", rest = ""] of lines) {
    if (instruction === "COPY") shell(`cp ${rest.replace(/\S+$/u, `"${folder}"`)}`, context);
    // The cache is that of this machine.
    else if (instruction === "RUN") shell(rest.replace(" && npm cache clean --force", ""), folder);
    else if (instruction === "ENTRYPOINT") start = JSON.parse(rest) as string[];
    else if (!descriptions.includes(instruction)) throw new Error(`unknown instruction ${instruction}`);
  }
  return start;
}
