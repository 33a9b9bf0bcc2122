import { writeFileSync } from "node:fs";
import { generated } from "./generated.js";

for (const { file, source } of generated()) writeFileSync(file, source);
