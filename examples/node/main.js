import { createApp } from "./app.js";

createApp().listen(8080);
