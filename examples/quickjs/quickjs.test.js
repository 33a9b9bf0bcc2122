import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { validateCreate } from "campaign-rules";
import { quickJsChecker } from "./checker.js";

test("QuickJS reports the same violations as Node", async () => {
  const check = await quickJsChecker();
  const valid = readFileSync("../../samples/push-one-time.json", "utf8");
  for (const text of [valid, valid.replace('"ANDROID"', '"android"'), valid.replace('"ONE_TIME"', "1"), "{}", "null"]) {
    assert.deepEqual(check(text), JSON.parse(JSON.stringify(validateCreate(JSON.parse(text)).violations)));
  }
});
