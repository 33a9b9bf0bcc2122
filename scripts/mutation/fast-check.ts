// fast-check with few runs and a fixed seed: a mutant is killed or survives the same way each time.
import fc, { type IAsyncProperty, type IProperty, type Parameters } from "fast-check";

export * from "fast-check";

const runs = 50;

function few<Ts>(parameters: Parameters<Ts> = {}): Parameters<Ts> {
  return { seed: 1, ...parameters, numRuns: Math.min(parameters.numRuns ?? runs, runs) };
}

export function assert<Ts>(property: IProperty<Ts> | IAsyncProperty<Ts>, parameters?: Parameters<Ts>): unknown {
  return fc.assert(property as IProperty<Ts>, few(parameters));
}

export default { ...fc, assert };
