import { createApp } from "./app.js";

// A real worker passes maps that it fills from a store outside, because the memory of a worker does not last.
export default createApp();
