import { createRequire } from "node:module";
import { afterAll } from "vitest";

const { write } = createRequire(import.meta.url)("./children.cjs") as { write(): void };

afterAll(write);
