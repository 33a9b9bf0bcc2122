import { memoryStorage } from "../../src/storage/memory.js";
import { testStorage } from "./storage-tests.js";

testStorage("memory", async () => memoryStorage());
