export { type Served, type ServeOptions, serve } from "./serve.js";
