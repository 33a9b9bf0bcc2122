import vm from "node:vm";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";

/** Runs a script in an engine without a host, and gives the text that its last expression is. */
export type BareEngine = (script: string) => string;

/** What V8 gives a realm although ECMAScript has nothing of it. */
const NOT_ECMASCRIPT = ["console", "WebAssembly", "SharedArrayBuffer", "Atomics"];

const v8: BareEngine = (script) => {
  const realm = vm.createContext(Object.create(null) as vm.Context, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of NOT_ECMASCRIPT) vm.runInContext(`delete globalThis.${name}`, realm);
  const left: unknown = vm.runInContext(
    "['console', 'URL', 'TextEncoder', 'process', 'structuredClone', 'setTimeout'].filter((name) => name in globalThis).join()",
    realm,
  );
  if (left !== "") throw new Error(`the realm has ${String(left)}`);
  return String(vm.runInContext(script, realm));
};

const module = await newQuickJSWASMModuleFromVariant(import("@jitl/quickjs-wasmfile-release-sync"));

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
