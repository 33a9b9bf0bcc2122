// Fails a test for each file of tests that throws while it is imported. Stryker only asks whether a test fails: without
// one, it would take a change with which the file has no tests at all for one that no test finds.
import { TestRunner, test } from "vitest";

export default class FailedImports extends TestRunner {
  override async importFile(...args: Parameters<TestRunner["importFile"]>): Promise<unknown> {
    try {
      return await super.importFile(...args);
    } catch (error) {
      if (args[1] === "setup") throw error;
      return test("the file is imported", () => {
        throw error;
      });
    }
  }
}
