// Adds a failing test for each test file that throws while it is imported. Stryker only looks at failed tests:
// otherwise, a change that keeps a file from loading would seem to pass all tests.
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
