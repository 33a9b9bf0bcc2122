import { fail, run } from "./main.js";

run(process.argv.slice(2)).catch(fail);
