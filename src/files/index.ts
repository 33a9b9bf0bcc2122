/** Checks files like `campaign-rules check`, for programs: editors, agents, other tools. Needs Node. */
export type { InputViolation } from "../catalogue/input-rules.js";
export type { Applicable } from "../cli/config/configurations.js";
export type { Bounds } from "../cli/regular-file.js";
export type { VersionedResult } from "../cli/schema-version.js";
export type { FileResult } from "../request-text/check-text.js";
export type { Fixed } from "../request-text/fix-text.js";
export type { Found } from "../request-text/places.js";
export type { Position } from "../request-text/source.js";
export {
  type CheckedFile,
  createFileChecker,
  type FileChecker,
  type FileCheckerOptions,
  type FileConfiguration,
} from "./file-checker.js";
export type { FileContents } from "./file-contents.js";
export { readText } from "./read-text.js";
