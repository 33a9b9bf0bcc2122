const { validateCreate } = require("campaign-rules");
const { explain } = require("campaign-rules/catalogue");
const { createRequestSchema } = require("campaign-rules/standard");

console.log(
  JSON.stringify([
    validateCreate({}).violations.length,
    explain("structure.required").id,
    createRequestSchema()["~standard"].validate({}).issues[0].pointer,
  ]),
);
