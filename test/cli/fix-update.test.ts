import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { file, run, sample } from "./run.js";

const stored = "samples/stored-campaign.json";
const campaign = sample("stored-campaign.json");
const check = ["check", "--operation", "update", "--no-lint"];

it("--fix restores stored members that the patch omits from a component", () => {
  const path = file("part.json", JSON.stringify({ basic_details: { name: "Christmas sale" } }));
  expect(run([...check, "--current", stored, path]).status).toBe(1);
  expect(run([...check, "--current", stored, "--fix", path])).toMatchObject({ status: 0, stderr: "" });
  const { name: _, ...others } = campaign["basic_details"] as { name?: unknown };
  const fixed = JSON.parse(readFileSync(path, "utf8")) as { basic_details: object };
  expect(fixed.basic_details).toMatchObject({ name: "Christmas sale" });
  for (const [key, value] of Object.entries(fixed.basic_details)) {
    if (key !== "name") expect(others).toHaveProperty(key, value);
  }
  expect(run([...check, "--current", stored, path]).status).toBe(0);
});

it("--fix does not change a patch without the stored campaign", () => {
  const text = JSON.stringify({ channel: "PUSH", basic_details: { name: "Christmas sale" } });
  const path = file("part-alone.json", text);
  expect(run([...check, "--fix", path]).status).toBe(1);
  expect(readFileSync(path, "utf8")).toBe(text);
});
