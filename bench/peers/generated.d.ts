/** Our own JSON Schema document, made when the benchmark is built. */
declare module "generated:create-request" {
  const document: import("../../src/documents/index.js").JsonSchemaDocument;
  export default document;
}
