import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { validateCreate } from "campaign-rules";
import { bodyOf } from "../bodies.mjs";

const folder = mkdtempSync(join(tmpdir(), "campaigns-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const expected = new Map();

/** The rules that the engine finds broken in a body by itself. */
function rulesIn(text) {
  if (!expected.has(text)) expected.set(text, checkedAlone(text));
  return expected.get(text);
}

function checkedAlone(text) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    return ["input.json"];
  }
  return validateCreate(body).violations.map(({ rule }) => rule);
}

function rows(from, to) {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

const linesOf = (ids) => ids.map((id) => `${JSON.stringify({ id, body: bodyOf(id) })}\n`).join("");
const parsed = (text) =>
  text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

test("xargs runs a process for each file, and each has an answer for each of its lines", () => {
  const shards = [rows(0, 500), rows(500, 1000), rows(1000, 1500)];
  shards.forEach((ids, index) => {
    writeFileSync(join(folder, `${index}.ndjson`), linesOf(ids));
  });
  execFileSync("bash", ["check-shards.sh", folder]);
  const answers = shards.map((_, index) => parsed(readFileSync(join(folder, `${index}.ndjson.answers`), "utf8")));
  assert.deepEqual(
    answers.map((list) => list.map(({ kept, rules }) => [kept["/id"], rules])),
    shards.map((ids) => ids.map((id) => [id, rulesIn(bodyOf(id))])),
  );
});

test("a folder without files has no answers, a link is followed, and one that cannot be read fails", () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const script = join(import.meta.dirname, "check-shards.sh");
  const check = (name) => spawnSync("bash", [script, name], { cwd: empty, encoding: "utf8" });
  const { status, stderr } = check(empty);
  assert.deepEqual({ status, stderr, files: readdirSync(empty) }, { status: 0, stderr: "", files: [] });

  const linked = join(folder, "linked");
  symlinkSync(empty, linked);
  writeFileSync(join(empty, "a.ndjson"), linesOf(rows(0, 1)));
  assert.equal(check(linked).status, 0);
  assert.deepEqual(readdirSync(empty), ["a.ndjson", "a.ndjson.answers"]);
  for (const name of readdirSync(empty)) rmSync(join(empty, name));

  const missing = check(join(empty, "missing"));
  assert.notEqual(missing.status, 0);
  assert.doesNotMatch(missing.stderr, /campaign-rules/);
  assert.deepEqual(readdirSync(empty), []);
});

const python = spawnSync("python3", ["--version"]).status === 0;

test("long-lived workers answer one line after another", { skip: !python && "there is no python3" }, () => {
  const ids = rows(0, 2000);
  const output = execFileSync("python3", ["worker.py"], { input: linesOf(ids), encoding: "utf8" });
  assert.deepEqual(
    parsed(output),
    ids.map((id) => [id, rulesIn(bodyOf(id)).length === 0, rulesIn(bodyOf(id))]),
  );
});

test("a worker finds a duplicate key in a text", { skip: !python && "there is no python3" }, () => {
  const body = bodyOf(0).replace("{", '{ "channel": "FAX",');
  const input = `${JSON.stringify({ id: 1, body })}\n`;
  const output = execFileSync("python3", ["worker.py"], { input, encoding: "utf8" });
  assert.deepEqual(parsed(output), [[1, false, ["input.json-unique-keys"]]]);
});

test("a worker that dies is reported with its exit code", { skip: !python && "there is no python3" }, () => {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const once = '#!/bin/sh\nread -r line\necho \'{"kept":{"/id":0},"ok":true,"violations":[]}\'\nexit 3\n';
  writeFileSync(join(bin, "campaign-rules"), once, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const input = linesOf(rows(0, 3));
  const { status, stderr } = spawnSync("python3", ["worker.py"], { input, encoding: "utf8", env });
  assert.equal(status, 1);
  assert.match(stderr, /RuntimeError: the checker ended with exit code 3/);
});

test("a call that was interrupted leaves its answer to no other call", {
  skip: !python && "there is no python3",
}, () => {
  const bin = join(folder, "slow");
  mkdirSync(bin);
  const slow = '#!/bin/sh\nwhile read -r line; do sleep 0.5; echo "$line"; done\n';
  writeFileSync(join(bin, "campaign-rules"), slow, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const input = `
import signal, worker
def interrupt(*_):
    raise TimeoutError
signal.signal(signal.SIGALRM, interrupt)
checker = worker.Checker()
signal.setitimer(signal.ITIMER_REAL, 0.2)
for id in (1, 2):
    try:
        print(checker.check(id, "{}"))
    except (TimeoutError, RuntimeError) as error:
        print(type(error).__name__)
print(checker.close())
`;
  const options = { cwd: import.meta.dirname, input, encoding: "utf8", env };
  assert.equal(execFileSync("python3", ["-"], options), "TimeoutError\nRuntimeError\n-9\n");
});
