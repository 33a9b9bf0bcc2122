import vm from "node:vm";
import { fromTools, install } from "../tools.js";

/** Runs a script in an engine without a host, and returns the value of its last expression, a string. */
export type BareEngine = (script: string) => string;

/** Globals that V8 gives a realm, but that an engine need not have. */
const OPTIONAL_GLOBALS = ["console", "WebAssembly", "SharedArrayBuffer", "Atomics"];

const v8: BareEngine = (script) => {
  const realm = vm.createContext(Object.create(null) as vm.Context, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of OPTIONAL_GLOBALS) vm.runInContext(`delete globalThis.${name}`, realm);
  const left: unknown = vm.runInContext(
    "['console', 'URL', 'TextEncoder', 'process', 'structuredClone', 'setTimeout'].filter((name) => name in globalThis).join()",
    realm,
  );
  if (left !== "") throw new Error(`the realm has ${String(left)}`);
  return String(vm.runInContext(script, realm));
};

/** The part of quickjs-emscripten, one of the tools, that is used here. */
interface QuickJs {
  newQuickJSWASMModuleFromVariant(variant: unknown): Promise<{ newContext(): Context }>;
}

interface Context {
  evalCode(script: string): unknown;
  unwrapResult(result: unknown): { dispose(): void };
  getString(handle: unknown): string;
  dispose(): void;
}

install("tools");
const { newQuickJSWASMModuleFromVariant } = fromTools("quickjs-emscripten-core") as QuickJs;
const module = await newQuickJSWASMModuleFromVariant(fromTools("@jitl/quickjs-wasmfile-release-sync"));

const quickJs: BareEngine = (script) => {
  const context = module.newContext();
  try {
    const handle = context.unwrapResult(context.evalCode(script));
    const text = context.getString(handle);
    handle.dispose();
    return text;
  } finally {
    context.dispose();
  }
};

export const bareEngines: Readonly<Record<string, BareEngine>> = { "a bare realm of V8": v8, QuickJS: quickJs };
