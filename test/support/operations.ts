import type { JsonPatchOperation } from "../../src/index.js";

export const add = (path: string, value: unknown): JsonPatchOperation => ({ op: "add", path, value });
export const copy = (from: string, path: string): JsonPatchOperation => ({ op: "copy", from, path });
export const move = (from: string, path: string): JsonPatchOperation => ({ op: "move", from, path });
export const remove = (path: string): JsonPatchOperation => ({ op: "remove", path });
export const replace = (path: string, value: unknown): JsonPatchOperation => ({ op: "replace", path, value });
export const equals = (path: string, value: unknown): JsonPatchOperation => ({ op: "test", path, value });
