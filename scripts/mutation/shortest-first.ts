import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the file of tests that took the shortest: the first failure is the last test that a mutant needs. */
export class ShortestFirst extends BaseSequencer {
  /** Vitest sorts by the times of the last run, the longest first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}
