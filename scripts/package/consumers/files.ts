import { type CheckedFile, createFileChecker, type FileContents } from "campaign-rules/files";

const contents: FileContents = { operation: "update", state: "ACTIVE", current: { file: "stored.json", text: "{}" } };

export async function linesOf(file: string, text: string): Promise<(number | undefined)[]> {
  const checker = await createFileChecker({ config: false });
  const { result, positionOf }: CheckedFile = checker.check(file, text, contents);
  return result.violations.map((found) => positionOf(found)?.line);
}
