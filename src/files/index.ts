/** Checks files like `campaign-rules check`, for programs: editors, agents, other tools. Needs Node. */

export type { Applicable } from "../cli/config/configurations.js";
export { docsUrlIn } from "../cli/docs-url.js";
export type { Bounds } from "../cli/regular-file.js";
export type { VersionedResult } from "../cli/schema-version.js";
export type { InputViolation } from "../text/input-violation.js";
export type { FileResult } from "../text/request/check-text.js";
export type { Fixed } from "../text/request/fix-text.js";
export type { Found } from "../text/request/places.js";
export type { Position } from "../text/request/source.js";
export { exactJson } from "./exact-json.js";
export {
  type CheckedFile,
  createFileChecker,
  type FileChecker,
  type FileCheckerOptions,
  type FileConfiguration,
} from "./file-checker.js";
export type { FileContents } from "./file-contents.js";
export { readText } from "./read-text.js";
