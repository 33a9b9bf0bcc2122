/** Modules that the build generates. */

declare module "*?text" {
  const text: string;
  export default text;
}

declare module "rule-fixtures" {
  const fixtures: Readonly<Record<string, import("./rule-examples.js").RuleFixture>>;
  export default fixtures;
}
