import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = new URL("..", import.meta.url).href;
const engine = fileURLToPath(new URL("../dist/index.js", import.meta.url));

/** Runs the source of a module in its own process, in which code cannot be made from strings. */
function runWithoutEval(source: string): unknown {
  const options = ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", source];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" })) as unknown;
}

describe("the built engine", () => {
  it("imports nothing", () => {
    expect(readFileSync(engine, "utf8")).not.toMatch(/\bimport\b|\brequire\s*\(|\bfrom\s+["']/u);
  });

  it("makes no code from strings", () => {
    expect(readFileSync(engine, "utf8")).not.toMatch(/\beval\s*\(|\bFunction\s*\(/u);
    const found = runWithoutEval(`
      import { validateCreate } from ${JSON.stringify(engine)};
      let forbidden = "allowed";
      try { eval("1"); } catch { forbidden = "forbidden"; }
      const result = validateCreate({ channel: "push" });
      console.log(JSON.stringify([forbidden, result.violations.length, result.body.error.target]));
    `);
    expect(found).toEqual(["forbidden", 10, "request_id"]);
  });

  it("uses no files, network, clock, random numbers or timers, and does not change the global object", () => {
    const found = runWithoutEval(`
      import { readdirSync, readFileSync } from "node:fs";
      const folder = new URL("fixtures/create/valid/", ${JSON.stringify(root)});
      const bodies = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")).body);
      const write = process.stdout.write.bind(process.stdout);
      const used = new Set();
      const trap = (object, name) => Object.defineProperty(object, name, {
        configurable: true,
        get() { used.add(name); throw new Error(name); },
      });
      for (const name of ["fetch", "WebSocket", "process", "Buffer", "console", "performance", "crypto", "navigator",
        "setTimeout", "setInterval", "setImmediate", "queueMicrotask"]) trap(globalThis, name);
      trap(Date, "now");
      trap(Math, "random");
      globalThis.Date = new Proxy(Date, {
        construct() { used.add("new Date"); return {}; },
        apply() { used.add("Date()"); return ""; },
      });
      for (const { prototype } of [Object, Array, String, Number, Function, RegExp, Map, Set, WeakMap, URL, Error]) {
        Object.freeze(prototype);
      }
      const before = Reflect.ownKeys(globalThis);
      const { createValidator, validateCreate, validateUpdate } = await import(${JSON.stringify(engine)});
      const { create } = createValidator({ lint: true });
      let count = 0;
      for (const body of [...bodies, {}, null, { channel: "push" }]) {
        create(body);
        validateCreate(body);
        validateUpdate({ basic_details: body }, { campaign: { body } });
        count++;
      }
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key)).map(String);
      write(JSON.stringify([count > 20, [...used], added]));
    `);
    expect(found).toEqual([true, [], []]);
  });

  it("is not misled by a prototype that was polluted before it was loaded", () => {
    const found = runWithoutEval(`
      Object.assign(Object.prototype, { request_id: "r", channel: "PUSH", allowed: ["x"], lint: 1, bounds: 2 });
      const { validateCreate } = await import(${JSON.stringify(engine)});
      const rules = validateCreate({}, {}).violations.map(({ rule, path }) => rule + " " + path);
      process.stdout.write(JSON.stringify(rules));
    `);
    const required = ["request_id", "channel", "campaign_delivery_type", "created_by", "basic_details"];
    const later = ["campaign_content", "segmentation_details", "scheduling_details"];
    expect(found).toEqual([...required, ...later].map((member) => `structure.required ${member}`));
  });
});
