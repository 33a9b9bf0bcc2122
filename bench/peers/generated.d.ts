/** Validators that ajv makes of our JSON Schema document when the benchmark is built. */
declare module "generated:ajv" {
  export interface AjvValidate {
    (body: unknown): boolean;
    readonly errors?: import("ajv").ErrorObject[] | null;
  }
  export const push: AjvValidate;
  export const email: AjvValidate;
  export const pushContent: AjvValidate;
  export const emailContent: AjvValidate;
}

/** Validators that typia makes of our types when the benchmark is built. */
declare module "generated:typia" {
  export interface TypiaError {
    readonly path: string;
    readonly expected: string;
  }
  type Validate = (body: unknown) => { readonly success: true } | { success: false; errors: TypiaError[] };
  export const push: Validate;
  export const email: Validate;
  export const pushContent: Validate;
  export const emailContent: Validate;
}
