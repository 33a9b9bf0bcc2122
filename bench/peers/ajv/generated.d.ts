/** What ajv generates from the schema when the benchmark is built. */
declare module "generated:ajv" {
  export const validate: import("ajv").ValidateFunction;
}
