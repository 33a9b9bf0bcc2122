import { describe, expect, it } from "vitest";
import { fileProblem, readJson } from "../../src/cli/read-file.js";
import { WrongUsage } from "../../src/cli/usage.js";

describe("a file that cannot be read", () => {
  it("has the name that the system reports", async () => {
    const name = "package.json/a.json";
    const problem = `ENOTDIR: not a directory, open '${name}'`;
    await expect(readJson(name)).rejects.toThrow(new WrongUsage(problem));
  });

  it("is a folder, which we report in our own words", () => {
    const error = Object.assign(new Error("EISDIR: illegal operation on a directory, read"), { code: "EISDIR" });
    expect(fileProblem("a", error)).toBe("a: this is a folder, not a file");
  });

  it("is named if the system does not name it", () => {
    const error = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO" });
    expect(fileProblem("a.json", error)).toBe("a.json: EIO: i/o error, read");
  });
});
