/** The part of Trusted Types that is used here. TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Addresses): Addresses;
}

interface Addresses {
  createScriptURL(address: string): string;
}

const file = new URL("./worker.js", import.meta.url).href;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The address of the worker: the only script URL that the page trusts, as its Content-Security-Policy requires. */
export const workerAddress =
  trustedTypes?.createPolicy("campaign-rules", { createScriptURL: () => file }).createScriptURL(file) ?? file;
